/**
 * Writes the table of German public holidays that the opening-hours form offers, from the npm package date-holidays:
 *
 *     node tools/make-holidays.ts          for last year to five years ahead
 *     node tools/make-holidays.ts --check  fails where the table differs from the package, or ends too soon
 *
 * The browser gets only the table, not the package.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FEDERAL_STATE_CODES, type FederalState } from "@portal/contract/addresses/calls";
import Holidays from "date-holidays";
import packageJson from "date-holidays/package.json" with { type: "json" };

const FILE = path.resolve(
  import.meta.dirname,
  "../apps/web/src/features/entry/parts/opening-hours/holidays/holiday-table.ts",
);
const YEARS_AHEAD = 5;
/** The check asks for a new table this many years before the old one ends. */
const YEARS_KEPT = 3;

/** Names as people in Germany say them. */
const NAMES: Readonly<Record<string, string>> = { Maifeiertag: "Tag der Arbeit", "Heiliger Abend": "Heiligabend" };
const AUGSBURG = "A";

/** `public`: in the whole state; `parts`: in some municipalities; `augsburg`: there alone; `custom`: none by law, many are closed. */
type Kind = "public" | "parts" | "augsburg" | "custom";
type Found = { day: string; name: string; kind: Kind };
/** `days`: one after the other, a space between. */
type Row = { name: string; kind: Kind; states: FederalState[]; days: string };

const calendarOf = (state: FederalState, region?: string): Holidays => {
  const calendar = region === undefined ? new Holidays("DE", state) : new Holidays("DE", state, region);
  calendar.setLanguages("de");
  return calendar;
};

const daysOfKind = (calendar: Holidays, year: number, type: string) =>
  calendar
    .getHolidays(year)
    .filter((holiday) => holiday.type === type)
    .map(({ date, name }) => ({ day: date.slice(0, 10), name: NAMES[name] ?? name }));

function holidaysOf(state: FederalState, year: number): Found[] {
  const whole = daysOfKind(calendarOf(state), year, "public");
  const regions = Object.keys(new Holidays().getRegions("DE", state) ?? {});
  const known = new Set(whole.map(({ day }) => day));
  const inParts = new Map<string, Found>();
  for (const region of regions) {
    for (const { day, name } of daysOfKind(calendarOf(state, region), year, "public")) {
      if (known.has(day)) continue;
      const isElsewhere = inParts.has(day) || region !== AUGSBURG;
      inParts.set(day, { day, name, kind: isElsewhere ? "parts" : "augsburg" });
    }
  }
  const custom = daysOfKind(calendarOf(state), year, "bank");
  return [
    ...whole.map((one) => ({ ...one, kind: "public" as const })),
    ...inParts.values(),
    ...custom.map((one) => ({ ...one, kind: "custom" as const })),
  ];
}

/** A row for each holiday and the states that have it on the same days. */
function rowsOf(from: number, to: number): Row[] {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const rows = new Map<string, Row>();
  for (const state of FEDERAL_STATE_CODES) {
    const found = Map.groupBy(
      years.flatMap((year) => holidaysOf(state, year)),
      ({ name, kind }) => `${name} ${kind}`,
    );
    for (const [first, ...others] of found.values()) {
      if (!first) continue;
      const { name, kind } = first;
      const days = [first, ...others].map(({ day }) => day).join(" ");
      const key = `${days} ${name} ${kind}`;
      const row = rows.get(key) ?? { name, kind, states: [], days };
      rows.set(key, { ...row, states: [...row.states, state] });
    }
  }
  return [...rows.values()].toSorted((a, b) => (a.days < b.days ? -1 : 1));
}

function tableOf(from: number, to: number): string {
  const rows = rowsOf(from, to).map(
    ({ name, kind, states, days }) => `  {
    name: "${name}",
    kind: "${kind}",
    states: "${states.join(" ")}",
    days: "${days}",
  },`,
  );
  return `/**
 * German public holidays from ${from} to ${to}, by federal state. Written by tools/make-holidays.ts, not by hand.
 * Source: npm package date-holidays ${packageJson.version} by commenthol (code ISC, data CC BY 3.0, see docs/adr).
 */
import type { HolidayRow } from "./holiday-row.ts";

export const HOLIDAY_ROWS: readonly HolidayRow[] = [
${rows.join("\n")}
];
`;
}

/** The table's defect, or undefined. */
function findDefect(thisYear: number): string | undefined {
  const table = readFileSync(FILE, "utf8");
  const [, from, to] = /from (\d{4}) to (\d{4})/.exec(table) ?? [];
  if (from === undefined || to === undefined) return "the table doesn't say which years it covers";
  if (Number(to) < thisYear + YEARS_KEPT) return `the table ends in ${to}`;
  return table === tableOf(Number(from), Number(to)) ? undefined : "the table is not what date-holidays says";
}

const thisYear = new Date().getFullYear();
if (process.argv.includes("--check")) {
  const defect = findDefect(thisYear);
  if (defect !== undefined) {
    console.error(`${path.basename(FILE)}: ${defect}. Run node tools/make-holidays.ts`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(FILE, tableOf(thisYear - 1, thisYear + YEARS_AHEAD));
}
