import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { awaitTurn, PortalBusy } from "./portal-turns.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

test("of many who ask at once each has a turn of its own, the next one a gap later", async () => {
  const start = performance.now();
  const ends = await Promise.all(
    Array.from({ length: 6 }, async () => {
      await awaitTurn(t.db, { portal: "a", gapMs: 100, patienceMs: 5000, now: new Date() });
      return performance.now() - start;
    }),
  );
  const inOrder = ends.toSorted((a, b) => a - b);
  for (const [index, end] of inOrder.entries()) expect(end).toBeGreaterThan(index * 100 - 40);
});

test("whoever may not wait so long hears when it is worth trying again, and takes nobody's turn", async () => {
  const now = new Date();
  const ask = (patienceMs: number) => awaitTurn(t.db, { portal: "b", gapMs: 60_000, patienceMs, now });
  await ask(0);
  const refused = await ask(1000).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PortalBusy);
  expect((refused as PortalBusy).until.getTime()).toBe(now.getTime() + 60_000);
  const row = await t.db
    .selectFrom("listing_portal_turns")
    .select("next_at")
    .where("portal", "=", "b")
    .executeTakeFirstOrThrow();
  expect(row.next_at.getTime()).toBe(now.getTime() + 60_000);
});

test("whoever is called off waits no longer", async () => {
  const calledOff = new AbortController();
  const now = new Date();
  const ask = () => awaitTurn(t.db, { portal: "c", gapMs: 60_000, patienceMs: 60_000, now, signal: calledOff.signal });
  await ask();
  const waiting = ask();
  calledOff.abort();
  // A minute is longer than this test may take.
  await expect(waiting).resolves.toBeUndefined();
});
