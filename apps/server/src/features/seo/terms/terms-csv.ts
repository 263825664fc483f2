/** Search terms as CSV for German spreadsheets, from the same rows as the screen. */
import type { SearchTermRow, TermGroup } from "@portal/contract/seo/calls";
import type { Compared } from "@portal/contract/time/date-range";
import { germanCsv } from "../../../platform/csv/german-csv.ts";

const NAMES: Record<TermGroup, string> = { term: "Suchbegriff", keyword: "Stichwort", place: "Ort" };
const OTHERS: Record<TermGroup, string> = { term: "", keyword: "Andere Suchbegriffe", place: "Ohne Ort" };

/** A figure without a source is an empty cell. A cell that a spreadsheet would run as a formula gets an apostrophe. */
export function termsCsv(group: TermGroup, rows: readonly SearchTermRow[]): string {
  const isTerm = group === "term";
  const heading = [
    NAMES[group],
    ...(isTerm ? ["Stichwort", "Ort"] : []),
    "Google: Einblendungen",
    "davor",
    "Google: Klicks",
    "davor",
    "Google: durchschnittliche Position",
    "davor",
    "Verzeichnis: Aufrufe",
    "davor",
  ];
  const lines = rows.map(({ name, keyword, place, google, views }) => [
    name ?? OTHERS[group],
    ...(isTerm ? [keyword ?? "", place ?? ""] : []),
    ...pairOf(google?.impressions ?? null),
    ...pairOf(google?.clicks ?? null),
    ...(google === null ? ["", ""] : [decimal(google.position.value), decimal(google.position.before)]),
    ...pairOf(views),
  ]);
  return germanCsv([heading, ...lines]);
}

const pairOf = (compared: Compared | null): (number | string)[] =>
  compared === null ? ["", ""] : [compared.value, compared.before ?? ""];

const decimal = (value: number | null): string => (value === null ? "" : String(value).replace(".", ","));
