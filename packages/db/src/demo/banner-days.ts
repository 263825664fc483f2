/**
 * Generates two years of figures of the demo companies' web banners as rows of the import. Each day is the same whenever
 * it is generated, so a second load on another day adds only what is new.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import { randomOf } from "./random.ts";

const DAYS = 731;
const FIRST_DAY = "2020-01-01";
/** The provider counts in the night after the day. */
const COUNTED_MINUTE = 250;

type Shown = {
  company: string;
  banner: string;
  /** Views on an average day, by placement. */
  views: Readonly<Record<string, number>>;
  /** Clicks in ten thousand views. */
  clicks: number;
  /** Days ago on which it was first and last seen. */
  from: number;
  until: number;
};

const BANNERS: readonly Shown[] = [
  {
    company: "C-1001",
    banner: "B-1001",
    views: { results: 420, entry: 160, home: 90, app: 45 },
    clicks: 58,
    from: DAYS,
    until: 1,
  },
  { company: "C-1005", banner: "B-1010", views: { home: 210, guide: 80 }, clicks: 34, from: DAYS, until: 1 },
];
/** Monday to Sunday, in percent. */
const WEEK = [108, 112, 110, 106, 98, 82, 84];
/** January to December, in percent: roofs are looked for before winter and after storms. */
const YEAR = [88, 96, 112, 104, 98, 90, 82, 86, 108, 126, 128, 82];

/** The lines of an import, oldest day first, as they were counted up to `now` (epoch milliseconds) on `today`. */
export function* demoBannerLines(today: Day, now: number): Generator<string> {
  for (const [index, shown] of BANNERS.entries()) {
    for (let ago = shown.from; ago >= shown.until; ago -= 1) {
      for (const row of rowsOf(shown, addDays(today, -ago), index)) {
        if (Date.parse(row.counted) <= now) yield JSON.stringify(row);
      }
    }
  }
}

function rowsOf({ company, banner, views, clicks }: Shown, day: Day, index: number) {
  const age = daysBetween(FIRST_DAY, day);
  const random = randomOf(index + 901, age);
  const mood = randomOf(index + 31, Math.floor(age / 7)).of([60, 85, 100, 100, 110, 120, 150]) / 100;
  const usual = ((WEEK[weekday(day)] ?? 100) * (YEAR[Number(day.slice(5, 7)) - 1] ?? 100)) / 10_000;
  const counted = new Date(instantOfBerlin(addDays(day, 1), COUNTED_MINUTE)).toISOString();
  return Object.entries(views).map(([placement, average]) => {
    const seen = Math.round(average * usual * mood * (0.8 + random.below(41) / 100));
    const clicked = Math.floor((seen * clicks * (50 + random.below(101))) / 1_000_000 + random.below(100) / 100);
    return {
      type: "web_banner_day",
      company,
      banner,
      day,
      placement,
      views: seen,
      clicks: Math.min(clicked, seen),
      counted,
    };
  });
}
