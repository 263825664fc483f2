import { describe, expect, test } from "vitest";
import { ownPassword, secondFactorCode } from "../second-factor/inputs.ts";
import { forgottenLogin, linkToken, newPassword } from "./calls.ts";

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe("a new password", () => {
  test.each([
    ["ten characters", "0123456789"],
    ["spaces at both ends are kept", " 12345678 "],
    ["200 characters", "x".repeat(200)],
    ["200 letters that are written with 400 code units", "𝒳".repeat(200)],
  ])("%s", (_what, text) => expect(newPassword.parse(text)).toBe(text));

  test.each([
    ["nine characters", "012345678", "Bitte wählen Sie mindestens 10 Zeichen."],
    ["nine letters, one written with two code points", "01234567e\u0301", "Bitte wählen Sie mindestens 10 Zeichen."],
    ["201 characters", "x".repeat(201), "Bitte höchstens 200 Zeichen."],
    ["a text of 100,000 characters", "x".repeat(100_000), "Bitte höchstens 200 Zeichen."],
    ["nothing", undefined, "Bitte wählen Sie ein Passwort."],
  ])("%s is refused", (_what, text, message) => expect(messageOf(newPassword.safeParse(text))).toBe(message));
});

describe("the code of a link", () => {
  test("white space from copying goes, inside too", () => {
    expect(linkToken.parse(" abc\n def\u00a0g ")).toBe("abcdefg");
  });
  test.each([
    ["white space alone", " \n ", "Bitte geben Sie den Code aus der E-Mail ein."],
    ["101 characters", "x".repeat(101), "Der Code ist zu lang. Bitte kopieren Sie ihn aus der E-Mail."],
  ])("%s is refused", (_what, text, message) => expect(messageOf(linkToken.safeParse(text))).toBe(message));
});

describe("the second factor's code", () => {
  test.each([
    ["123 456", "123456"],
    ["abcd-efgh-2345", "ABCDEFGH2345"],
    [" 123456\n", "123456"],
  ])("%j is read as %j", (typed, code) => expect(secondFactorCode.parse(typed)).toBe(code));
  test.each([
    [" - ", "Bitte geben Sie den Code ein."],
    [undefined, "Bitte geben Sie den Code ein."],
    ["1".repeat(61), "Der Code ist zu lang."],
  ])("%j is refused", (typed, message) => expect(messageOf(secondFactorCode.safeParse(typed))).toBe(message));
});

test("a forgotten login is trimmed, and spaces alone are refused", () => {
  expect(forgottenLogin.parse(" petra ")).toBe("petra");
  expect(messageOf(forgottenLogin.safeParse("  "))).toBe(
    "Bitte geben Sie Ihren Anmeldenamen oder Ihre E-Mail-Adresse ein.",
  );
});

test("one's own password is never trimmed, and people without one send nothing", () => {
  expect([ownPassword.parse(" geheim "), ownPassword.parse(undefined)]).toEqual([" geheim ", ""]);
});
