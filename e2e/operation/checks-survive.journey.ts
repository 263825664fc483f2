/** A listing check goes on when the server that began it is killed. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { type CompanyPortal, reloadPortals, retrievePortals } from "@portal/contract/entry-service/calls";
import { openDatabase } from "@portal/db/connect";
import { aProduct } from "@portal/db/factories/companies";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { aCustomer, type Customer } from "../people.ts";
import { freePort, type Product, startProduct } from "../product.ts";
import { caller, type Call, expectOk, logIn } from "./api-caller.ts";
import { isReady, killNow, serverOf } from "./processes.ts";

/** Ten seconds without a sign of life, a look every two, and the reading itself; plenty of it for a busy machine. */
const POLL = { timeout: 100_000, interval: 200 };
/** The line of the start that says where the sandbox listens. */
const FAKES = /^Fakes .*: (http:\S+)\/$/m;
const ROOT = path.resolve(import.meta.dirname, "../..");

let product: Product;
let db: Kysely<Database>;
/** Where the sandbox listens. */
let outside: string;
let second: ChildProcess | undefined;

beforeAll(async () => {
  product = await startProduct();
  db = openDatabase(product.databaseUrl, { max: 2 });
  // The start prints it after the address that `startProduct` waits for.
  outside = await vi.waitUntil(() => FAKES.exec(product.output())?.[1], POLL);
});
afterEach(async () => {
  process.kill(product.pid, "SIGCONT");
  await sandbox("DELETE", "/faults");
  if (second?.kill("SIGTERM")) await once(second, "exit");
  second = undefined;
});
afterAll(async () => {
  await db.destroy();
  await product.remove();
});

const sandbox = (method: string, address: string): Promise<Response> => fetch(`${outside}${address}`, { method });

/** A company whose check has begun, with portals that don't answer. */
async function aHangingCheck(): Promise<{ customer: Customer; call: Call; total: number }> {
  const customer = await aCustomer(db);
  await aProduct(db, { company_id: customer.company.id, code: "ENTRY-SERVICE", status: "Ordered" });
  await sandbox("POST", "/faults?path=/portals/&fault=hang");
  const call = caller(product.origin);
  await logIn(call, customer);
  const { body } = await expectOk(call("GET", `${reloadPortals.path}?accountId=${customer.company.id}`));
  await expect.poll(() => activeJobs(customer.company.id), POLL).toBeGreaterThan(0);
  return { customer, call, total: (body as { check: { total: number } }).check.total };
}

/** Of the company's own check; the demo companies are checked beside it. */
async function activeJobs(companyId: number): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(*)::int as active from pgboss.job
    where name = 'entry-service.check-portal' and state = 'active'
      and (data ->> 'checkId')::bigint in (select id from listing_checks where company_id = ${companyId})`.execute(db);
  return rows[0]?.active ?? 0;
}

/** Sees that the killed server left something, then lets the portals answer again. */
async function inTheMiddle({ company }: Customer): Promise<void> {
  expect(await activeJobs(company.id)).toBeGreaterThan(0);
  await sandbox("DELETE", "/faults");
}

async function finished(companyId: number): Promise<boolean> {
  const check = await db
    .selectFrom("listing_checks")
    .select("finished_at")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return check?.finished_at != null;
}

async function portalsOf(call: Call, { company }: Customer): Promise<CompanyPortal[]> {
  const query = `accountId=${company.id}&companyId=${company.id}`;
  return ((await expectOk(call("GET", `${retrievePortals.path}?${query}`))).body as { portals: CompanyPortal[] })
    .portals;
}

/** Every portal was read or has a reason, and most were read: only what hung with the killed process is begun anew. */
function expectResults(portals: CompanyPortal[], total: number): void {
  expect(portals).toHaveLength(total);
  const read = portals.filter(({ portal: { status } }) => status !== null && status !== "portal_error");
  expect(read.length).toBeGreaterThan(total / 2);
  expect(portals.filter(({ pending }) => pending)).toEqual([]);
}

it("a check survives a killed server that is restarted", async () => {
  const { customer, call, total } = await aHangingCheck();
  const server = serverOf(product);
  killNow(server);
  await inTheMiddle(customer);

  await expect.poll(() => isReady(product), POLL).toBe(true);
  expect(serverOf(product)).not.toBe(server);
  await expect.poll(() => finished(customer.company.id), POLL).toBe(true);
  expectResults(await portalsOf(call, customer), total);
}, 240_000);

it("a check survives a killed server when another one runs on the same database", async () => {
  const server = serverOf(product);
  const elsewhere = await aSecondServer();
  const { customer, total } = await aHangingCheck();
  // Held still, so that nobody starts the killed one again.
  process.kill(product.pid, "SIGSTOP");
  killNow(server);
  await inTheMiddle(customer);

  await expect.poll(() => finished(customer.company.id), POLL).toBe(true);
  await logIn(elsewhere, customer);
  expectResults(await portalsOf(elsewhere, customer), total);
}, 240_000);

/** Beside the first one, on its database and files, with the same partner portals. @returns its API */
async function aSecondServer(): Promise<Call> {
  const port = await freePort();
  const { NODE_ENV: _runner, PORTAL_ENV: _environment, ...kept } = process.env;
  second = fork(path.join(ROOT, "apps/server/src/app/main.ts"), [], {
    env: {
      ...kept,
      PORT: String(port),
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: product.dataDir,
      OUTGOING_TRUSTED: new URL(outside).host,
      PARTNER_PORTALS: path.join(product.dataDir, "partner-portals.json"),
    },
    execArgv: ["--import", path.join(ROOT, "tools/supervisor/exit-with-parent.ts")],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(second, "message");
  return caller(`http://localhost:${port}`);
}
