import { describe, expect, test } from "vitest";
import { CLAIM_CODE_ALPHABET, isClaimCode, plainClaimCode, shownClaimCode } from "./rules.ts";

describe("a claim code", () => {
  test.each(["ABCD2345", "abcd-2345", " AB CD 23 45 ", "ABCD–2345"])("is recognised in %j", (typed) => {
    expect(isClaimCode(typed)).toBe(true);
    expect(plainClaimCode(typed)).toBe("ABCD2345");
  });
  test.each(["", "ABCD234", "ABCD23456", "ABCD-2340", "ÄBCD-2345", `ABCD${" ".repeat(100)}2345`])(
    "is not seen in %j",
    (typed) => expect(isClaimCode(typed)).toBe(false),
  );
  test("is shown in two groups", () => expect(shownClaimCode("ABCD2345")).toBe("ABCD-2345"));
  test("has no 0, 1, I or O", () => {
    expect(new Set(CLAIM_CODE_ALPHABET).size).toBe(32);
    expect(CLAIM_CODE_ALPHABET).not.toMatch(/[01IO]/);
  });
});
