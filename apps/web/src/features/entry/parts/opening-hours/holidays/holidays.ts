/** Public holidays of a federal state, for the special days of the opening hours. */
import type { FederalState } from "@portal/contract/addresses/calls";
import { addYears, type Day } from "@portal/contract/time/berlin-time";
import type { HolidayKind } from "./holiday-row.ts";
import { HOLIDAY_ROWS } from "./holiday-table.ts";

/** `where`: German text for a holiday in parts of the state, "" for a holiday in the whole state. */
export type Holiday = { readonly day: Day; readonly name: string; readonly where: string };

/** `certain`: closed by law in the whole state; `possible`: the company decides. Both sorted by day. */
export type ComingHolidays = { readonly certain: readonly Holiday[]; readonly possible: readonly Holiday[] };

const WHERE: Readonly<Record<HolidayKind, string>> = {
  public: "",
  parts: "in manchen Gemeinden",
  augsburg: "nur in Augsburg",
  custom: "kein gesetzlicher Feiertag",
};

/** The holidays of the twelve months that begin with `from`. */
export function comingHolidays(state: FederalState, from: Day): ComingHolidays {
  const end = addYears(from, 1);
  const rows = HOLIDAY_ROWS.filter(({ states }) => states.split(" ").includes(state));
  const coming = rows
    .flatMap(({ name, kind, days }) =>
      days
        .split(" ")
        .filter((day) => from <= day && day < end)
        .map((day) => ({ day, name, where: WHERE[kind] })),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return {
    certain: coming.filter(({ where }) => where === ""),
    possible: coming.filter(({ where }) => where !== ""),
  };
}

/** The holidays on days without a special day, because the company's own special days win. */
export const withoutTaken = (
  holidays: readonly Holiday[],
  taken: readonly { readonly from: Day; readonly to: Day }[],
): readonly Holiday[] => holidays.filter(({ day }) => !taken.some(({ from, to }) => from <= day && day <= to));
