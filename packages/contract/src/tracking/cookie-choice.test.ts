import { describe, expect, test } from "vitest";
import { readChoice, writtenChoice } from "./cookie-choice.ts";
import { shownName, STORED_ITEMS, storedItemOf } from "./device-storage.ts";

const AT = "2026-03-02T10:00:00.123Z";
const PROOF = "0123456789abcdefghijkl";

describe("the cookie of a choice", () => {
  test.each([
    ["consent with its proof", { statistics: true, at: AT, proof: PROOF }],
    ["no consent", { statistics: false, at: AT, proof: "" }],
  ])("%s is read as it was written", (_what, choice) => {
    expect(readChoice(writtenChoice(choice))).toEqual(choice);
  });

  test.each([
    ["no cookie", undefined],
    ["an empty cookie", ""],
    ["an earlier version of the consent text", `0.s.1772445600123.${PROOF}`],
    ["consent without a proof", "1.s.1772445600123."],
    ["no consent, but a proof", `1.n.1772445600123.${PROOF}`],
    ["a proof that is too short", "1.s.1772445600123.abc"],
    ["a time that is not a number", `1.s.gestern.${PROOF}`],
    ["text after the time", `1.n.1772445600123.x`],
    ["an unknown kind", "1.x.1772445600123."],
  ])("%s counts as no choice", (_what, cookie) => expect(readChoice(cookie)).toBeNull());
});

describe("the list of what a browser stores", () => {
  test("a name must be the item's own, and at its own place", () => {
    expect(storedItemOf("localStorage", "activeAccountId")?.keeps).toBe("Bis Sie sich abmelden");
    expect(storedItemOf("localStorage", "activeAccountId2")).toBeUndefined();
    expect(storedItemOf("sessionStorage", "activeAccountId")).toBeUndefined();
  });

  test("a cookie counts with and without the prefix that it has over https", () => {
    const item = storedItemOf("cookie", "__Secure-portal");
    expect(storedItemOf("cookie", "portal")).toBe(item);
    expect(item && [shownName(item, "https:"), shownName(item, "http:")]).toEqual(["__Secure-portal", "portal"]);
  });

  test("drafts count under their common beginning", () => {
    expect(storedItemOf("localStorage", "draft.7.4711.new-case")?.purpose).toMatch(/^Hält fest/);
    expect(storedItemOf("localStorage", "drafts")).toBeUndefined();
  });

  test("each name is listed once at its place", () => {
    const names = STORED_ITEMS.map(({ place, name }) => `${place} ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
