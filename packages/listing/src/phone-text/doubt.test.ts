import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMobileOrFaxNumber, isPhoneNumber } from "@portal/contract/text/patterns";
import { groupedPhone, phoneDoubt } from "./doubt.ts";

describe("a number that can exist is not doubted", () => {
  test.each([
    "030 23125100",
    "+49 (0)30 23125-100",
    "(0)30 23125100",
    "0049 30 23125100",
    "(030) 23125100",
    "0152 28817386",
    "0800 1110111",
    "0180 5123456",
    "032 221123456",
    "03601 428290",
    "115",
    "116 117",
    "",
  ])("%s", (text) => expect(phoneDoubt(text)).toBeNull());
});

describe("a number that cannot exist is doubted", () => {
  test.each([
    ["030 12", "short"],
    ["0152 2881", "short"],
    ["+49 152 2881", "short"],
    ["0152 288173861234", "long"],
    ["0176 1234567890", "long"],
    ["23125100", "no_area_code"],
    ["0191 12345678", "unknown"],
    ["0000 123456", "unknown"],
  ])("%s: %s", (text, doubt) => expect(phoneDoubt(text)).toBe(doubt));
});

test("any number in the form's grammar gets an answer", () => {
  const number = fc
    .array(fc.stringMatching(/^\d{2,10}$/), { minLength: 1, maxLength: 4 })
    .map((groups) => groups.join(" "))
    .filter(isPhoneNumber);
  fc.assert(
    fc.property(number, (text) => [null, "short", "long", "no_area_code", "unknown"].includes(phoneDoubt(text))),
  );
});

describe("groupedPhone", () => {
  test.each([
    ["03023125100", "030 23125100"],
    ["0302312510", "030 2312510"],
    ["017612345678", "0176 12345678"],
    ["+493023125100", "+49 30 23125100"],
    ["00493023125100", "+49 30 23125100"],
    ["+4314000", "+4314000"],
    ["030 2312510-0", "030 2312510-0"],
    ["0191123456789", "0191123456789"],
    ["115", "115"],
    ["", ""],
  ])('"%s" becomes "%s"', (typed, grouped) => expect(groupedPhone(typed)).toBe(grouped));

  test("a form accepts what is grouped, also as a mobile number", () =>
    expect(["03023125100", "017612345678"].map(groupedPhone).every((it) => isMobileOrFaxNumber(it))).toBe(true));
});
