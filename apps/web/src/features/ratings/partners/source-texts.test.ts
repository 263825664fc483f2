import { expect, test } from "vitest";
import { sourceState } from "./source-texts.ts";

const AT = "2026-11-20T10:00:00Z";

test.each([
  ["nothing", null, null, "not_connected"],
  ["a delivery without being asked", AT, null, "connected"],
  ["a feed that answered", null, { fetchedAt: AT, problem: null }, "connected"],
  ["a feed that was never asked", null, { fetchedAt: null, problem: null }, "starting"],
  ["a feed that fails, whatever came before", AT, { fetchedAt: AT, problem: "away" }, "disturbed"],
  ["a connection that the company ended", AT, { fetchedAt: AT, problem: "not_connected" }, "not_connected"],
] as const)("%s", (_, lastDelivery, feed, state) => expect(sourceState({ lastDelivery, feed })).toBe(state));
