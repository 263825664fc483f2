import { expect, test } from "vitest";
import { type AccountNeed, type Right, rightCovers } from "./access.ts";
import { idNumber, idText } from "./ids.ts";

test("an id in a path becomes a number", () => {
  expect([idText.parse("1"), idText.parse("9007199254740991")]).toEqual([1, 9_007_199_254_740_991]);
});

test.each(["", "0", "-1", "+1", "01", "1.0", "1e3", " 1", "1\n", "0x1", "١", "12345678901234567"])(
  "%j in a path is no id",
  (text) => expect(idText.safeParse(text).success).toBe(false),
);

test.each([
  [1, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [2 ** 53, false],
  ["1", false],
])("%j in a body is an id: %s", (value, fits) => expect(idNumber.safeParse(value).success).toBe(fits));

test.each<[Right, AccountNeed[]]>([
  ["read", ["read"]],
  ["editor", ["read", "write"]],
  ["owner", ["read", "write", "owner"]],
])("the right %s covers %j and nothing else", (right, covered) => {
  const needs: AccountNeed[] = ["read", "write", "owner"];
  expect(needs.filter((need) => rightCovers(right, need))).toEqual(covered);
});
