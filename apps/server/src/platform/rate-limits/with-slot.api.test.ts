import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Problem } from "../problem.ts";
import { withSlot } from "./with-slot.ts";

const { test, app } = apiTest();

test("slots are shared; one is free again after its work, also after failed work, and after its process died", async () => {
  const slots = { what: "tests", userId: 1, atOnce: 2 };
  const needs = { db: app.db, clock: app.clock };
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
  app.clock.advance(301_000);
  expect(await withSlot(needs, slots, async () => "ran")).toBe("ran");
  release();
  await Promise.all([first.ended, second.ended]);
  expect(await withSlot(needs, slots, async () => "ran")).toBe("ran");
});
