/** German texts of the statistics of TV banners, and sums for its charts. */
import { germanDay, germanNumber, germanTimes } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type Compared, type DateRange, periodsOf } from "@portal/contract/time/date-range";
import { tvChannelOf } from "@portal/contract/tv-banners/channels";
import {
  MOVING_DAYS,
  type TvByDay,
  type TvByWeekAndChannel,
  type TvRange,
  type TvTotal,
} from "@portal/contract/tv-banners/statistics/calls";
import {
  changeSentence,
  noFiguresYet,
  periodLabel,
  periodName,
  periodPoint,
} from "../../../platform/statistics/statistics-texts.ts";
import type { ChartPoint } from "../../../ui/charts/period-picture.ts";
import type { HeatMapPlace } from "../../../ui/charts/heat-map-words.ts";
import { comparedWithText, THEN } from "../../../platform/statistics/same-weekdays.ts";

export const UNIT = "Einblendungen";

/**
 * "Ihre Firma war im Fernsehen 12.840 Mal zu sehen, 12 % mehr als im Vergleichszeitraum."
 * @param only banner and channel, if one alone is counted
 */
export function headline(
  { impressions, range, firstDay }: Pick<TvTotal, "impressions" | "range" | "firstDay">,
  { externalId, channelId }: { readonly externalId?: string | undefined; readonly channelId?: number | undefined } = {},
): string {
  const { value } = impressions;
  const who = externalId === undefined ? "Ihre Firma" : "Dieses TV-Banner";
  const where = channelId === undefined ? "im Fernsehen" : `auf ${tvChannelOf(channelId).name}`;
  if (value === 0) return noFiguresYet(range, firstDay) ?? `${who} war in diesem Zeitraum ${where} nicht zu sehen.`;
  const change = changeSentence(impressions, THEN);
  return `${who} war ${where} ${germanTimes(value)} zu sehen${change === "" ? "" : `, ${change}`}.`;
}

export const changeOf = (compared: Compared): string => changeSentence(compared, THEN);

/** The days of the range, what they are compared with, and how far the figures go. */
export function standOf({ range, comparedWith, lastDay }: TvRange, today: Day): string {
  const days = `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}`;
  const compared =
    comparedWith === null
      ? ". Kein Vergleich: So weit reichen die Zahlen nicht zurück."
      : `, ${comparedWithText(comparedWith)}.`;
  const until = lastDay === null ? "" : ` Quelle: Zählung der Sender, geliefert bis ${germanDay(lastDay)}.`;
  const moves =
    range.endDate >= addDays(today, -MOVING_DAYS) ? ` Die letzten ${MOVING_DAYS} Tage können sich noch ändern.` : "";
  return `${days}${compared}${until}${moves}`;
}

/** Days summed by the chosen interval; those that may still change are marked in their name. */
export function pointsOf({ days }: Pick<TvByDay, "days">, range: DateRange, today: Day): ChartPoint[] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const movesFrom = addDays(today, -MOVING_DAYS);
  return periodsOf(range).map((period) => {
    let value = 0;
    let before: number | null = 0;
    for (let day = period.start; day <= period.end; day = addDays(day, 1)) {
      const found = byDay.get(day);
      value += found?.value ?? 0;
      before = before === null || found?.before === null ? null : before + (found?.before ?? 0);
    }
    const point = periodPoint(range.interval, period, null);
    const shown = period.end >= movesFrom ? { isCut: true, name: `${point.name} (noch vorläufig)` } : {};
    return { ...point, ...shown, value, before };
  });
}

export const WEEKDAYS: readonly HeatMapPlace[] = [
  { short: "Mo", name: "Montag" },
  { short: "Di", name: "Dienstag" },
  { short: "Mi", name: "Mittwoch" },
  { short: "Do", name: "Donnerstag" },
  { short: "Fr", name: "Freitag" },
  { short: "Sa", name: "Samstag" },
  { short: "So", name: "Sonntag" },
];
/** "20": "20 bis 21 Uhr" */
export const HOURS: readonly HeatMapPlace[] = Array.from({ length: 24 }, (_none, hour) => ({
  short: String(hour),
  name: `${hour} bis ${hour + 1} Uhr`,
}));

/** Channels shown apart in the weeks; the others are one column. */
const SHOWN_CHANNELS = 3;

export type WeekTable = {
  /** The channels with the most impressions, best first; null is all others together. */
  channels: { id: number | null; name: string }[];
  weeks: { name: string; label: string; values: number[]; total: number }[];
};

export function weekTableOf({ weeks }: Pick<TvByWeekAndChannel, "weeks">): WeekTable {
  const sums = new Map<number, number>();
  for (const { channels } of weeks) {
    for (const { channelId, value } of channels) sums.set(channelId, (sums.get(channelId) ?? 0) + value);
  }
  const ids = [...sums].toSorted(([a, first], [b, second]) => second - first || a - b).map(([id]) => id);
  const shown = ids.length <= SHOWN_CHANNELS + 1 ? ids : ids.slice(0, SHOWN_CHANNELS);
  const others = shown.length < ids.length ? [{ id: null, name: `${ids.length - shown.length} weitere` }] : [];
  return {
    channels: [...shown.map((id) => ({ id, name: tvChannelOf(id).name })), ...others],
    weeks: weeks.map(({ start, end, channels }) => {
      const total = channels.reduce((sum, { value }) => sum + value, 0);
      const values = shown.map((id) => channels.find(({ channelId }) => channelId === id)?.value ?? 0);
      const rest = total - values.reduce((sum, value) => sum + value, 0);
      return {
        name: periodName({ start, end }),
        label: periodLabel("Week", { start, end }),
        values: others.length === 0 ? values : [...values, rest],
        total,
      };
    }),
  };
}

/** The whole chart in one sentence. */
export function weekSummary({ channels, weeks }: WeekTable): string {
  const total = weeks.reduce((sum, week) => sum + week.total, 0);
  const [first] = channels;
  if (total === 0 || first === undefined) return "In diesem Zeitraum gab es keine Einblendungen.";
  const ofFirst = weeks.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
  const best = weeks.reduce((most, week) => (week.total > most.total ? week : most));
  return (
    `Die meisten Einblendungen brachte ${first.name}: ${germanNumber(ofFirst)} von ${germanNumber(total)}. ` +
    `Die stärkste Woche war ${best.name} mit ${germanNumber(best.total)}.`
  );
}
