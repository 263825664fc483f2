/**
 * Generates the visits of demo websites that the portal counts itself. Each day of a site is the same whenever it is
 * generated.
 */
import { addDays, type Day, daysBetween, weekday } from "@portal/contract/time/berlin-time";
import { randomOf } from "./random.ts";

export type CountedSite = {
  /** Visits on an average day. */
  visits: number;
  /** In percent of the visits, Monday first. */
  week: readonly number[];
  /** In percent of the visits, January first. */
  year: readonly number[];
  referrers: readonly string[];
  keywords: readonly string[];
};

/** By the provider's key of the website. */
export const COUNTED_SITES: Readonly<Record<string, CountedSite>> = {
  "W-1002": {
    visits: 9,
    week: [120, 112, 104, 100, 96, 84, 84],
    year: [150, 140, 110, 84, 70, 60, 62, 78, 96, 118, 142, 136],
    referrers: ["www.verzeichnis.example", "koelner-handwerk.example"],
    keywords: ["sturmschaden dach köln", "dach notdienst", "dach undicht was tun"],
  },
  "W-1005": {
    visits: 21,
    week: [40, 96, 108, 116, 128, 132, 80],
    year: [82, 92, 100, 106, 112, 104, 92, 90, 96, 100, 104, 128],
    referrers: ["verzeichnis.example", "bornheim-entdecken.example", "frankfurter-braut.example"],
    keywords: ["friseur bornheim", "balayage frankfurt", "brautfrisur frankfurt"],
  },
  "W-1006": {
    visits: 7,
    week: [122, 114, 108, 104, 94, 78, 80],
    year: [96, 98, 104, 112, 116, 108, 96, 92, 98, 100, 98, 82],
    referrers: ["verzeichnis.example"],
    keywords: ["wallbox regensburg", "elektriker notdienst regensburg"],
  },
};

export type CountedName = {
  dimension: "direct" | "search" | "website" | "social" | "keyword";
  name: string;
  visits: number;
};
export type CountedDay = {
  day: Day;
  views: number;
  visits: number;
  phone: number;
  computer: number;
  tablet: number;
  names: CountedName[];
};

const FIRST_DAY = "2020-01-01";
const FIRST_MONDAY = "2019-12-30";

/** The days from `from` to `to` that have visits. */
export function countedDays(key: string, from: Day, to: Day): CountedDay[] {
  const site = COUNTED_SITES[key];
  if (site === undefined) return [];
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index)).flatMap(
    (day) => dayOf(site, Number(key.replaceAll(/\D/g, "")), day),
  );
}

function dayOf(site: CountedSite, seed: number, day: Day): CountedDay[] {
  const random = randomOf(seed, daysBetween(FIRST_DAY, day));
  const season = (site.year[Number(day.slice(5, 7)) - 1] ?? 100) / 100;
  const weekly = (site.week[weekday(day)] ?? 100) / 100;
  const growth = 1.18 ** (daysBetween("2026-01-01", day) / 365);
  const luck = weekFactor(seed, day) * (0.75 + random.below(51) / 100);
  const visits = Math.round(site.visits * season * weekly * growth * luck);
  if (visits === 0) return [];
  const part = (percent: number): number => Math.round((visits * (percent - 8 + random.below(17))) / 100);
  const phone = Math.min(visits, part(66));
  const tablet = Math.min(visits - phone, Math.max(0, part(6)));
  const search = Math.min(visits, part(46));
  const social = Math.min(visits - search, Math.max(0, part(14)));
  const others = Math.min(visits - search - social, Math.max(0, part(12)));
  const names: CountedName[] = [
    { dimension: "search", name: "Google", visits: search - Math.floor(search / 9) },
    { dimension: "search", name: "Bing", visits: Math.floor(search / 9) },
    { dimension: "social", name: "Instagram", visits: social - Math.floor(social / 3) },
    { dimension: "social", name: "Facebook", visits: Math.floor(social / 3) },
    { dimension: "website", name: random.of(site.referrers), visits: others },
    { dimension: "direct", name: "", visits: visits - search - social - others },
    { dimension: "keyword", name: random.of(site.keywords), visits: Math.floor(search / 6) },
  ];
  return [
    {
      day,
      views: visits + Math.round((visits * (60 + random.below(90))) / 100),
      visits,
      phone,
      computer: visits - phone - tablet,
      tablet,
      names: names.filter((one) => one.visits > 0),
    },
  ];
}

/** Some weeks are much better or worse than others: an article, holidays, illness. */
function weekFactor(seed: number, day: Day): number {
  const luck = randomOf(seed + 1, Math.floor(daysBetween(FIRST_MONDAY, day) / 7)).below(100);
  if (luck > 93) return 1.8;
  return luck < 7 ? 0.45 : 0.85 + luck / 330;
}
