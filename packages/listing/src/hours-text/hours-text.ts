/**
 * Reads opening hours from text: schema.org's `openingHours` ("Mo-Fr 08:00-18:00") and what people write in German
 * ("Mo. bis Fr. 8–12 und 14–18 Uhr, Mi nachmittags geschlossen"). A text is read as a whole or refused as a whole,
 * because a season or an exception must not be ignored. README.md has the rules.
 */
import { READINGS } from "@portal/contract/opening-hours/clock-times";
import { parseStatements } from "./statements.ts";
import { hoursTokens } from "./tokens.ts";
import { type ToldWeek, weekOf, type WeekSpans } from "./week.ts";

/** No listing's hours are longer; whole pages are not hours. */
const MAX_LENGTH = 2_000;

/** What a text says; undefined if it says nothing about a week, or something that the grammar does not cover. */
export function readWeek(text: string): ToldWeek | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const found = READINGS.flatMap((reading) => {
    const statements = parseStatements(hoursTokens(text, reading) ?? []);
    const week = statements && statements.length > 0 ? weekOf(statements) : undefined;
    return week === undefined ? [] : [week];
  });
  const [first] = found;
  return new Set(found.map((week) => JSON.stringify(week))).size === 1 ? first : undefined;
}

/** The week from lines of text; undefined if they have none or no rule covers them. */
export const readHoursText = (lines: readonly string[]): WeekSpans | undefined => readWeek(lines.join("\n"))?.week;
