/**
 * Generates two years of ratings of the demo companies as rows of the import: several sources, good and bad weeks, the
 * latest ones still open. The ratings of a day are the same whenever they are generated.
 */
import { addDays, type Day, daysBetween, instantOfBerlin } from "@portal/contract/time/berlin-time";
import { randomOf } from "./random.ts";
import { DEMO_RATED, type DemoRated } from "./rating-texts.ts";

/** A comparison of a year with the year before begins a few days earlier. */
const DAYS = 760;
const FIRST_DAY = "2020-01-01";
/** Within these days half of the ratings are still open. */
const OPEN_DAYS = 12;
/** Every eleventh week something goes wrong: a busy season, somebody ill. */
const BAD_WEEK = 11;

const NAMES = [
  "Anna B.",
  "Murat D.",
  "Karin Fuchs",
  "T. Huber",
  "Ines J.",
  "Georg A.",
  "Familie Reuter",
  "S. Nowak",
  "Petra L.",
  "",
];
/** The more often a source is named, the more ratings it brings. */
const SOURCES = ["google", "google", "google", "google", "provider", "wkdb", "golocal", "cylex", "klicktel"] as const;
/** Shares in percent of one to five stars. */
const GOOD = [3, 4, 9, 28, 56];
const BAD = [28, 22, 20, 18, 12];

/** Where ratings of a demo company are fetched: one portal that has nothing new, and one that does not know the company. */
const DEMO_FEEDS = [
  { type: "rating_feed", company: "C-1001", source: "cylex", place: "demo" },
  { type: "rating_feed", company: "C-1001", source: "golocal", place: "unbekannt" },
];

/** The lines of an import, oldest day first, up to `now` (epoch milliseconds) on `today`. */
export function* demoRatingLines(today: Day, now: number): Generator<string> {
  for (const feed of DEMO_FEEDS) yield JSON.stringify(feed);
  for (const [index, rated] of DEMO_RATED.entries()) {
    for (let ago = DAYS; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      const row = rowOf(rated, { day, ago, index });
      if (row !== undefined && Date.parse(row.rated) <= now) yield JSON.stringify(row);
    }
  }
}

type Place = { day: Day; ago: number; index: number };

function rowOf(rated: DemoRated, { day, ago, index }: Place) {
  const number = daysBetween(FIRST_DAY, day);
  const random = randomOf(index + 417, number);
  if (!random.chance(rated.share)) return undefined;
  const isBad = Math.floor(number / 7) % BAD_WEEK === index % BAD_WEEK;
  const stars = starsOf(isBad ? BAD : GOOD, random.below(100));
  const source = random.of(SOURCES);
  const at = new Date(instantOfBerlin(day, 7 * 60 + random.below(14 * 60))).toISOString();
  const texts = stars >= 4 ? rated.praise : stars === 3 ? rated.mixed : rated.blame;
  const hasText = stars <= 3 || !random.chance(18);
  const isOpen = ago <= OPEN_DAYS ? random.chance(50) : random.chance(2);
  const id = `demo-${rated.company}-${day}`;
  return {
    type: "rating",
    external_id: id,
    company: rated.company,
    source,
    stars,
    title: "",
    text: hasText ? random.some(texts, 1 + random.below(2)).join(" ") : "",
    author: random.of(NAMES),
    url: source === "provider" ? null : `https://${source}.example/bewertung/${id}`,
    rated: at,
    changed: at,
    done: isOpen ? null : at,
  };
}

/** The stars at which the shares so far exceed `point`. */
function starsOf(shares: readonly number[], point: number): number {
  let sum = 0;
  for (const [place, share] of shares.entries()) {
    sum += share;
    if (point < sum) return place + 1;
  }
  return shares.length;
}
