import { expect, test } from "vitest";
import { readAccountId } from "./guard.ts";

test.each<[unknown, number | null | "malformed"]>([
  [undefined, null],
  ["7", 7],
  ["", "malformed"],
  ["0", "malformed"],
  ["07", "malformed"],
  ["seven", "malformed"],
  ["7\n", "malformed"],
  [["7"], "malformed"],
  [["7", "8"], "malformed"],
  [7, "malformed"],
])("accountId %j is read as %j", (accountId, expected) => {
  expect(readAccountId({ accountId })).toBe(expected);
});
