/** German texts of visibility in search. Pure. */
import type { ComparedPosition, SearchFigures, SeoOverview } from "@portal/contract/seo/calls";
import { germanDay, germanDecimal, germanInstant, germanTimes } from "@portal/contract/text/formats";
import type { DateRange } from "@portal/contract/time/date-range";
import { deltaSentence, noFiguresYet } from "../../../platform/statistics/statistics-texts.ts";
import type { StatDelta } from "../../../ui/figures/stat.tsx";

/** "Google hat Ihre Website 4.120 Mal gezeigt, 12 % mehr als in den 90 Tagen davor. 143 Mal wurde geklickt." */
export function googleHeadline(
  { totals: { impressions, clicks }, firstDay }: Pick<SearchFigures, "totals" | "firstDay">,
  range: DateRange,
): string {
  if (impressions.value === 0)
    return noFiguresYet(range, firstDay) ?? "In diesem Zeitraum hat Google Ihre Website nicht gezeigt.";
  const change = deltaSentence(impressions, range);
  const shown = `Google hat Ihre Website ${germanTimes(impressions.value)} gezeigt${change === "" ? "" : `, ${change}`}.`;
  const clicked =
    clicks.value === 0 ? "Niemand hat geklickt." : `${capital(germanTimes(clicks.value))} wurde geklickt.`;
  return `${shown} ${clicked}`;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("de-DE") + text.slice(1);

/** Name of a property for people: the address without what Search Console adds. */
export const siteName = (siteUrl: string): string =>
  siteUrl.startsWith("sc-domain:")
    ? siteUrl.slice("sc-domain:".length)
    : siteUrl.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** The source of Google's figures, their days, and what may still change. */
export function googleStand({ google, range, searchConsole: { siteUrl } }: SeoOverview): string {
  if (google === null) return "";
  const { comparedWith, firstDay, lastDay, movingFrom } = google;
  const days = `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}`;
  const compared =
    comparedWith === null
      ? `. Kein Vergleich: Zahlen gibt es erst seit ${germanDay(firstDay)}.`
      : `, verglichen mit ${germanDay(comparedWith.start)} bis ${germanDay(comparedWith.end)}.`;
  const source = siteUrl === null ? "Google Search Console" : `Google Search Console, ${siteName(siteUrl)}`;
  const moving = movingFrom === null ? "" : ` Ab ${germanDay(movingFrom)} zählt Google noch.`;
  return `${days}${compared} Quelle: ${source}. Zahlen bis ${germanDay(lastDay)}.${moving}`;
}

export function directoryStand({ directory, range }: SeoOverview): string {
  if (directory === null) return "";
  const days = `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}`;
  const until = directory.until === null ? "" : ` Zahlen bis ${germanInstant(directory.until)} Uhr.`;
  return `${days}. Quelle: Statistik Ihres Eintrags.${until}`;
}

/** "7,4"; "–" without impressions. */
export const positionText = (position: number | null): string => (position === null ? "–" : germanDecimal(position));

/** A smaller position is better. */
export function positionDelta({ value, before }: ComparedPosition): StatDelta | undefined {
  if (value === null || before === null) return undefined;
  const difference = Math.round((value - before) * 10) / 10;
  if (difference === 0) return { text: "gleich", direction: "same" };
  const text = `${germanDecimal(Math.abs(difference))} ${difference < 0 ? "besser" : "schlechter"}`;
  return { text, direction: difference < 0 ? "up" : "down", good: difference < 0 };
}
