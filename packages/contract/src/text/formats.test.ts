import { expect, test } from "vitest";
import {
  germanDay,
  germanDays,
  germanDecimal,
  germanInstant,
  germanLongDay,
  germanMoney,
  germanNumber,
  germanPercent,
  germanSize,
  phoneDisplay,
  phoneHref,
} from "./formats.ts";

/** Replaces Intl's no-break spaces, to keep the expected texts readable. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

test("germanNumber, germanDecimal, germanPercent and germanMoney", () => {
  expect(germanNumber(1234567.4)).toBe("1.234.567");
  expect(germanDecimal(4)).toBe("4,0");
  expect(germanDecimal(4.25)).toBe("4,3");
  expect(plain(germanPercent(0.425))).toBe("43 %");
  expect(plain(germanMoney(123450))).toBe("1.234,50 €");
  expect(plain(germanMoney(-5))).toBe("-0,05 €");
});

test("germanSize", () => {
  expect([120, 840_400, 1_240_000, 5e9].map(germanSize)).toEqual(["1 KB", "840 KB", "1,2 MB", "5,0 GB"]);
});

test("germanDay, germanDays, germanLongDay and germanInstant", () => {
  expect(germanDay("2026-02-03")).toBe("03.02.2026");
  expect(germanDays("2026-08-03", "2026-08-14")).toBe("03.08.2026 bis 14.08.2026");
  expect(germanDays("2026-08-03", "2026-08-03")).toBe("03.08.2026");
  expect(germanLongDay("2026-02-03")).toBe("Dienstag, 3. Februar 2026");
  expect(germanInstant("2026-07-03T22:05:00Z")).toBe("04.07.2026, 00:05");
  expect(germanInstant(Date.parse("2026-01-03T22:05:00Z"))).toBe("03.01.2026, 23:05");
});

test.each([
  ["030 23125-118", "tel:+493023125118"],
  ["+49 (0)30 23125 118", "tel:+493023125118"],
  ["0049 30 23125118", "tel:+493023125118"],
  ["(030) 23125 118", "tel:+493023125118"],
  ["112", "tel:112"],
])("phoneHref of %s is %s", (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([
  ["030/23125-118", "030 23125 118"],
  [" (030) 23125 118 ", "030 23125 118"],
  ["+49-30-23125", "+49 30 23125"],
  ["+49 (0)30 23125", "+49 30 23125"],
  ["0049 (0)30 23125", "0049 30 23125"],
  ["(+49) (0)30 23125", "+49 30 23125"],
  ["(0)30 23125-0049", "030 23125 0049"],
])("phoneDisplay of %s is %s", (phone, text) => {
  expect(phoneDisplay(phone)).toBe(text);
});
