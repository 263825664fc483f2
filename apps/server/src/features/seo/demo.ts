/** Demo figures of Search Console: two years of days and terms, and access that the sandbox accepts. */
import { addDays, addYears, type Day, daysBetween } from "@portal/contract/time/berlin-time";
import { randomOf } from "@portal/db/demo/random";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { addDemoSearchAccess } from "../external-services/public.ts";
import { searchConsoleDay } from "./reading/plan.ts";
import * as repository from "./repository.ts";

type Needs = Pick<Dependencies, "environment" | "clock">;
type Term = { term: string; impressions: number; position: number };
type Site = {
  company: string;
  seed: number;
  account: string;
  siteUrl: string;
  /** Season in percent, January first. */
  year: readonly number[];
  /** In percent, Monday first. */
  week: readonly number[];
  terms: readonly Term[];
};

const SITES: readonly Site[] = [
  {
    company: "C-1001",
    seed: 63,
    account: "buero@dachdeckerei-lorenz.example",
    siteUrl: "sc-domain:dachdeckerei-lorenz.example",
    year: [118, 112, 104, 92, 84, 80, 78, 84, 100, 122, 136, 110],
    week: [118, 112, 108, 105, 92, 60, 70],
    terms: [
      { term: "dachdecker köln", impressions: 34, position: 6.2 },
      { term: "dachgaube kosten", impressions: 16, position: 14.6 },
      { term: "dachfenster einbauen köln", impressions: 14, position: 11.8 },
      { term: "dachrinne reinigen köln", impressions: 11, position: 7.4 },
      { term: "dachdecker leverkusen", impressions: 10, position: 13.2 },
      { term: "dachdecker köln ehrenfeld", impressions: 9, position: 2.4 },
      { term: "flachdachabdichtung köln", impressions: 8, position: 5.1 },
      { term: "dachdeckerei lorenz", impressions: 7, position: 1.1 },
      { term: "dachdecker bonn", impressions: 7, position: 18.3 },
      { term: "sturmschaden dach wer hilft", impressions: 4, position: 9.5 },
    ],
  },
  {
    company: "C-1005",
    seed: 64,
    account: "hallo@rheinbogen-it.example",
    siteUrl: "sc-domain:rheinbogen-it.example",
    year: [104, 106, 108, 102, 98, 96, 84, 82, 104, 110, 112, 94],
    week: [122, 126, 120, 114, 96, 26, 24],
    terms: [
      { term: "it systemhaus köln", impressions: 22, position: 9.1 },
      { term: "it dienstleister köln", impressions: 18, position: 12.6 },
      { term: "datensicherung kleine unternehmen", impressions: 13, position: 8.3 },
      { term: "microsoft 365 beratung köln", impressions: 12, position: 4.2 },
      { term: "it notdienst köln", impressions: 9, position: 15.4 },
      { term: "netzwerk einrichten firma bonn", impressions: 8, position: 10.7 },
      { term: "rheinbogen it", impressions: 8, position: 1.0 },
      { term: "server warten lassen", impressions: 6, position: 17.8 },
      { term: "it betreuung leverkusen", impressions: 5, position: 6.9 },
    ],
  },
];
const YEARS = 2;
const FIRST_DAY: Day = "2020-01-01";
/** The last days are still being counted. */
const COUNTED_BY_AGE = [0, 0.5, 0.85];
/** Google names no rare terms. */
const NAMED_SHARE = 0.8;
/** Days of a fault: the site was out of reach, and Google showed it less. */
const BAD_DAYS = { from: 190, until: 204 };

/** Adds figures to each demo company that has none. */
export async function addDemoSearch(db: Kysely<Database>, needs: Needs): Promise<void> {
  for (const site of SITES) {
    const company = await db
      .selectFrom("companies")
      .select("id")
      .where("external_id", "=", site.company)
      .executeTakeFirst();
    if (company === undefined) continue;
    const companyId = company.id;
    if ((await repository.findProperty(db, { companyId })) !== undefined) continue;
    await addSite(db, needs, companyId, site);
  }
}

async function addSite(db: Kysely<Database>, needs: Needs, companyId: number, site: Site): Promise<void> {
  const now = needs.clock.now();
  const today = searchConsoleDay(now);
  const rows = figuresOf(site, today);
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, terms]) => ({
    day,
    impressions: Math.round(sumOf(terms, "impressions") / NAMED_SHARE),
    clicks: Math.round(sumOf(terms, "clicks") / NAMED_SHARE),
    positionSum: sumOf(terms, "positionSum") / NAMED_SHARE,
  }));
  await addDemoSearchAccess(db, needs, companyId, site.account);
  await db.transaction().execute(async (trx) => {
    await repository.saveProperty(trx, companyId, site.siteUrl, now);
    await repository.noteRead(trx, companyId, site.siteUrl, now);
    await repository.insertDays(trx, companyId, ...columnsOf(days), addDays(today, 1 - COUNTED_BY_AGE.length));
    const terms = rows.map(({ term }) => term);
    await repository.insertTerms(trx, companyId, ...columnsOf(rows), terms);
  });
}

type Figures = { day: Day; impressions: number; clicks: number; positionSum: number };

const columnsOf = (rows: readonly Figures[]): [Day[], number[], number[], number[]] => [
  rows.map(({ day }) => day),
  rows.map(({ impressions }) => impressions),
  rows.map(({ clicks }) => clicks),
  rows.map(({ positionSum }) => positionSum),
];

const sumOf = (rows: readonly Figures[], of: "impressions" | "clicks" | "positionSum"): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** Two years up to yesterday, the same each time for the same day. */
function figuresOf(site: Site, today: Day): (Figures & { term: string })[] {
  const first = addYears(today, -YEARS);
  const ages = Array.from({ length: daysBetween(first, today) }, (_, index) => index + 1);
  return ages.flatMap((age) => {
    const day = addDays(today, -age);
    const numbers = randomOf(site.seed, daysBetween(FIRST_DAY, day));
    const random = (): number => numbers.below(1000) / 1000;
    return site.terms.flatMap(({ term, impressions: usual, position: now }) => {
      const impressions = Math.round(usual * factorOf(site, day, age) * (0.6 + 0.8 * random()));
      if (impressions === 0) return [];
      const position = Math.max(1, now * (1 + age / 2200) + random() - 0.5);
      const clicks = Math.round(impressions * (0.32 / (0.6 + position ** 1.2 * 0.4)) * (0.7 + 0.6 * random()));
      return [{ day, term, impressions, clicks, positionSum: impressions * position }];
    });
  });
}

function factorOf({ year, week }: Site, day: Day, age: number): number {
  const date = new Date(`${day}T00:00:00Z`);
  const season = (year[date.getUTCMonth()] ?? 100) / 100;
  const weekly = (week[(date.getUTCDay() + 6) % 7] ?? 100) / 100;
  const isBad = age >= BAD_DAYS.from && age < BAD_DAYS.until;
  return season * weekly * (COUNTED_BY_AGE[age] ?? 1) * (isBad ? 0.35 : 1);
}
