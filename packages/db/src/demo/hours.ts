import type { OpeningHours, Span } from "@portal/contract/opening-hours/schema";
import type { Random } from "./random.ts";
import type { Trade } from "./trades.ts";

const spans = (...times: [from: string, to: string][]): Span[] => times.map(([from, to]) => ({ from, to }));

/** Usual opening hours of a day, by trade. */
const DAYS: Record<Trade["hours"], readonly (readonly Span[])[]> = {
  craft: [spans(["07:00", "16:00"]), spans(["07:30", "12:00"], ["13:00", "17:00"]), spans(["08:00", "17:30"])],
  shop: [spans(["06:30", "18:30"]), spans(["09:00", "18:00"]), spans(["08:00", "13:00"], ["14:30", "18:30"])],
  practice: [spans(["08:00", "12:00"], ["15:00", "18:00"]), spans(["07:30", "19:00"]), spans(["09:00", "13:00"])],
  kitchen: [spans(["11:30", "14:30"], ["17:30", "23:00"]), spans(["17:00", "00:00"]), spans(["18:00", "01:00"])],
  office: [spans(["08:30", "17:00"]), spans(["09:00", "12:30"], ["13:30", "17:00"])],
  salon: [spans(["09:00", "18:00"]), spans(["10:00", "20:00"]), spans(["08:30", "18:30"])],
};

/** Day off in the week; Monday is 0. */
const REST: Record<Trade["hours"], number> = { craft: 5, shop: 6, practice: 5, kitchen: 0, office: 5, salon: 0 };

/** Opening hours of one company of the trade. */
export function hoursOf(random: Random, kind: Trade["hours"]): OpeningHours {
  const usual = random.of(DAYS[kind]);
  const short = spans(["09:00", random.of(["12:00", "13:00", "14:00"])]);
  const friday = random.chance(40) && kind !== "kitchen" ? short : usual;
  const week = Array.from({ length: 7 }, (_day, day) => {
    if (day === 6 || day === REST[kind]) return { spans: [], byAppointment: kind === "office" && day === 5 };
    if (day === 5) return { spans: [...(kind === "kitchen" ? usual : short)], byAppointment: false };
    return { spans: [...(day === 4 ? friday : usual)], byAppointment: kind === "practice" && day === 2 };
  });
  const specialDays = random.chance(15)
    ? [{ from: "2026-12-24", to: random.of(["2026-12-31", "2027-01-03"]), label: "Betriebsferien", spans: [] }]
    : [];
  return { week, specialDays, temporarilyClosed: null };
}
