/** What the dashboard says of the directory for business customers: views, in one statement. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { changeWords, type Contribution, factSource } from "../../dashboard/public.ts";

export type ListingFacts = {
  is_published: boolean;
  /** Null without any delivered day. */
  last_day: Day | null;
  views: number;
  views_before: number;
  is_compared: boolean;
};

// Of the 28 days up to the last delivered one, and of the 28 days before.
const FACTS = `
  with days as materialized (
    select min(day) as first_day, max(day) as last_day from b2b_days where company_id = $1
  )
  select c.is_published_on_b2b as is_published, days.last_day,
         coalesce(sum(d.views) filter (where d.day > days.last_day - 28), 0)::int as views,
         coalesce(sum(d.views) filter (where d.day <= days.last_day - 28), 0)::int as views_before,
         coalesce(days.first_day <= days.last_day - 55, false) as is_compared
  from companies c cross join days
  left join b2b_days d on d.company_id = $1 and d.day between days.last_day - 55 and days.last_day
  where c.id = $1 group by 1, 2, days.first_day`;

export const b2bDashboard = factSource<ListingFacts>({
  name: "b2b",
  product: "Premium-Eintrag",
  families: ["listing"],
  sql: FACTS,
  contributionOf: (facts) => contributionOf(facts),
});

export function contributionOf(facts: ListingFacts): Contribution {
  const { is_published: isPublished, last_day: lastDay, views, views_before: before, is_compared: isCompared } = facts;
  if (!isPublished || lastDay === null) return { tasks: [], result: null };
  const counted = views === 1 ? "1 Aufruf" : `${germanNumber(views)} Aufrufe`;
  return {
    tasks: [],
    result: {
      text: `${counted} von Geschäftskunden in 28 Tagen${changeWords(views, isCompared ? before : null)}`,
      source: `Verzeichnis für Geschäftskunden, Zahlen bis ${germanDay(lastDay)}`,
      place: { page: "b2b_statistics" },
    },
  };
}
