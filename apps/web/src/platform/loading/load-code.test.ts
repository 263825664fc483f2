import { expect, test, vi } from "vitest";
import { loadCode } from "./load-code.ts";

test("code that was loaded is not asked for again", async () => {
  const load = vi.fn(() => Promise.resolve({ title: "Verlauf" }));
  await loadCode(load);
  expect(await loadCode(load)).toEqual({ title: "Verlauf" });
  expect(load).toHaveBeenCalledTimes(1);
});
