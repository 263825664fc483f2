/** Ratings that wait for an answer, the score, and how many ratings are new. */
import { scoreOf, type StarCounts } from "@portal/contract/ratings/score";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { germanDay, germanDecimal, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type Contribution, factSource } from "../dashboard/public.ts";
import { ratingHighlights } from "./highlights.ts";

const DAYS = 30;
const MINUTES_EACH = 4;
const MOST_MINUTES = 30;

type Facts = { open: number; newest: number; recent: number; avgScore: number; count: number };

/** What follows from the company's ratings. */
export function contributionOf(
  { open, newest, recent, avgScore, count }: Facts,
  today: Day,
  mayWrite: boolean,
): Contribution {
  return {
    tasks:
      mayWrite && open > 0
        ? [
            {
              key: "open-ratings",
              title:
                open === 1 ? "Eine Bewertung wartet auf Ihre Antwort" : `${open} Bewertungen warten auf Ihre Antwort`,
              detail: "Eine Antwort sehen alle, die Ihre Bewertungen lesen.",
              place: { page: "ratings_manage" },
              minutes: Math.min(MOST_MINUTES, MINUTES_EACH * open),
              weight: 70,
              version: String(newest),
            },
          ]
        : [],
    result:
      count === 0
        ? null
        : {
            text: `${germanDecimal(avgScore)} von 5 Sternen, ${recent === 1 ? "eine neue Bewertung" : `${germanNumber(recent)} neue Bewertungen`} in ${DAYS} Tagen`,
            source: `${germanNumber(count)} Bewertungen aller Portale, Stand ${germanDay(today)}`,
            place: { page: "ratings_overview" },
          },
  };
}

type Row = { open: number; newest: number; totals: StarCounts; recent: number };
const FACTS = `
  select coalesce(o.open, 0) as open, coalesce(o.newest, 0) as newest,
         array[t.one, t.two, t.three, t.four, t.five] as totals, d.recent
  from (select count(*)::int as open, max(id)::float8 as newest from ratings
        where company_id = $1 and state = 'published' and answered_at is null and done_at is null) o
  cross join (select coalesce(sum(one), 0)::int as one, coalesce(sum(two), 0)::int as two,
                     coalesce(sum(three), 0)::int as three, coalesce(sum(four), 0)::int as four,
                     coalesce(sum(five), 0)::int as five
              from rating_totals where company_id = $1) t
  cross join (select coalesce(sum(one + two + three + four + five), 0)::int as recent
              from rating_days where company_id = $1 and day > $2::date) d`;

export const ratingsDashboard = factSource<Row>({
  name: "ratings",
  product: "Bewertungsmanagement",
  families: RATINGS_FAMILIES,
  sql: FACTS,
  parameters: (today) => [addDays(today, -DAYS)],
  contributionOf: ({ open, newest, totals, recent }, { today, mayWrite }) =>
    contributionOf({ open, newest, recent, ...scoreOf(totals) }, today, mayWrite),
  highlights: ratingHighlights,
});
