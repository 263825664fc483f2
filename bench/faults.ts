/**
 * `npm run faults [-- --seed 1] [-- --rounds 22] [-- --savers 10]`: saves at two servers on one database, through faults
 * in an order that the seed repeats. Prints how many saves were acknowledged, lost and altered, and for each fault the
 * longest time that somebody was without an acknowledged save. Ends with 1 where a save is lost or altered.
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
import { type Fault, FAULTS } from "./faults/faults.ts";
import { type Fleet, startFleet } from "./faults/fleet.ts";
import { seededRandom } from "./faults/random.ts";
import { type Person, Saver } from "./faults/saver.ts";
import { type Db, allServedSince, longestWait, verify } from "./faults/verify.ts";

/** A round lasts until everybody is served again, at most this long. */
const ROUND_TIMEOUT_MS = 60_000;

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    rounds: { type: "string", default: "22" },
    savers: { type: "string", default: "10" },
  },
});
const random = seededRandom(Number(options.seed));

function pick(count: number): number {
  return Math.floor(random() * count);
}

/** Each fault once, in an order of the seed's, before one comes again. */
function* mixed(faults: readonly Fault[]): Generator<Fault, never> {
  for (;;) {
    const left = [...faults];
    while (left.length > 0) yield* left.splice(pick(left.length), 1);
  }
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
  await fault.strike({ fleet, db, pick });
  const ended = performance.now();
  while (!allServedSince(savers, ended)) {
    if (performance.now() - ended > ROUND_TIMEOUT_MS) return Infinity;
    await delay(50);
  }
  return longestWait(savers, began);
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

console.log("| fault | longest wait, seconds |\n|---|---|");
const order = mixed(FAULTS.filter((fault) => fault.missing?.(fleet) === undefined));
for (let index = 0; index < Number(options.rounds); index++) {
  const fault = order.next().value;
  console.log(`| ${fault.name} | ${(await round(fleet, savers, fault)).toFixed(1)} |`);
}
for (const { name, missing } of FAULTS) {
  const tool = missing?.(fleet);
  if (tool !== undefined) console.log(`| ${name} | not tried: this machine has no ${tool} |`);
}
saving.abort();
await Promise.all(work);
const { acknowledged, lost, altered } = await verify(db, savers);
console.log(`\nSeed ${options.seed}: ${acknowledged} saves acknowledged, ${lost} lost, ${altered} altered.`);
await db.destroy();
await fleet.stop();
deleteDataDir(folder);
process.exit(lost + altered === 0 ? 0 : 1);
