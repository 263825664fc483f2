/** What the dashboard says of search ads: a budget that ends too early, and the contacts, in one statement. */
import { ADVERTISING_FAMILIES } from "@portal/contract/advertising/calls";
import { type ContactDay, NO_CONTACTS } from "@portal/contract/dashboard/contacts/count";
import { germanDay, germanMoney, germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { type BudgetFacts, runningOut } from "../budget/running-out.ts";
import { changeWords, type Contribution, factSource, type Task } from "../../dashboard/public.ts";

export type AdFacts = BudgetFacts & {
  /** Null without any delivered day. */
  last_day: Day | null;
  contacts: number;
  contacts_before: number;
  cost_cents: number;
  is_compared: boolean;
};

// Of the 28 days up to the last delivered one, and of the 28 days before.
const FACTS = `
  with ends as materialized (
    select min(day) as first_day, max(day) as last_day from search_ad_days where company_id = $1
  )
  select ends.last_day, lately.*, coalesce(ends.first_day <= ends.last_day - 55, false) as is_compared,
         budget.start_day, budget.end_day, budget.plan_cents, coalesce(spent.cents, 0)::int as spent_cents
  from ends
  left join lateral (
    select start_day, end_day, plan_cents from search_ad_budgets
    where company_id = $1 and ends.last_day between start_day and end_day order by start_day desc limit 1
  ) budget on true
  cross join lateral (
    select coalesce(sum(calls + forms) filter (where day > ends.last_day - 28), 0)::int as contacts,
           coalesce(sum(calls + forms) filter (where day <= ends.last_day - 28), 0)::int as contacts_before,
           coalesce(sum(cost_cents) filter (where day > ends.last_day - 28), 0)::int as cost_cents,
           coalesce(sum(cost_cents) filter (where day > ends.last_day - 7), 0)::int as week_cents
    from search_ad_days where company_id = $1 and day between ends.last_day - 55 and ends.last_day
  ) lately
  left join lateral (
    select sum(cost_cents) as cents from search_ad_days
    where company_id = $1 and day between budget.start_day and ends.last_day
  ) spent on true`;

type DayRow = {
  first_day: Day | null;
  last_day: Day | null;
  days: Pick<ContactDay, "day" | "started" | "written" | "costCents">[];
};
const readDays = statement<DayRow, [companyId: number, from: Day]>(`
  select (select min(f.day) from search_ad_days f where f.company_id = $1) as first_day,
         (select max(l.day) from search_ad_days l where l.company_id = $1) as last_day,
         coalesce((select json_agg(d) from (
           select day::text, sum(calls)::int as started, sum(forms)::int as written, sum(cost_cents)::int as "costCents"
           from search_ad_days where company_id = $1 and day >= $2 group by day) d), '[]') as days`);

export const adsDashboard = factSource<AdFacts>({
  name: "searchAds",
  product: "Suchmaschinenwerbung",
  families: ADVERTISING_FAMILIES,
  sql: FACTS,
  contributionOf: (facts, { today, mayWrite }) => contributionOf(facts, today, mayWrite),
  contacts: {
    place: { page: "search_ads_statistics" },
    async read({ db, scope, firstDay: from }) {
      const [row] = await readDays(db, scope.companyId, from);
      const { first_day: firstDay, last_day: lastDay, days } = row ?? { first_day: null, last_day: null, days: [] };
      return { firstDay, lastDay, hasCosts: true, days: days.map((day) => ({ ...NO_CONTACTS, ...day })) };
    },
  },
});

/** Tasks are for people who may change something. */
export function contributionOf(facts: AdFacts, today: Day, mayWrite: boolean): Contribution {
  const { last_day: lastDay, contacts, contacts_before: before, cost_cents: cents, is_compared: isCompared } = facts;
  if (lastDay === null) return { tasks: [], result: null };
  const counted = contacts === 1 ? "1 Kontakt" : `${germanNumber(contacts)} Kontakte`;
  const change = changeWords(contacts, isCompared ? before : null);
  return {
    tasks: mayWrite ? budgetTask(facts, lastDay, today) : [],
    result: {
      text: `${counted} über Anzeigen in 28 Tagen${change}, für ${germanMoney(cents)}`,
      source: `Google und Bing, Zahlen bis ${germanDay(lastDay)}`,
      place: { page: "search_ads_statistics" },
    },
  };
}

function budgetTask(facts: AdFacts, lastDay: Day, today: Day): Task[] {
  const found = runningOut(facts, lastDay, today);
  if (found === null) return [];
  const task = { key: `budget-${found.start}`, place: { page: "search_ads_budget" as const }, minutes: 5 };
  const end = germanDay(found.end);
  if (found.state === "used_up") {
    const detail = `Wenn Sie es nicht erhöhen, erscheinen bis zum ${end} keine Anzeigen mehr.`;
    return [{ ...task, title: "Werbebudget ist aufgebraucht", detail, weight: 75 }];
  }
  const detail = `Es soll bis zum ${end} reichen, ist aber bei diesem Tempo in einer Woche ausgegeben.`;
  return [{ ...task, title: "Werbebudget geht zu Ende", detail, weight: 60 }];
}
