/**
 * `npm run faults [-- --seed 1] [-- --rounds 12] [-- --savers 10]`: saves at two servers on one database, through faults
 * in an order that the seed repeats. Prints how many saves were acknowledged, lost and altered, and for each fault the
 * seconds until everybody was served again. Ends with 1 where a save is lost or altered.
 */
import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "@portal/db/connect";
import { deleteDataDir } from "@portal/db/embedded/place";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { type Fleet, startFleet } from "./faults/fleet.ts";
import { seededRandom } from "./faults/random.ts";
import { type Person, Saver } from "./faults/saver.ts";
import { type Db, untilServed, verify } from "./faults/verify.ts";

/** A round lasts until everybody is served again, at most this long. */
const ROUND_TIMEOUT_MS = 60_000;
const SILENT_DATABASE_MS = 2000;

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    rounds: { type: "string", default: "12" },
    savers: { type: "string", default: "10" },
  },
});
const random = seededRandom(Number(options.seed));

type Fault = { readonly name: string; strike(fleet: Fleet): Promise<void> | void };
const FAULTS: readonly Fault[] = [
  { name: "a server is killed", strike: ({ killServer, origins }) => killServer(pick(origins.length)) },
  { name: "the database is killed", strike: ({ killDatabase }) => killDatabase() },
  { name: "open connections fall silent", strike: ({ proxy }) => proxy.silenceOpen() },
  {
    name: "the database is silent for two seconds",
    async strike({ proxy }) {
      proxy.silenceOpen();
      proxy.silenceNew();
      await delay(SILENT_DATABASE_MS);
      proxy.speak();
    },
  },
  {
    name: "a server and the database are killed",
    strike({ killServer, killDatabase, origins }) {
      killServer(pick(origins.length));
      killDatabase();
    },
  },
];

function pick(count: number): number {
  return Math.floor(random() * count);
}

async function aPerson(db: Db): Promise<Person> {
  const user = await aUser(db);
  const company = await aCompany(db);
  await anEntry(db, { company_id: company.id, name: company.name });
  await aMembership(db, { user_id: user.id, company_id: company.id, right: "owner" });
  return { login: user.login, password: TEST_PASSWORD, companyId: company.id };
}

async function round(fleet: Fleet, savers: readonly Saver[], fault: Fault): Promise<number> {
  await delay(500 + pick(1000));
  const began = performance.now();
  await fault.strike(fleet);
  let seconds = Infinity;
  while (seconds === Infinity && performance.now() - began < ROUND_TIMEOUT_MS) {
    await delay(50);
    seconds = untilServed(savers, began);
  }
  return seconds;
}

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "portal-faults-")));
// PostgreSQL may run as another user, who must be able to pass through.
chmodSync(folder, 0o711);
const fleet = await startFleet(folder);
const db = openDatabase(fleet.databaseUrl, { max: 2 });
const savers: Saver[] = [];
for (let index = 0; index < Number(options.savers); index++) {
  const saver = new Saver(await aPerson(db), fleet.origins, index % fleet.origins.length);
  await saver.logIn();
  savers.push(saver);
}
const saving = new AbortController();
const work = savers.map((saver) => saver.saveUntil(saving.signal));

console.log("| fault | seconds until everybody is served |\n|---|---|");
for (let index = 0; index < Number(options.rounds); index++) {
  const fault = FAULTS[pick(FAULTS.length)] as Fault;
  console.log(`| ${fault.name} | ${(await round(fleet, savers, fault)).toFixed(1)} |`);
}
saving.abort();
await Promise.all(work);
const { acknowledged, lost, altered } = await verify(db, savers);
console.log(`\nSeed ${options.seed}: ${acknowledged} saves acknowledged, ${lost} lost, ${altered} altered.`);
await db.destroy();
await fleet.stop();
deleteDataDir(folder);
process.exit(lost + altered === 0 ? 0 : 1);
