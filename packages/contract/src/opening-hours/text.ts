/** Opening hours as short German text. */
import { germanDay, germanDays } from "../text/formats.ts";
import type { DayHours, OpeningHours, Span, SpecialDay, TemporaryClosure } from "./model.ts";

const SHORT_WEEKDAYS = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

/** One line of a table: "Mo–Fr" and "08:00–12:00, 13:00–17:00". */
export type HoursLine = { days: string; hours: string };

const spanText = ({ from, to }: Span): string =>
  from === "00:00" && to === "00:00" ? "24 Stunden" : `${from}–${to === "00:00" ? "24:00" : to}`;

const spansText = (spans: readonly Span[]): string =>
  spans.length === 0 ? "geschlossen" : spans.map(spanText).join(", ");

/** The hours of one day: "08:00–12:00", "geschlossen", "nach Vereinbarung", "08:00–12:00 und nach Vereinbarung". */
export const dayHoursText = ({ spans, byAppointment }: DayHours): string => {
  if (!byAppointment) return spansText(spans);
  return spans.length === 0 ? "nach Vereinbarung" : `${spansText(spans)} und nach Vereinbarung`;
};

const daysText = (first: number, last: number): string => {
  const [from = "", to = ""] = [SHORT_WEEKDAYS[first], SHORT_WEEKDAYS[last]];
  if (first === last) return from;
  return last - first === 1 ? `${from}, ${to}` : `${from}–${to}`;
};

/** The week with equal neighbouring days joined: Mo–Fr, Sa, So. Closed days have lines too. */
export const compactWeek = ({ week }: Pick<OpeningHours, "week">): HoursLine[] => {
  const texts = week.map(dayHoursText);
  const starts = texts.flatMap((text, index) => (text === texts[index - 1] ? [] : [index]));
  return starts.map((first, index) => ({
    days: daysText(first, (starts[index + 1] ?? texts.length) - 1),
    hours: texts[first] ?? "",
  }));
};

/** The week in one line without closed days: "Mo–Fr 08:00–17:00; Sa 09:00–12:00". Empty if all days are closed. */
export const openingHoursText = (hours: Pick<OpeningHours, "week">): string =>
  compactWeek(hours)
    .filter((line) => line.hours !== "geschlossen")
    .map((line) => `${line.days} ${line.hours}`)
    .join("; ");

/** "24.12.2026: geschlossen (Heiligabend)", "23.12.2026 bis 02.01.2027: 09:00–12:00". */
export const specialDayText = ({ from, to, label, spans }: SpecialDay): string =>
  `${germanDays(from, to)}: ${spansText(spans)}${label === "" ? "" : ` (${label})`}`;

/** "ab 02.01.2027 bis auf Weiteres (Umbau)" */
export function closureText({ from, until, note }: TemporaryClosure): string {
  const end = until === null ? "bis auf Weiteres" : `bis ${germanDay(until)}`;
  return `ab ${germanDay(from)} ${end}${note === "" ? "" : ` (${note})`}`;
}
