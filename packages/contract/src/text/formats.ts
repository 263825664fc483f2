/**
 * German formats of numbers, days, money and phone numbers. Specification §9 defines the values on the wire; these are
 * for people.
 */
import { BERLIN_TIME_ZONE, type Day } from "../time/berlin-time.ts";

// Creating a formatter costs a hundred times as much as using one.
const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 0 });
const euro = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const instantFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: BERLIN_TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const longDay = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** 12345 → "12.345". */
export const germanNumber = (value: number): string => whole.format(value);

/** 1284 → "1.284 Mal" with a space at which no line breaks; 1 → "einmal". */
export const germanTimes = (count: number): string => (count === 1 ? "einmal" : `${germanNumber(count)}\u00a0Mal`);

/** 4.25 → "4,3", always with one decimal. */
export const germanDecimal = (value: number): string => decimal.format(value);

/** 0.42 → "42 %". */
export const germanPercent = (share: number): string => percent.format(share);

/** Cents → "1.234,50 €". */
export const germanMoney = (cents: number): string => euro.format(cents / 100);

const BYTES_PER_KB = 1000;

/** Bytes → "840 KB", "1,2 MB", "5,0 GB", as file managers write them. */
export const germanSize = (bytes: number): string => {
  if (bytes < BYTES_PER_KB ** 2) return `${germanNumber(Math.max(1, Math.round(bytes / BYTES_PER_KB)))} KB`;
  return bytes < BYTES_PER_KB ** 3
    ? `${germanDecimal(bytes / BYTES_PER_KB ** 2)} MB`
    : `${germanDecimal(bytes / BYTES_PER_KB ** 3)} GB`;
};

/** "2026-02-03" → "03.02.2026". */
export const germanDay = (day: Day): string => day.split("-").toReversed().join(".");

/** "03.08.2026 bis 14.08.2026"; the day alone where both are the same. */
export const germanDays = (first: Day, last: Day): string =>
  first === last ? germanDay(first) : `${germanDay(first)} bis ${germanDay(last)}`;

/** "2026-02-03" → "Dienstag, 3. Februar 2026". */
export const germanLongDay = (day: Day): string => longDay.format(new Date(`${day}T00:00:00Z`));

/** An instant (ISO or epoch ms) → "03.02.2026, 14:05", Berlin time. */
export const germanInstant = (instant: string | number): string => instantFormat.format(new Date(instant));

/** Removes the national zero in brackets after +49, and keeps it as "0" otherwise. */
const withoutBracketedZero = (phone: string): string =>
  phone.replace(/\(0\)/, /^\D*(?:\+|00)49/.test(phone) ? "" : "0");

/** The `tel:` URL of a phone number; "00" and a national "0" become "+49…". */
export const phoneHref = (phone: string): string => {
  const digits = withoutBracketedZero(phone).replace(/[^\d+]/g, "");
  const international = digits.replace(/^00/, "+").replace(/^0/, "+49");
  // No German area code begins with a zero, so "+49 030" has one too many.
  return `tel:${international.replace(/^\+490/, "+49")}`;
};

/** A phone number for display: one space between groups, whatever separators were typed. */
export const phoneDisplay = (phone: string): string =>
  withoutBracketedZero(phone)
    .replace(/[^\d+]+/g, " ")
    .trim();
