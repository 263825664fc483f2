/** Concurrency limits over all processes: for work that needs much memory, and for what others must bear. */
import { randomInt } from "node:crypto";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../problem.ts";

/** At most `atOnce` of `what` run for one person. */
export type Slots = { what: string; userId: number; atOnce: number };

/** A slot of a process that died is free again after this time; one that lives renews it. */
const LEASE_MS = 15_000;
const RENEW_MS = LEASE_MS / 3;
/** No request takes as long. */
const MOST_SECONDS = 300;
const LARGEST_OWNER = 2 ** 31 - 1;

// Slots are rows beside the counters; "points" is who has one. Their times are the database's, because servers' clocks
// differ. Which free one is taken is chance, so that servers seldom reach for the same.
const takeSlot = statement<{ key: string | null; free: number }, [keys: string[], owner: number, leaseMs: number]>(`
  with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
  free as (
    select given.key from unnest($1::text[]) as given (key), clock
    where not exists (select from rate_limits r where r.key = given.key and r.expire > clock.now)),
  taken as (
    insert into rate_limits as r (key, points, expire)
    select key, $2::int, now + $3::int from free, clock order by random() limit 1
    on conflict (key) do update set points = excluded.points, expire = excluded.expire
    where r.expire <= excluded.expire - $3
    returning key)
  select (select key from taken) as key, (select count(*)::int from free) as free`);
const renewSlot = statement<never, [key: string, owner: number, leaseMs: number]>(`
  update rate_limits set expire = (extract(epoch from clock_timestamp()) * 1000)::bigint + $3::int
  where key = $1 and points = $2`);
// Somebody else's slot stays: the own lease may have run out meanwhile.
const freeSlot = statement<never, [key: string, owner: number]>(
  "delete from rate_limits where key = $1 and points = $2",
);

type Access = Pick<Dependencies, "db">;

/** At most `atOnce` run under one name (no personal data). After `mostSeconds` others may take the place of one. */
export type NamedSlots = { name: string; atOnce: number; mostSeconds: number };

/** The key of a slot that was free; undefined if none is. */
async function take(db: Access["db"], { name, atOnce }: NamedSlots, owner: number): Promise<string | undefined> {
  const keys = Array.from({ length: atOnce }, (_slot, index) => `slot:${name}:${index + 1}`);
  for (;;) {
    const [row] = await takeSlot(db, keys, owner, LEASE_MS);
    if (row?.key) return row.key;
    // Otherwise somebody else took the same free one at the same moment.
    if (!row?.free) return undefined;
  }
}

/** Keeps the slot of a living process; `stop` ends that. */
function keep(db: Access["db"], key: string, owner: number, mostSeconds: number): { stop(): void } {
  const end = performance.now() + mostSeconds * 1000;
  const timer = setInterval(() => {
    if (performance.now() > end) clearInterval(timer);
    // While the database is away nobody takes a slot either.
    else void renewSlot(db, key, owner, LEASE_MS).catch(() => {});
  }, RENEW_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Runs the work in a free slot. Undefined, and nothing runs, if there is none. */
export async function withFreeSlot<T>(
  { db }: Access,
  slots: NamedSlots,
  work: () => Promise<T>,
): Promise<{ value: T } | undefined> {
  const owner = randomInt(1, LARGEST_OWNER);
  const key = await take(db, slots, owner);
  if (key === undefined) return undefined;
  const kept = keep(db, key, owner, slots.mostSeconds);
  try {
    return { value: await work() };
  } finally {
    kept.stop();
    await freeSlot(db, key, owner);
  }
}

/** @throws Problem `request.throttled` if that many are running already */
export async function withSlot<T>(access: Access, { what, userId, atOnce }: Slots, work: () => Promise<T>): Promise<T> {
  const ran = await withFreeSlot(access, { name: `${what}:${userId}`, atOnce, mostSeconds: MOST_SECONDS }, work);
  if (ran === undefined) throw new Problem("request.throttled");
  return ran.value;
}
