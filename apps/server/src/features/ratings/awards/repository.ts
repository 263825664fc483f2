/** SQL of awards. */
import {
  AWARD_SOURCES,
  type EmployerSurvey,
  type RatingSum,
  SIGNET_CODES,
} from "@portal/contract/ratings/awards/rules";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type Db = Kysely<Database>;

export type StandingRow = {
  name: string;
  ratings: number;
  stars: number;
  has_signet: boolean;
  may_show: boolean;
  awarded_on: Day | null;
};

// Sums at most 366 kept days for each source, however many ratings there are.
const readStanding = statement<
  StandingRow,
  [companyId: number, from: Day, sources: readonly string[], codes: readonly string[]]
>(`
  select c.display_name as name, r.ratings, r.stars, may_contact(c.id, 'signet') as may_show,
         (select awarded_on from rating_awards where company_id = c.id and ended_on is null) as awarded_on,
         exists (select from products p where p.company_id = c.id and p.code = any($4)
                 and p.status in ('Ordered', 'Produced', 'Invoicing')) as has_signet
  from companies c, lateral (
    select coalesce(sum(one + two + three + four + five), 0)::int as ratings,
           coalesce(sum(one + 2 * two + 3 * three + 4 * four + 5 * five), 0)::int as stars
    from rating_days where company_id = c.id and source = any($3) and day >= $2) r
  where c.id = $1`);

export const findStanding = async (db: Db, companyId: number, from: Day): Promise<StandingRow | undefined> =>
  (await readStanding(db, companyId, from, AWARD_SOURCES, SIGNET_CODES))[0];

const insertAward = statement<{ awarded_on: Day }, [companyId: number, today: Day, ratings: number, stars: number]>(`
  insert into rating_awards (company_id, awarded_on, ratings, stars) values ($1, $2, $3, $4)
  on conflict (company_id) where ended_on is null do update set company_id = excluded.company_id
  returning awarded_on`);

/** Gives the award and returns its day: the earlier one if somebody else has just given it. */
export async function giveAward(db: Db, companyId: number, today: Day, sum: RatingSum): Promise<Day> {
  const [row] = await insertAward(db, companyId, today, sum.ratings, sum.stars);
  return row?.awarded_on ?? today;
}

/** Ends the current award. One that was given today stays as a row of one day. */
export const endAward = statement<never, [companyId: number, today: Day]>(
  "update rating_awards set ended_on = $2 where company_id = $1 and ended_on is null",
);

const latestSurvey = statement<{ surveyed_on: Day; answers: number; recommending: number }, [companyId: number]>(`
  select surveyed_on, answers, recommending from employer_surveys
  where company_id = $1 order by surveyed_on desc limit 1`);

export async function findSurvey(db: Db, companyId: number): Promise<EmployerSurvey | null> {
  const [row] = await latestSurvey(db, companyId);
  if (row === undefined) return null;
  return { surveyedOn: row.surveyed_on, answers: row.answers, recommending: row.recommending };
}

/** Companies after `companyId` that may earn or lose the award, in order. */
export const companiesWithSignet = statement<
  { company_id: number },
  [after: number, codes: readonly string[], limit: number]
>(`
  select company_id from (
    select company_id from products where code = any($2) and status in ('Ordered', 'Produced', 'Invoicing')
      and company_id > $1
    union select company_id from rating_awards where ended_on is null and company_id > $1) c
  order by company_id limit $3`);
