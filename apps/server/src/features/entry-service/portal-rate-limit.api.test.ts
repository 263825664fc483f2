import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { awaitSlot, PortalBusy } from "./portal-rate-limit.ts";

const { test, app } = apiTest();

test("six parallel requests get a slot each, one gap apart", async () => {
  const start = performance.now();
  const ends = await Promise.all(
    Array.from({ length: 6 }, async () => {
      await awaitSlot(app.db, { portal: "a", gapMs: 100, maxWaitMs: 5000, now: new Date() });
      return performance.now() - start;
    }),
  );
  const inOrder = ends.toSorted((a, b) => a - b);
  for (const [index, end] of inOrder.entries()) expect(end).toBeGreaterThan(index * 100 - 40);
});

test("a request whose slot is too far away learns when the portal is free, and reserves nothing", async () => {
  const now = new Date();
  const ask = (maxWaitMs: number) => awaitSlot(app.db, { portal: "b", gapMs: 60_000, maxWaitMs, now });
  await ask(0);
  const refused = await ask(1000).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PortalBusy);
  expect((refused as PortalBusy).until.getTime()).toBe(now.getTime() + 60_000);
  const row = await app.db
    .selectFrom("listing_portal_rate_limits")
    .select("next_at")
    .where("portal", "=", "b")
    .executeTakeFirstOrThrow();
  expect(row.next_at.getTime()).toBe(now.getTime() + 60_000);
});

test("an aborted request stops waiting for its slot", async () => {
  const aborted = new AbortController();
  const now = new Date();
  const ask = () => awaitSlot(app.db, { portal: "c", gapMs: 60_000, maxWaitMs: 60_000, now, signal: aborted.signal });
  await ask();
  const waiting = ask();
  aborted.abort();
  // The slot is a minute away, longer than this test may take.
  await expect(waiting).resolves.toBeUndefined();
});
