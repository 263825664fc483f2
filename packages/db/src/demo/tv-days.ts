/**
 * Generates two years of the demo companies' impressions of TV banners as rows of the import. Each day of a banner is the
 * same whenever it is generated, so a second load on another day adds only what is new.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import { randomOf } from "./random.ts";

const DAYS = 731;
const FIRST_DAY = "2020-01-01";
/** The provider counts in the early morning after the day. */
const COUNTED_MINUTE = 310;

type Slot = {
  channel: number;
  hour: number;
  programme: string;
  /** In percent of a banner's size. */
  share: number;
  /** Weekdays, Monday is 0; all without. */
  on?: readonly number[];
};

const WORKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

const SLOTS: readonly Slot[] = [
  { channel: 8101, hour: 7, programme: "Tagblick am Morgen", share: 14, on: WORKDAYS },
  { channel: 8101, hour: 18, programme: "Tagblick um sechs", share: 24 },
  { channel: 7775, hour: 20, programme: "Küstenwache Nord", share: 40, on: [0, 2] },
  { channel: 7775, hour: 20, programme: "Der Abendfilm", share: 46, on: [4, 6] },
  { channel: 7812, hour: 21, programme: "Spuren im Watt", share: 33, on: [1, 3] },
  { channel: 7812, hour: 22, programme: "Kommissarin Behn", share: 30, on: [6] },
  { channel: 13333, hour: 15, programme: "Anpfiff am Samstag", share: 62, on: [5] },
  { channel: 13333, hour: 18, programme: "Sportstudio", share: 38, on: WEEKEND },
  { channel: 24019, hour: 17, programme: "Haus mit Geschichte", share: 20, on: WORKDAYS },
  { channel: 24019, hour: 16, programme: "Umbau in sechs Wochen", share: 26, on: WEEKEND },
  { channel: 17755, hour: 19, programme: "Wie geht das?", share: 17, on: WORKDAYS },
  { channel: 21561, hour: 18, programme: "Am Herd", share: 15, on: [0, 1, 2, 3] },
  { channel: 31450, hour: 19, programme: "Metropol heute", share: 22, on: WORKDAYS },
  { channel: 33604, hour: 0, programme: "Nachtausgabe", share: 6 },
];

type Banner = {
  company: string;
  banner: string;
  /** Impressions on an average day, before slots share them out. */
  size: number;
  channels?: readonly number[];
  /** How many days of figures there are, and how many days ago the last one was. */
  days: number;
  ended: number;
};

const BANNERS: readonly Banner[] = [
  { company: "C-1001", banner: "T-1001", size: 260, days: DAYS, ended: 1 },
  { company: "C-1001", banner: "T-1002", size: 60, channels: [8101, 31450, 24019], days: 600, ended: 40 },
  { company: "C-1003", banner: "T-1003", size: 90, channels: [8101, 13333, 31450, 33604], days: DAYS, ended: 9 },
  { company: "C-1005", banner: "T-1005", size: 70, channels: [8101, 17755, 31450], days: DAYS, ended: 1 },
  { company: "C-1011", banner: "T-1011", size: 110, channels: [8101, 24019, 21561, 31450], days: DAYS, ended: 1 },
];

/** The lines of an import, oldest day first, as they were counted up to `now` (epoch milliseconds) on `today`. */
export function* demoTvLines(today: Day, now: number): Generator<string> {
  for (const [index, banner] of BANNERS.entries()) {
    for (let ago = banner.days; ago >= banner.ended; ago -= 1) {
      const row = rowOf(banner, addDays(today, -ago), index);
      if (Date.parse(row.counted) <= now) yield JSON.stringify(row);
    }
  }
}

function rowOf({ company, banner, size, channels }: Banner, day: Day, index: number) {
  const age = daysBetween(FIRST_DAY, day);
  const random = randomOf(index + 907, age);
  // Impressions grow by a tenth each year; some weeks are much better or worse than others.
  const growth = 1.1 ** ((age - daysBetween(FIRST_DAY, "2026-01-01")) / 365);
  const level = (size * growth * moodOf(age, index)) / 100;
  const slots = SLOTS.filter(
    ({ on, channel }) => (on?.includes(weekday(day)) ?? true) && (channels?.includes(channel) ?? true),
  );
  const broadcasts = slots.flatMap(({ channel, hour, programme, share }) => {
    const impressions = Math.round(share * level * (0.6 + random.below(81) / 100));
    // Not every programme has room for the banner every time.
    return impressions === 0 || random.chance(12) ? [] : [{ channel, hour, programme, impressions }];
  });
  const counted = new Date(instantOfBerlin(addDays(day, 1), COUNTED_MINUTE)).toISOString();
  return { type: "tv_day", company, banner, day, broadcasts, counted };
}

function moodOf(age: number, index: number): number {
  const week = randomOf(131 + index, Math.floor(age / 7)).below(100);
  if (week < 10) return 0.5;
  return week > 90 ? 1.6 : 1;
}
