/** The judges' rows have the described shape. Nothing here reads a text: the readers have tests of their own. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkOpeningHours } from "@portal/contract/opening-hours/rules";
import {
  type AddressMeaning,
  isRefused,
  type JudgeRow,
  judgedSpans,
  parseJudgeRows,
  type PhonesMeaning,
  type TimeMeaning,
  type WeekMeaning,
} from "./testing/judges.ts";

const WEEKDAYS = new Set(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
const SPAN = String.raw`(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)`;
const DAY = new RegExp(`^(?:${SPAN}(?:, ${SPAN})*)?$`);

const FILES = [
  {
    name: "opening-hours",
    atLeast: 330,
    kinds:
      "days times closed override appointment holidays midnight all-day beside refused prose lines schema osm characters typo",
    reasons:
      "season date nth-weekday alternating-week no-end no-start no-days no-times ambiguous-days ambiguous-time impossible-time contradiction appointment-only several-places not-opening-hours temporary-closure free-text",
  },
  {
    name: "time-field",
    atLeast: 60,
    kinds: "time-digits time-separators time-uhr time-words time-other",
    reasons: "ambiguous-time impossible-time no-time not-one-time",
  },
  {
    name: "addresses",
    atLeast: 250,
    kinds:
      "street-plain street-abbreviation street-number street-digits street-first street-none street-addition line-plain line-town line-postal-code line-order line-separators line-addition characters refused",
    reasons: "po-box no-street two-addresses ambiguous-number postal-code foreign not-an-address mixed",
  },
  {
    name: "phones",
    atLeast: 250,
    kinds: "landline mobile international label beside extension several fax service foreign characters refused",
    reasons: "no-number no-area-code short-number too-short too-long letters range ambiguous not-a-phone",
  },
];

const textOf = (name: string): string => readFileSync(new URL(`../judges/${name}.ndjson`, import.meta.url), "utf8");

const rowsOf = <Meaning>(name: string): JudgeRow<Meaning>[] => parseJudgeRows<Meaning>(textOf(name));

/** Rows that somebody can read, with their meaning. */
const readable = <Meaning extends object>(name: string): [id: string, meaning: Meaning, text: string][] =>
  rowsOf<Meaning>(name).flatMap(({ id, meaning, text }) => (isRefused(meaning) ? [] : [[id, meaning, text] as const]));

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(FILES)("$name", ({ name, atLeast, kinds, reasons }) => {
  const rows = rowsOf<object>(name);

  test("each line is one row in compact JSON, with these fields in this order", () => {
    expect(textOf(name)).toBe(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    expect(rows.filter((row) => Object.keys(row).join() !== "id,kind,source,text,meaning")).toEqual([]);
  });

  test("ids and texts occur once, and an id begins with its kind", () => {
    expect(repeated(rows.map(({ id }) => id))).toEqual([]);
    expect(repeated(rows.map(({ text }) => text))).toEqual([]);
    expect(rows.filter(({ id, kind }) => !/^-\d{2,}$/.test(id.replace(kind, "")))).toEqual([]);
  });

  test("each row says where it comes from", () => {
    expect(rows.filter(({ source }) => !source.startsWith("written for this product, like "))).toEqual([]);
  });

  test("there are enough rows, and at least ten of each kind", () => {
    const counts = Map.groupBy(rows, ({ kind }) => kind);
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
    expect([...counts.keys()].toSorted()).toEqual(kinds.split(" ").toSorted());
    expect([...counts].filter(([, ofKind]) => ofKind.length < 10).map(([kind]) => kind)).toEqual([]);
  });

  test("a refusal has one of the known reasons and nothing else, and each reason occurs", () => {
    const refusals = rows.flatMap(({ meaning }) => (isRefused(meaning) ? [meaning] : []));
    expect(refusals.filter((meaning) => Object.keys(meaning).length !== 1)).toEqual([]);
    expect(new Set(refusals.map(({ refused }) => refused))).toEqual(new Set(reasons.split(" ")));
  });
});

describe("opening-hours: meanings", () => {
  const weeks = readable<WeekMeaning>("opening-hours");

  test("a week has seven days of spans", () => {
    expect(weeks.filter(([, { week }]) => week.length !== 7 || !week.every((day) => DAY.test(day)))).toEqual([]);
  });

  test("a week keeps the product's own rules: in order, without overlaps", () => {
    const issues = weeks.flatMap(([id, { week }]) => {
      const days = week.map((day) => ({ spans: judgedSpans(day), byAppointment: false }));
      return checkOpeningHours({ week: days, specialDays: [], temporarilyClosed: null }).map(({ path, code }) => [
        id,
        path,
        code,
      ]);
    });
    expect(issues).toEqual([]);
  });

  test("a row gives hours, an appointment, or both", () => {
    expect(weeks.filter(([, { week, appointment }]) => week.every((day) => day === "") && !appointment)).toEqual([]);
  });

  test("appointments name weekdays, and holidays are hours, closed or by appointment", () => {
    const isAppointment = (days: WeekMeaning["appointment"]): boolean =>
      days === undefined || days === "general" || (days.length > 0 && days.every((day) => WEEKDAYS.has(day)));
    const isHolidays = (hours: string | undefined): boolean =>
      hours === undefined || hours === "closed" || hours === "appointment" || (hours !== "" && DAY.test(hours));
    expect(weeks.filter(([, { appointment }]) => !isAppointment(appointment))).toEqual([]);
    expect(weeks.filter(([, { holidays }]) => !isHolidays(holidays))).toEqual([]);
  });

  test("a piece that stays unread is part of the text", () => {
    expect(weeks.filter(([, { unread = [] }, text]) => !unread.every((piece) => text.includes(piece)))).toEqual([]);
  });
});

test("time-field: minutes are whole numbers from 0 to 1440", () => {
  const isTime = (minutes: number): boolean => Number.isInteger(minutes) && minutes >= 0 && minutes <= 1440;
  expect(readable<TimeMeaning>("time-field").filter(([, { minutes }]) => !isTime(minutes))).toEqual([]);
});

describe("addresses: meanings", () => {
  const addresses = readable<AddressMeaning>("addresses");

  test("an address has a street, and its fields are trimmed", () => {
    const values = addresses.map(([, meaning]) => meaning).flatMap((meaning) => Object.values(meaning));
    expect(addresses.filter(([, { street }]) => street === "")).toEqual([]);
    expect(values.filter((value) => value !== value.trim() || /\s{2}|[\u00a0\u00ad\u200b]/.test(value))).toEqual([]);
  });

  test("house numbers have the one spelling that the README describes", () => {
    const number = String.raw`\d{1,4}(?: 1/2)?[a-zA-Z]?`;
    const houseNumber = new RegExp(`^(?:${number}(?:[-+/](?:${number}|[a-zA-Z]))?)?$`);
    expect(addresses.filter(([, meaning]) => !houseNumber.test(meaning.houseNumber))).toEqual([]);
  });

  test("postal codes have five digits, and the other fields are known and filled", () => {
    const known = new Set(["street", "houseNumber", "postalCode", "city", "addition"]);
    expect(addresses.filter(([, { postalCode }]) => postalCode !== undefined && !/^\d{5}$/.test(postalCode))).toEqual(
      [],
    );
    expect(addresses.filter(([, meaning]) => !Object.keys(meaning).every((field) => known.has(field)))).toEqual([]);
    expect(addresses.filter(([, { city, addition }]) => city === "" || addition === "")).toEqual([]);
  });
});

describe("phones: meanings", () => {
  const numbers = readable<PhonesMeaning>("phones").flatMap(([id, { numbers: ofRow }]) =>
    ofRow.map((number) => ({ id, ...number })),
  );

  test("a row has at least one number, and each only once", () => {
    const lists = readable<PhonesMeaning>("phones").map(([, meaning]) => meaning.numbers.map(({ e164 }) => e164));
    expect(lists.filter((list) => list.length === 0 || repeated(list).length > 0)).toEqual([]);
  });

  test("numbers are E.164, and extensions are digits", () => {
    expect(numbers.filter(({ e164 }) => !/^\+[1-9]\d{6,14}$/.test(e164))).toEqual([]);
    expect(numbers.filter(({ extension }) => extension !== undefined && !/^\d+$/.test(extension))).toEqual([]);
  });

  test("German numbers belong to nobody: they are kept for fiction, or examples of service numbers", () => {
    const landline = /^\+49(?:3023125|6990009|4066969|2214710|8999998)\d{1,3}$/;
    const mobile = /^\+49(?:15228817386|15228895456|17139200\d\d|1729925904|1749091317|176040690\d\d)$/;
    const service = /^\+49(?:8001234567|180[56]123456|1377123456|9001234567|70012345678)$/;
    const isFree = (number: string): boolean => [landline, mobile, service].some((pattern) => pattern.test(number));
    expect(numbers.filter(({ e164 }) => e164.startsWith("+49") && !isFree(e164))).toEqual([]);
  });
});
