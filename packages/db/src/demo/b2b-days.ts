/**
 * Generates two years of the demo companies' views in the directory for business customers as rows of the import. Each
 * day of a company is the same whenever it is generated, so a second load on another day adds only what is new.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import { type Random, randomOf } from "./random.ts";

const DAYS = 731;
const FIRST_DAY = "2020-01-01";
/** The provider counts in the night after the day. */
const COUNTED_MINUTE = 250;

/** Codes with their weights: "NW 50 RP 12". */
type Weights = string;

type Shop = {
  company: string;
  /** Views on an average working day. */
  views: number;
  states: Weights;
  industries: Weights;
  /** How many days of figures there are, and how many days ago the last one was. */
  days: number;
  ended: number;
};

/** Monday first, in percent: offices are closed at weekends. */
const WEEK = [112, 118, 115, 108, 82, 14, 9];
/** January first, in percent: what a directory of companies has over a year. */
const YEAR = [98, 106, 112, 104, 100, 96, 78, 82, 110, 112, 108, 74];

const SHOPS: readonly Shop[] = [
  {
    company: "C-1001",
    views: 16,
    states: "NW 52 RP 13 HE 9 NI 7 BW 6 BY 5 SL 3 BE 2 HH 1 SN 1 HB 1",
    industries: "F 34 L 27 M 12 O 8 G 7 C 6 N 3 Q 2 P 1",
    days: DAYS,
    ended: 1,
  },
  {
    company: "C-1003",
    views: 3,
    states: "BE 64 BB 25 SN 4 ST 3 MV 2",
    industries: "H 41 N 18 G 16 F 14 Q 8 C 3",
    days: DAYS,
    ended: 9,
  },
  {
    company: "C-1005",
    views: 8,
    states: "NW 38 HE 17 BW 11 BY 10 RP 9 NI 6 HH 5 SN 2",
    industries: "M 28 C 22 G 14 Q 12 J 11 K 7 O 4",
    days: 121,
    ended: 1,
  },
];

/** One of the days of this company never came, so that the page shows what it says then. */
const MISSING = { company: "C-1005", daysAgo: 33 };

/** The lines of an import, oldest day first, as they were counted up to `now` (epoch milliseconds) on `today`. */
export function* demoB2bLines(today: Day, now: number): Generator<string> {
  for (const [index, shop] of SHOPS.entries()) {
    for (let ago = shop.days; ago >= shop.ended; ago -= 1) {
      if (shop.company === MISSING.company && ago === MISSING.daysAgo) continue;
      const row = rowOf(shop, addDays(today, -ago), index);
      if (Date.parse(row.counted) <= now) yield JSON.stringify(row);
    }
  }
}

function rowOf(shop: Shop, day: Day, index: number) {
  const random = randomOf(index + 701, daysBetween(FIRST_DAY, day));
  const views = viewsOn(shop, day, random);
  const devices = { phone: 0, computer: 0, tablet: 0 };
  const origins = new Map<string, { state?: string; industry?: string; views: number }>();
  for (let view = 0; view < views; view += 1) {
    const share = random.below(100);
    devices[share < 71 ? "computer" : share < 95 ? "phone" : "tablet"] += 1;
    // A third of the views comes from networks that belong to no known company.
    if (random.chance(34)) continue;
    const [state, industry] = [chosen(shop.states, random), chosen(shop.industries, random)];
    const origin = origins.get(`${state} ${industry}`) ?? { state, industry, views: 0 };
    origins.set(`${state} ${industry}`, { ...origin, views: origin.views + 1 });
  }
  const counted = new Date(instantOfBerlin(addDays(day, 1), COUNTED_MINUTE)).toISOString();
  return { type: "b2b_day", company: shop.company, day, views, devices, origins: [...origins.values()], counted };
}

function viewsOn(shop: Shop, day: Day, random: Random): number {
  const age = daysBetween(FIRST_DAY, day);
  const season = (YEAR[Number(day.slice(5, 7)) - 1] ?? 100) / 100;
  // Views grow by a seventh each year.
  const growth = 1.15 ** ((age - daysBetween(FIRST_DAY, "2026-01-01")) / 365);
  const ofWeek = (WEEK[weekday(day)] ?? 100) / 100;
  const isHoliday = /-(?:12-2[4-9]|12-3|01-0[1-6])/.test(day);
  return Math.round(
    shop.views * season * growth * ofWeek * moodOf(age) * (isHoliday ? 0.25 : 1) * (0.7 + random.below(61) / 100),
  );
}

/** Some weeks are much better or worse than others. */
function moodOf(age: number): number {
  const week = randomOf(97, Math.floor(age / 7)).below(100);
  if (week < 9) return 0.45;
  return week > 91 ? 1.7 : 1;
}

function chosen(weights: Weights, random: Random): string {
  const words = weights.split(" ");
  const shares = words.flatMap((word, place) => (place % 2 === 1 ? [Number(word)] : []));
  let left = random.below(shares.reduce((sum, share) => sum + share, 0));
  const place = shares.findIndex((share) => (left -= share) < 0);
  return words[place * 2] ?? "";
}
