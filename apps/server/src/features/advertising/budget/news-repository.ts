/** SQL of mails about budgets: where each company stands, and who wants to know. */
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { BudgetFacts } from "./running-out.ts";

/** Companies of one statement. */
export const BUDGETS_AT_ONCE = 200;

export type BudgetOfCompany = BudgetFacts & {
  company_id: number;
  company: string;
  /** Null without any delivered day. */
  last_day: Day | null;
  people: { id: number; email: string }[];
};

/** Companies after an id that have search ads, with their current budget; nobody is named where the company locked such mails. */
export const budgetsOfCompanies = statement<BudgetOfCompany, [after: number, codes: readonly string[]]>(`
  select c.id as company_id, c.display_name as company, ends.last_day, budget.start_day, budget.end_day,
         budget.plan_cents, coalesce(spent.cents, 0)::int as spent_cents, coalesce(spent.week_cents, 0)::int as week_cents,
         coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id)
                   from memberships m join users u on u.id = m.user_id
                   where m.company_id = c.id and m."right" in ('owner', 'editor')
                     and may_contact(c.id, 'portalMessages')
                     and wants_notification(u.id, 'ad_budget', 'email')), '[]') as people
  from (select distinct company_id from products
        where code = any ($2::text[]) and status in ('Ordered', 'Produced', 'Invoicing') and company_id > $1
        order by company_id limit ${BUDGETS_AT_ONCE}) booked
  join companies c on c.id = booked.company_id
  cross join lateral (select max(day) as last_day from search_ad_days where company_id = c.id) ends
  left join lateral (
    select start_day, end_day, plan_cents from search_ad_budgets
    where company_id = c.id and ends.last_day between start_day and end_day order by start_day desc limit 1
  ) budget on true
  left join lateral (
    select sum(cost_cents) filter (where day >= budget.start_day) as cents,
           sum(cost_cents) filter (where day > ends.last_day - 7) as week_cents
    from search_ad_days
    where company_id = c.id and day between least(budget.start_day, ends.last_day - 6) and ends.last_day
  ) spent on budget.start_day is not null
  order by c.id`);
