/** SQL that reads the budgets of search ads and what was spent. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Period } from "@portal/contract/time/date-range";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

export type BudgetRow = Period & { planCents: number };

const readBudgets = statement<BudgetRow, [companyId: number, first: Day, last: Day]>(`
  select start_day as start, end_day as "end", plan_cents as "planCents"
  from search_ad_budgets
  where company_id = $1 and start_day <= $3::date and end_day >= $2::date
  order by start_day`);

/** Budgets that share a day with the period. */
export const findBudgets = (db: Db, { companyId }: AccountScope, { start, end }: Period): Promise<BudgetRow[]> =>
  readBudgets(db, companyId, start, end);

export type SpentDay = { day: Day; spentCents: number; isMoving: boolean };

const readSpent = statement<SpentDay, [companyId: number, first: Day, last: Day]>(`
  select day, sum(cost_cents)::int as "spentCents", not bool_and(is_final) as "isMoving"
  from search_ad_days where company_id = $1 and day between $2::date and $3::date
  group by day order by day`);

/** What all campaigns cost, day by day. */
export const findSpent = (db: Db, { companyId }: AccountScope, { start, end }: Period): Promise<SpentDay[]> =>
  readSpent(db, companyId, start, end);
