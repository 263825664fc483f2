/** What strikes the fleet. The seconds of a round include those that a fault itself lasts. */
import { setTimeout as delay } from "node:timers/promises";
import { untilLocked, LOCK_TIMEOUT_MS } from "@portal/db/lock-retries";
import { statement } from "@portal/db/statement";
import type { Fleet } from "./fleet.ts";
import { canFillDisk } from "./full-disk.ts";
import type { Db } from "./verify.ts";

const LASTS_MS = 2000;
const HOUR_MS = 3_600_000;
const MAILS = 50;

export type Struck = { fleet: Fleet; db: Db; pick(count: number): number };
export type Fault = {
  readonly name: string;
  /** Why the fault cannot be tried on this machine; undefined where it can. */
  missing?(fleet: Fleet): string | undefined;
  strike(struck: Struck): Promise<void> | void;
};

const clockJumps = (name: string, offsetMs: number): Fault => ({
  name,
  async strike({ fleet, pick }) {
    const server = pick(fleet.origins.length);
    fleet.setClock(server, offsetMs);
    await delay(LASTS_MS);
    fleet.setClock(server, 0);
  },
});

export const FAULTS: readonly Fault[] = [
  { name: "a server is killed", strike: ({ fleet, pick }) => fleet.killServer(pick(fleet.origins.length)) },
  { name: "the database is killed", strike: ({ fleet }) => fleet.killDatabase() },
  { name: "open connections fall silent", strike: ({ fleet }) => fleet.proxy.silenceOpen() },
  {
    name: "the database is silent for two seconds",
    async strike({ fleet: { proxy } }) {
      proxy.silenceOpen();
      proxy.silenceNew();
      await delay(LASTS_MS);
      proxy.speak();
    },
  },
  {
    name: "a server and the database are killed",
    strike({ fleet, pick }) {
      fleet.killServer(pick(fleet.origins.length));
      fleet.killDatabase();
    },
  },
  {
    name: "the database's disk is full for two seconds",
    missing: () => (canFillDisk() ? undefined : "prlimit"),
    async strike({ fleet }) {
      fleet.fillDiskOfDatabase();
      await delay(LASTS_MS);
      fleet.freeDiskOfDatabase();
    },
  },
  {
    name: "Redis is gone for two seconds",
    missing: ({ redis }) => (redis === undefined ? "redis-server" : undefined),
    async strike({ fleet: { redis } }) {
      redis?.kill();
      await delay(LASTS_MS);
      redis?.restart();
    },
  },
  clockJumps("a server's clock is an hour ahead for two seconds", HOUR_MS),
  clockJumps("a server's clock is an hour behind for two seconds", -HOUR_MS),
  { name: "a migration waits behind a long transaction", strike: ({ db }) => migrateBehindLock(db) },
  { name: "fifty mails are due, and the mail server is silent", strike: ({ db }) => mailsDue(db) },
];

const readEntries = statement<{ count: number }, []>("select count(*) from entries");
const limitLockWait = statement<never, []>(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
const addColumn = statement<never, []>("alter table entries add column if not exists struck boolean");
const dropColumn = statement<never, []>("alter table entries drop column struck");
const addMails = statement<never, [round: string, count: number]>(`
  insert into mails (key, template, recipient, brand, subject, text_body, html_body, created_at, due_at)
  select $1::text || n, 'fault', 'niemand@nahbei.example', 'a', 'Betreff', 'Text', '<p>Text</p>', now(), now()
  from generate_series(1, $2::int) n`);

/** A report reads the entries for two seconds while a migration wants to add a column, as `portal migrate` does. */
async function migrateBehindLock(db: Db): Promise<void> {
  const report = db.transaction().execute(async (trx) => {
    await readEntries(trx);
    await delay(LASTS_MS);
  });
  const migration = untilLocked(() =>
    db.transaction().execute(async (trx) => {
      await limitLockWait(trx);
      await addColumn(trx);
      await dropColumn(trx);
    }),
  );
  await Promise.all([report, migration]);
}

let rounds = 0;
async function mailsDue(db: Db): Promise<void> {
  rounds += 1;
  await addMails(db, `fault ${rounds} `, MAILS);
}
