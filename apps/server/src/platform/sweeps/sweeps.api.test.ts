/** Sweeps over several servers: one owner at a time, and who takes over. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, vi } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { portalOn } from "../../testing/portal-command.ts";
import { sweepMails } from "../mail/retention.ts";
import { makeDue, readSweeps, type SweepState } from "./repository.ts";
import { startSweeps } from "./start-sweeps.ts";
import { inBatches, type Sweep, SWEEP_BATCH } from "./sweep.ts";

const { test, app } = apiTest({ freshFor: "test" });
const SOON = { timeout: 20_000, interval: 20 };

function serve(sweeps: readonly Sweep[], options: { leaseMs?: number } = {}) {
  const running = startSweeps(app.dependencies, sweeps, { lookMs: 50, ...options });
  onTestFinished(() => running.stop());
  return running;
}

const stateOf = async (name: string): Promise<SweepState | undefined> =>
  (await readSweeps(app.db)).find((state) => state.name === name);

test("of two servers one does a sweep, and both may do different ones", async () => {
  let atOnce = 0;
  let most = 0;
  let runs = 0;
  const counting: Sweep = {
    name: "counting",
    everySeconds: 0,
    async run() {
      most = Math.max(most, ++atOnce);
      await sql`select pg_sleep(0.02)`.execute(app.db);
      atOnce -= 1;
      runs += 1;
      return 0;
    },
  };
  serve([counting]);
  serve([counting]);
  await vi.waitFor(() => expect(runs).toBeGreaterThan(8), SOON);
  expect(most).toBe(1);
});

test("the sweep of a killed server is taken over when its lease has ended, not before", async () => {
  const url = app.dependencies.environment.DATABASE_URL;
  const child = fork(resolve(import.meta.dirname, "../../testing/sweeps/sweeping-process.ts"), [url, "3000"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "message");
  let takenOver = false;
  const held: Sweep = { name: "held", run: async () => ((takenOver = true), 1) };
  serve([held]);
  child.kill("SIGKILL");
  await once(child, "exit");
  const left = await stateOf("held");
  expect(left?.running).toBe(true);
  expect(takenOver).toBe(false);
  await vi.waitFor(async () => expect(await stateOf("held")).toMatchObject({ last_rows: 1, running: false }), SOON);
  expect(takenOver).toBe(true);
  expect((await stateOf("held"))?.owner).toBeNull();
});

test("a sweep that lasts longer than its lease keeps it", async () => {
  let begun = 0;
  let end = (): void => {};
  const long: Sweep = { name: "long", run: () => ((begun += 1), new Promise((done) => (end = () => done(0)))) };
  serve([long], { leaseMs: 300 });
  await vi.waitFor(() => expect(begun).toBe(1), SOON);
  const first = await sql<{ lease_until: Date }>`select lease_until from sweeps where name = 'long'`.execute(app.db);
  serve([long], { leaseMs: 300 });
  await vi.waitFor(async () => {
    const { rows } = await sql<{ later: boolean }>`
      select now() > ${first.rows[0]?.lease_until}::timestamptz + interval '300 ms' as later`.execute(app.db);
    expect(rows[0]?.later).toBe(true);
  }, SOON);
  expect(begun).toBe(1);
  end();
  await vi.waitFor(async () => expect((await stateOf("long"))?.succeeded_at).not.toBeNull(), SOON);
});

test("a server that ends returns its leases, and another begins at once", async () => {
  const waiting: Sweep = { name: "waiting", run: () => new Promise(() => {}) };
  const first = startSweeps(app.dependencies, [waiting], { lookMs: 50 });
  await vi.waitFor(async () => expect(await stateOf("waiting")).toMatchObject({ running: true }), SOON);
  await first.stop();
  expect(await stateOf("waiting")).toMatchObject({ running: false, owner: null, failures: 0 });
  serve([{ ...waiting, run: async () => 7 }]);
  await vi.waitFor(async () => expect(await stateOf("waiting")).toMatchObject({ last_rows: 7 }), SOON);
});

test("a sweep that fails is tried again after one, two and four minutes", async () => {
  serve([{ name: "failing", run: () => Promise.reject(new Error("no luck")) }]);
  const pauses: number[] = [];
  for (let failures = 1; failures <= 3; failures += 1) {
    await vi.waitFor(async () => expect(await stateOf("failing")).toMatchObject({ failures, error: "no luck" }), SOON);
    const { rows } = await sql<{ pause: number }>`
      select round(extract(epoch from due_at - failed_at))::int as pause from sweeps where name = 'failing'`.execute(
      app.db,
    );
    pauses.push(rows[0]?.pause ?? 0);
    await makeDue(app.db, "failing");
  }
  expect(pauses).toEqual([60, 120, 240]);
});

test("a backlog is deleted in batches", async () => {
  await sql`insert into mails (key, template, recipient, brand, subject, text_body, html_body, created_at, due_at, sent_at)
            select 'k' || n, 't', 'a', 'nahbei', 's', '', '', '2000-01-01', '2000-01-01', '2000-01-01'
            from generate_series(1, ${SWEEP_BATCH * 2 + 1}) n`.execute(app.db);
  expect(await sweepMails(app.dependencies)).toBe(SWEEP_BATCH * 2 + 1);
  const sizes = [SWEEP_BATCH, SWEEP_BATCH, 3];
  expect(await inBatches(async () => Array.from({ length: sizes.shift() ?? 0 }))).toBe(2 * SWEEP_BATCH + 3);
  expect(sizes).toEqual([]);
});

test("portal sweeps lists each sweep with its last success and its age", async () => {
  serve([{ name: "listed", run: async () => 12 }]);
  await vi.waitFor(async () => expect(await stateOf("listed")).toMatchObject({ last_rows: 12 }), SOON);
  expect((await stateOf("listed"))?.age).toBeGreaterThanOrEqual(0);
  const { code, out } = await portalOn(app.dependencies.environment.DATABASE_URL)(["sweeps"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^sweep +state +last success +age +rows +failures +error\n/);
  expect(out).toMatch(/^listed +waits +\S+ +\d+ s +12 +0$/m);
});

test("the command makes one due at once, and knows no other", async () => {
  let runs = 0;
  serve([{ name: "asked-for", run: async () => (runs += 1) }]);
  await vi.waitFor(async () => expect(await stateOf("asked-for")).toMatchObject({ last_rows: 1 }), SOON);
  const portal = portalOn(app.dependencies.environment.DATABASE_URL);
  expect((await portal(["sweeps", "--now", "unknown"])).error).toContain("There is no sweep unknown.");
  expect((await portal(["sweeps", "--now", "asked-for"])).code).toBe(0);
  await vi.waitFor(async () => expect(await stateOf("asked-for")).toMatchObject({ last_rows: 2 }), SOON);
});
