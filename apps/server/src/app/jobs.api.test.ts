import { openDatabase } from "@portal/db/connect";
import { aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { expect, onTestFinished, vi } from "vitest";
import { readSweeps, type SweepState } from "../platform/sweeps/repository.ts";
import { startSweeps } from "../platform/sweeps/start-sweeps.ts";
import { apiTest } from "../testing/fixture.ts";
import { sweepAll } from "../testing/sweep-around.ts";
import { ALL_SWEEPS } from "./jobs.ts";

const DAY_MS = 86_400_000;
const { test, app } = apiTest({ freshFor: "test" });
const SOON = { timeout: 20_000, interval: 20 };

test("the sweeps delete expired rows of platform and slices, and nothing the second time", async () => {
  const user = await aUser(app.db);
  await app.anonymous().logIn(user.login, "Demo-Portal-2026");
  app.clock.advance(4000 * DAY_MS);
  expect(await sweepAll(app.dependencies, ALL_SWEEPS)).toMatchObject({ sessions: 1, files: 0, mails: 0, tokens: 0 });
  expect(new Set(Object.values(await sweepAll(app.dependencies, ALL_SWEEPS)))).toEqual(new Set([0]));
});

const stateOf = async (name: string): Promise<SweepState | undefined> =>
  (await readSweeps(app.db)).find((state) => state.name === name);

/** Holds a lock on a table until the test ends or `release` is called. */
async function lockTable(table: string): Promise<{ release(): Promise<void> }> {
  const other = openDatabase(app.dependencies.environment.DATABASE_URL, { max: 1 });
  const held = await other.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(held);
  const release = async () => {
    if (!held.isRolledBack) await held.rollback().execute();
    await other.destroy();
  };
  onTestFinished(release);
  return { release };
}

test("a sweep that waits for a lock holds up no other: a due profile is erased meanwhile", async () => {
  const user = await aUser(app.db);
  await app.db
    .updateTable("users")
    .set({ erase_at: new Date(0) })
    .where("id", "=", user.id)
    .execute();
  const lock = await lockTable("leaving_reasons");
  const running = startSweeps(app.dependencies, ALL_SWEEPS, { lookMs: 50 });
  onTestFinished(() => running.stop());
  await vi.waitFor(async () => {
    expect(await app.db.selectFrom("users").select("id").where("id", "=", user.id).execute()).toEqual([]);
    expect(await stateOf("profiles")).toMatchObject({ last_rows: 1, failures: 0, error: null, running: false });
  }, SOON);
  expect((await stateOf("leavingReasons"))?.succeeded_at).toBeNull();
  await vi.waitFor(
    async () => expect(await stateOf("leavingReasons")).toMatchObject({ failures: 1, owner: null }),
    SOON,
  );
  expect((await stateOf("leavingReasons"))?.error).toMatch(/lock timeout/);
  await lock.release();
  await sql`update sweeps set due_at = now() where name = 'leavingReasons'`.execute(app.db);
  await vi.waitFor(
    async () => expect(await stateOf("leavingReasons")).toMatchObject({ failures: 0, error: null }),
    SOON,
  );
});
