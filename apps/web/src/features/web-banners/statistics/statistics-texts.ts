/** German texts of the figures of banners. */
import { germanDay, germanTimes } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import type { BannerFigures, WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import { changeSentence, noFiguresYet } from "../../../platform/statistics/statistics-texts.ts";
import { comparedWithText, THEN } from "../../../platform/statistics/same-weekdays.ts";

const rate = new Intl.NumberFormat("de-DE", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Clicks by views as a share; null without views. */
export const clickRate = ({ views, clicks }: BannerFigures, of: "value" | "before" = "value"): number | null => {
  const [seen, clicked] = [views[of], clicks[of]];
  return seen === null || clicked === null || seen === 0 ? null : clicked / seen;
};

/** "0,72 %"; a dash without views. */
export const rateText = (share: number | null): string => (share === null ? "–" : rate.format(share));

/**
 * "Ihre Banner wurden 12.840 Mal gesehen, 12 % mehr als im Vergleichszeitraum, und 92 Mal angeklickt."
 * @param name of the only banner that is counted
 */
export function headline(
  { total, range, firstDay }: Pick<WebBannerStatistics, "total" | "range" | "firstDay">,
  name?: string,
): string {
  if (total.views.value === 0) {
    const what = name === undefined ? "ein Banner von Ihnen" : `„${name}“`;
    return noFiguresYet(range, firstDay) ?? `In diesem Zeitraum hat niemand ${what} gesehen.`;
  }
  const change = changeSentence(total.views, THEN);
  const compared = change === "" ? "" : `, ${change},`;
  const who = name === undefined ? "Ihre Banner wurden" : `„${name}“ wurde`;
  return `${who} ${germanTimes(total.views.value)} gesehen${compared} und ${germanTimes(total.clicks.value)} angeklickt.`;
}

/** The days of the range and what they are compared with; also in print. */
export function standOf({
  range,
  comparedWith,
  lastDay,
}: Pick<WebBannerStatistics, "range" | "comparedWith" | "lastDay">): string {
  const compared =
    comparedWith === null
      ? ". Kein Vergleich: So weit reichen die Zahlen nicht zurück."
      : `, ${comparedWithText(comparedWith)}.`;
  const until = lastDay === null ? "" : ` Zahlen bis ${germanDay(lastDay)}. Der letzte Tag kann sich noch ändern.`;
  return `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}${compared}${until}`;
}

/** Days that the directory may take for its figures before the page calls them late. */
const USUAL_DELAY_DAYS = 3;
export const isLate = (lastDay: Day, today: Day): boolean => lastDay < addDays(today, -USUAL_DELAY_DAYS);
