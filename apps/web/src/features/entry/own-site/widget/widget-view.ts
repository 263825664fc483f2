/** What the widget shows at a time, as text. */
import { WIDGET_NOTICE_DAYS } from "@portal/contract/entry/own-site/widget";
import { hoursOfDay, isEmptyOpeningHours, type OpeningHours } from "@portal/contract/opening-hours/model";
import { closureText, dayHoursText, specialDayText } from "@portal/contract/opening-hours/text";
import { addDays, berlinDate, weekday } from "@portal/contract/time/berlin-time";
import { statusAt } from "../../parts/opening-hours/opening-status.ts";

export type WidgetDay = { name: string; isToday: boolean; spans: string[]; differs: boolean };
export type WidgetView = { isOpen: boolean; status: string; notices: string[]; days: WidgetDay[] };

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];

/** @param now epoch milliseconds */
export function viewOf(hours: OpeningHours, now: number): WidgetView {
  const { state, text } = statusAt(hours, now);
  const today = berlinDate(now);
  const ofToday = hoursOfDay(hours, today);
  const closure = hours.temporarilyClosed;
  const isClosureTold = closure !== null && (closure.until === null || closure.until >= today);
  const coming = hours.specialDays.filter(({ from, to }) => to >= today && from <= addDays(today, WIDGET_NOTICE_DAYS));
  return {
    isOpen: state === "open",
    status: text,
    notices: [...(isClosureTold ? [`Geschlossen ${closureText(closure)}`] : []), ...coming.map(specialDayText)],
    days: isEmptyOpeningHours(hours)
      ? []
      : hours.week.map((day, index) => {
          const isToday = index === weekday(today);
          const differs = isToday && (ofToday.special !== null || ofToday.closure !== null);
          const shown = differs ? ofToday : day;
          return { name: WEEKDAYS[index] ?? "", isToday, spans: dayHoursText(shown).split(", "), differs };
        }),
  };
}
