import { describe, expect, test } from "vitest";
import {
  type AskedContact,
  CLAIM_CODE_ALPHABET,
  CLAIM_CODE_LIFE_MS,
  CLAIM_CONTACT_REST_DAYS,
  contactRestsUntil,
  isClaimCode,
  isContactKept,
  plainClaimCode,
  shownClaimCode,
} from "./rules.ts";

describe("a claim code", () => {
  test.each(["ABCD2345", "abcd-2345", " AB CD 23 45 ", "ABCD–2345", `ABCD${" ".repeat(32)}2345`])(
    "is recognised in %j",
    (typed) => {
      expect(isClaimCode(typed)).toBe(true);
      expect(plainClaimCode(typed)).toBe("ABCD2345");
    },
  );
  test.each(["", "ABCD234", "ABCD23456", "ABCD-2340", "ÄBCD-2345", `ABCD${" ".repeat(33)}2345`])(
    "is not seen in %j",
    (typed) => expect(isClaimCode(typed)).toBe(false),
  );
  test("is shown in two groups", () => expect(shownClaimCode("ABCD2345")).toBe("ABCD-2345"));
  test("has no 0, 1, I or O", () => {
    expect(new Set(CLAIM_CODE_ALPHABET).size).toBe(32);
    expect(CLAIM_CODE_ALPHABET).not.toMatch(/[01IO]/);
  });
});

test("a code lives a day by mail, three weeks by letter, two hours by phone", () => {
  expect(CLAIM_CODE_LIFE_MS).toEqual({ email: 86_400_000, letter: 1_814_400_000, phone: 7_200_000 });
});

describe("a contact that was changed rests for seven days", () => {
  const DAY = 86_400_000;
  const CHANGED = 1000;
  const END = CHANGED + 7 * DAY;
  test.each<[string, number | null, number, number | null]>([
    ["never changed", null, CHANGED, null],
    ["changed this moment", CHANGED, CHANGED, END],
    ["changed a day ago", CHANGED, CHANGED + DAY, END],
    ["a moment before the end", CHANGED, END - 1, END],
    ["at the end", CHANGED, END, null],
  ])("%s", (_what, changedAt, now, until) => expect(contactRestsUntil(changedAt, now)).toBe(until));
  test("that is the constant", () => expect(CLAIM_CONTACT_REST_DAYS).toBe(7));
});

describe("a code counts only while the entry keeps its contact", () => {
  const asked: AskedContact = { sentTo: "a@x.example", contact: "a@x.example", changedAt: null, askedAt: 1000 };
  test.each<[string, Partial<AskedContact>, boolean]>([
    ["never changed", {}, true],
    ["changed before the code was asked for", { changedAt: 999 }, true],
    ["changed in the same moment", { changedAt: 1000 }, false],
    ["changed since and changed back", { changedAt: 1001 }, false],
    ["another contact without a change in the history", { contact: "b@x.example" }, false],
    ["another contact", { contact: "b@x.example", changedAt: 1001 }, false],
  ])("%s", (_what, change, kept) => expect(isContactKept({ ...asked, ...change })).toBe(kept));
});
