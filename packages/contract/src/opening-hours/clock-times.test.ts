import { describe, expect, test } from "vitest";
import { plainText, READINGS, takeClockTime, TextScanner } from "./clock-times.ts";

const [MINUTES, COMMA_BREAKS, CLOCK_BREAKS, BOTH_BREAK] = READINGS;

/** What is read at the start of the text, and the text that is left. */
function read(text: string, reading = MINUTES) {
  const plain = plainText(text);
  const scanner = new TextScanner(plain);
  const time = reading && takeClockTime(scanner, reading);
  return { time, rest: scanner.take(/[^]*/y)?.[0] };
}

const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each<[string, number]>([
  ["8", at(8)],
  ["08", at(8)],
  ["0", at(0)],
  ["24", at(24)],
  ["24:00", at(24)],
  ["0:00", at(0)],
  ["23:59", at(23, 59)],
  ["8:30", at(8, 30)],
  ["8 : 30", at(8, 30)],
  ["8 :30", at(8, 30)],
  ["8: 30", at(8, 30)],
  ["8.30", at(8, 30)],
  ["8.30 Uhr", at(8, 30)],
  ["8h30", at(8, 30)],
  ["8 h 30", at(8, 30)],
  ["8h 30", at(8, 30)],
  ["8 h30", at(8, 30)],
  ["830", at(8, 30)],
  ["0830", at(8, 30)],
  ["1200", at(12)],
  ["8,30", at(8, 30)],
  ["8 Uhr", at(8)],
  ["8Uhr", at(8)],
  ["8 h", at(8)],
  ["8h", at(8)],
  ["8 Uhr 30", at(8, 30)],
  ["8Uhr30", at(8, 30)],
  ["8uhr 30", at(8, 30)],
  ["8 Uhr 05", at(8, 5)],
  ["mittag", at(12)],
  ["Mitternacht", at(24)],
  ["acht", at(8)],
  ["ein Uhr", at(1)],
  ["eins", at(1)],
  ["null Uhr", at(0)],
  ["zwölf Uhr", at(12)],
  ["zwanzig Uhr", at(20)],
  ["halb 9", at(8, 30)],
  ["halb neun", at(8, 30)],
  ["halb 2", at(1, 30)],
  ["viertel nach 1", at(1, 15)],
  ["viertel nach 8", at(8, 15)],
  ["viertel vor 8", at(7, 45)],
  ["dreiviertel 8", at(7, 45)],
])("%s is %i minutes after midnight", (text, minutes) => {
  expect(read(text)).toEqual({ time: { minutes, moved: false }, rest: "" });
});

test.each<[string, number]>([
  ["1 Uhr früh", at(1)],
  ["11 Uhr früh", at(11)],
  ["3 Uhr morgens", at(3)],
  ["11 Uhr morgens", at(11)],
  ["6 Uhr vormittags", at(6)],
  ["11 Uhr vormittags", at(11)],
  ["11 Uhr mittags", at(11)],
  ["12 Uhr mittags", at(12)],
  ["15 Uhr mittags", at(15)],
  ["12 Uhr nachmittags", at(12)],
  ["18 Uhr nachmittags", at(18)],
  ["16 Uhr abends", at(16)],
  ["23 Uhr abends", at(23)],
  ["0 Uhr nachts", at(0)],
  ["6 Uhr nachts", at(6)],
  ["22 Uhr nachts", at(22)],
  ["23 Uhr nachts", at(23)],
  ["1 am", at(1)],
  ["1 a.m.", at(1)],
  ["1 a.m", at(1)],
  ["1am.", at(1)],
  ["11am", at(11)],
  ["8morgens", at(8)],
])("%s names the hour itself", (text, minutes) => {
  expect(read(text)).toEqual({ time: { minutes, moved: false }, rest: "" });
});

test.each<[string, number]>([
  ["1 Uhr mittags", at(13)],
  ["3 Uhr mittags", at(15)],
  ["1 Uhr nachmittags", at(13)],
  ["6 Uhr nachmittags", at(18)],
  ["4 Uhr abends", at(16)],
  ["8:30 Uhr abends", at(20, 30)],
  ["halb 9 abends", at(20, 30)],
  ["11 Uhr abends", at(23)],
  ["10 Uhr nachts", at(22)],
  ["11 Uhr nachts", at(23)],
  ["12 Uhr nachts", at(0)],
  ["24 Uhr nachts", at(0)],
  ["1 pm", at(13)],
  ["11 p.m.", at(23)],
])("%s moves the hour to the 24-hour clock", (text, minutes) => {
  expect(read(text)).toEqual({ time: { minutes, moved: true }, rest: "" });
});

test.each([
  "25",
  "99",
  "8:60",
  "8:99",
  "860",
  "24:01",
  "24 Uhr 30",
  "halb 0",
  "halb 1",
  "viertel vor 1",
  "dreiviertel 1",
  "viertel nach 0",
  "halb 8:30",
  "halb ",
  "halb mittags",
  "12 Uhr früh",
  "0 Uhr früh",
  "2 Uhr morgens",
  "12 Uhr morgens",
  "5 Uhr vormittags",
  "12 Uhr vormittags",
  "10 Uhr mittags",
  "4 Uhr mittags",
  "16 Uhr mittags",
  "7 Uhr nachmittags",
  "11 Uhr nachmittags",
  "19 Uhr nachmittags",
  "3 Uhr abends",
  "12 Uhr abends",
  "15 Uhr abends",
  "24 Uhr abends",
  "7 Uhr nachts",
  "9 Uhr nachts",
  "13 Uhr nachts",
  "21 Uhr nachts",
  "0 am",
  "12 am",
  "0 pm",
  "12 pm",
  "13 pm",
])("no clock shows %s", (text) => {
  // The trailing blank of "halb " must stay, so it is not trimmed here.
  const scanner = new TextScanner(plainText(`${text}.`).slice(0, -1));
  expect(MINUTES && takeClockTime(scanner, MINUTES)).toBeNull();
});

test.each(["", "x", "uhr", "abends", "mittags", "achtzig", "mittagspause", "mitternachts", "eine", "ein", "12345"])(
  "no time starts in %o, and nothing is taken",
  (text) => {
    expect(read(text)).toEqual({ time: undefined, rest: text });
  },
);

test.each<[string, number, string]>([
  ["8:3", at(8), ":3"],
  ["8:300", at(8), ":300"],
  ["8,5", at(8), ",5"],
  ["8,300", at(8), ",300"],
  ["8 Uhr 5", at(8), " 5"],
  ["8 Uhr 300", at(8), " 300"],
  ["8 uhren", at(8), " uhren"],
  ["8 heute", at(8), " heute"],
  ["8 uhr frühstück", at(8), " frühstück"],
  ["8 amt", at(8), " amt"],
  ["8  bis 9", at(8), " bis 9"],
])("%s is a time of %i minutes and leaves %o", (text, minutes, rest) => {
  expect(read(text)).toEqual({ time: { minutes, moved: false }, rest });
});

describe("a comma or Uhr between two numbers", () => {
  test.each([
    ["8,30", MINUTES, at(8, 30), ""],
    ["8,30", COMMA_BREAKS, at(8), ",30"],
    ["8,30", CLOCK_BREAKS, at(8, 30), ""],
    ["8,30", BOTH_BREAK, at(8), ",30"],
    ["8 Uhr 30", MINUTES, at(8, 30), ""],
    ["8 Uhr 30", COMMA_BREAKS, at(8, 30), ""],
    ["8 Uhr 30", CLOCK_BREAKS, at(8), " 30"],
    ["8 Uhr 30", BOTH_BREAK, at(8), " 30"],
  ] as const)("%s read with %o", (text, reading, minutes, rest) => {
    expect(read(text, reading)).toEqual({ time: { minutes, moved: false }, rest });
  });
});

test("plain text is lower case, in plain forms, with single blanks; line breaks stay", () => {
  expect(plainText("  Mo \u00A0 ８–１２\t Uhr \n\n DI  ")).toBe("mo 8–12 uhr \n\n di");
});

test("a scanner is at its end when everything was taken", () => {
  const scanner = new TextScanner("ab");
  expect(scanner.take(/b/y)).toBeNull();
  expect(scanner.isAtEnd()).toBe(false);
  expect(scanner.take(/a/y)?.[0]).toBe("a");
  expect(scanner.take(/b/y)?.[0]).toBe("b");
  expect(scanner.isAtEnd()).toBe(true);
});
