import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Problem } from "../problem.ts";
import { withFreeSlot, withSlot } from "./with-slot.ts";

const { test, app } = apiTest();

test("slots are shared; one is free again after its work, also after failed work, and after its process died", async () => {
  const slots = { what: "tests", userId: 1, atOnce: 2 };
  const needs = { db: app.db };
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  /** Takes a slot until `release`. */
  const hold = async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const ended = withSlot(needs, slots, () => {
      begin();
      return held;
    });
    await begun;
    return { ended };
  };
  const first = await hold();
  await expect(withSlot(needs, slots, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const second = await hold();
  expect(await withSlot(needs, slots, async () => "ran").catch(({ code }: Problem) => code)).toBe("request.throttled");
  expect(await withSlot(needs, { ...slots, userId: 2 }, async () => "ran")).toBe("ran");
  // Nobody renews the lease of a process that died.
  await sql`update rate_limits set expire = 0 where key like 'slot:tests:1:%'`.execute(app.db);
  expect(await withSlot(needs, slots, async () => "ran")).toBe("ran");
  release();
  await Promise.all([first.ended, second.ended]);
  expect(await withSlot(needs, slots, async () => "ran")).toBe("ran");
});

test("of many who reach for few slots at once exactly as many get one", async () => {
  const slots = { name: "crowd", atOnce: 3, mostSeconds: 60 };
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const all = Array.from({ length: 12 }, () => withFreeSlot({ db: app.db }, slots, () => held));
  const refused = all.map((one) => one.then((ran) => ran === undefined));
  let left = 0;
  for (const one of refused) void one.then((is) => (left += is ? 1 : 0));
  await expect.poll(() => left, { timeout: 15_000 }).toBe(9);
  release();
  expect((await Promise.all(refused)).filter((is) => !is)).toHaveLength(3);
});
