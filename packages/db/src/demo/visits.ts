/**
 * Generates visits of the demo companies' entries as rows of the import. Each day of a company is the same whenever it is
 * generated, so a second load on another day adds only what is new.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import type { Action, Device } from "@portal/contract/tracking/events/calls";
import { type Random, randomOf } from "./random.ts";

/** More than a year, and less than the time for which single events are kept. */
const DAYS = 372;

type Shop = {
  company: string;
  /** Views on an average working day. */
  views: number;
  /** Season of the trade in percent of the views, January first. */
  year: readonly number[];
  /** In percent of the views, Monday first. */
  week: readonly number[];
  terms: readonly string[];
};

const WORKING_WEEK = [118, 112, 108, 105, 92, 60, 45];
const STEADY = [96, 98, 101, 102, 103, 100, 92, 93, 102, 105, 106, 98];

const SHOPS: readonly Shop[] = [
  {
    company: "C-1001",
    views: 20,
    year: [118, 112, 104, 92, 84, 80, 78, 84, 100, 122, 136, 110],
    week: WORKING_WEEK,
    terms: [
      "dachdecker",
      "dachdecker notdienst",
      "dach undicht",
      "dachrinne reinigen",
      "flachdach abdichten",
      "sturmschaden dach",
      "dachfenster einbauen",
      "dachdecker in der nähe",
    ],
  },
  {
    company: "C-1002",
    views: 11,
    year: [92, 100, 104, 108, 100, 96, 90, 92, 98, 102, 110, 128],
    week: [80, 84, 90, 96, 112, 150, 120],
    terms: ["bäcker", "bäcker sonntag geöffnet", "roggenbrot", "geburtstagstorte bestellen", "bäcker in der nähe"],
  },
  {
    company: "C-1003",
    views: 9,
    year: [100, 96, 112, 128, 104, 94, 88, 90, 100, 132, 120, 96],
    week: WORKING_WEEK,
    terms: ["autowerkstatt", "reifenwechsel", "inspektion auto", "tüv termin", "bremsen wechseln", "klimaservice auto"],
  },
  {
    company: "C-1004",
    views: 6,
    year: [50, 70, 140, 170, 150, 120, 96, 90, 104, 100, 64, 42],
    week: WORKING_WEEK,
    terms: ["gartenbau", "rollrasen verlegen", "hecke schneiden", "terrasse pflastern"],
  },
  {
    company: "C-1005",
    views: 5,
    year: STEADY,
    week: WORKING_WEEK,
    terms: ["it service", "computer hilfe firma", "netzwerk einrichten"],
  },
  {
    company: "C-1006",
    views: 8,
    year: STEADY,
    week: WORKING_WEEK,
    terms: ["zahnarzt", "zahnarzt neue patienten", "zahnreinigung", "zahnarzt angstpatienten", "zahnarzt kinder"],
  },
];

/** One view in this many is followed by the action. */
const FOLLOWED_BY: Readonly<Record<Action, number>> = { call: 13, route: 19, website: 16, email: 58 };

/** The lines of an import, oldest day first, up to `now` (epoch milliseconds) on `today`. */
export function* demoVisitLines(today: Day, now: number): Generator<string> {
  for (let day = addDays(today, 1 - DAYS); day <= today; day = addDays(day, 1)) {
    for (const [index, shop] of SHOPS.entries()) {
      for (const event of eventsOf(shop, day, index)) {
        if (Date.parse(event.at) <= now) yield JSON.stringify(event);
      }
    }
  }
}

const FIRST_DAY = "2020-01-01";

function* eventsOf(shop: Shop, day: Day, index: number) {
  const age = daysBetween(FIRST_DAY, day);
  const random = randomOf(index + 1, age);
  const season = (shop.year[Number(day.slice(5, 7)) - 1] ?? 100) / 100;
  // Views grow by a fifth each year.
  const growth = 1.2 ** ((age - daysBetween(FIRST_DAY, "2026-01-01")) / 365);
  const weekly = (shop.week[weekday(day)] ?? 100) / 100;
  const views = Math.round(shop.views * season * weekly * growth * (0.72 + random.below(57) / 100));
  for (let number = 1; number <= views; number += 1) {
    const minute = minuteOf(random);
    const base = { type: "tracking_event", company: shop.company, device: deviceOf(random), visitor: `v${number}` };
    const id = `demo:${day}:${number}`;
    const term = random.chance(63)
      ? { term: shop.terms[Math.min(random.below(shop.terms.length), random.below(shop.terms.length))] }
      : {};
    yield { ...base, external_id: id, metric: "view", at: at(day, minute), ...term };
    for (const [metric, oneIn] of Object.entries(FOLLOWED_BY)) {
      if (random.below(oneIn) === 0) yield { ...base, external_id: `${id}:${metric}`, metric, at: at(day, minute + 1) };
    }
  }
}

const at = (day: Day, minute: number): string => new Date(instantOfBerlin(day, minute)).toISOString();

/** In minutes of the day: between six in the morning and eleven at night, mostly around the middle. */
const minuteOf = (random: Random): number => 360 + random.below(510) + random.below(505);

function deviceOf(random: Random): Device {
  const share = random.below(100);
  if (share < 64) return "phone";
  return share < 93 ? "computer" : "tablet";
}
