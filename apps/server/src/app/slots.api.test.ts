/** Leases of slots are rows beside the counters, whose sweep must leave them alone. */
import { sql } from "kysely";
import { expect } from "vitest";
import { withFreeSlot } from "../platform/rate-limits/with-slot.ts";
import { apiTest } from "../testing/fixture.ts";
import { sweepAll } from "../testing/sweep-around.ts";
import { ALL_SWEEPS } from "./jobs.ts";

const { test, app } = apiTest();

test("a slot is kept for as long as its work lasts, whatever the product's clock and the sweep of counters say", async () => {
  const slots = { name: "kept", atOnce: 1, mostSeconds: 60 };
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const holding = withFreeSlot({ db: app.db }, slots, () => held);
  const expiry = async (): Promise<number> => {
    const { rows } = await sql<{ expire: number }>`
      select expire from rate_limits where key = 'slot:kept:1'`.execute(app.db);
    return rows[0]?.expire ?? 0;
  };
  await expect.poll(expiry).toBeGreaterThan(0);
  const first = await expiry();
  await expect.poll(expiry, { timeout: 15_000 }).toBeGreaterThan(first);
  app.clock.advance(3_600_000);
  const counters = ALL_SWEEPS.filter(({ name }) => name === "counters");
  await sweepAll(app.dependencies, counters);
  expect(await withFreeSlot({ db: app.db }, slots, async () => "ran")).toBeUndefined();
  release();
  await holding;
  expect(await withFreeSlot({ db: app.db }, slots, async () => "ran")).toEqual({ value: "ran" });
});
