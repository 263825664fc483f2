/** Ratings that wait for an answer, answers that did not reach Google, new reports, the score, and recent ratings. */
import { REPORTS_SHOWN } from "@portal/contract/ratings/reports/calls";
import { scoreOf, type StarCounts } from "@portal/contract/ratings/score";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { germanDay, germanDecimal, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type Contribution, factSource, type Task } from "../dashboard/public.ts";
import { ratingHighlights } from "./highlights.ts";

const DAYS = 30;
const MINUTES_EACH = 4;
const MOST_MINUTES = 30;

type Facts = {
  open: number;
  newest: number;
  /** Answers that did not reach Google, the rating of the latest one, and its instant as text. */
  failed: number;
  failed_rating: number;
  failed_at: string;
  /** Reports that nobody of the company has seen, and when the latest came. */
  reports: number;
  reported_at: string;
  recent: number;
  avgScore: number;
  count: number;
};

const minutesFor = (count: number): number => Math.min(MOST_MINUTES, MINUTES_EACH * count);

const openTask = ({ open, newest }: Facts): Task => ({
  key: "open-ratings",
  title: open === 1 ? "Eine Bewertung wartet auf Ihre Antwort" : `${open} Bewertungen warten auf Ihre Antwort`,
  detail: "Eine Antwort sehen alle, die Ihre Bewertungen lesen.",
  place: { page: "ratings_manage" },
  minutes: minutesFor(open),
  weight: 70,
  version: String(newest),
});

const failedTask = ({ failed, failed_rating: rating, failed_at: at }: Facts): Task => ({
  key: "failed-answers",
  title:
    failed === 1
      ? "Eine Antwort ist nicht bei Google angekommen"
      : `${failed} Antworten sind nicht bei Google angekommen`,
  detail: "Bei der Bewertung steht, woran es liegt. Dort senden Sie die Antwort noch einmal.",
  place: { page: "ratings_manage", query: { bewertung: String(rating) } },
  minutes: minutesFor(failed),
  weight: 60,
  version: `${rating} ${at}`,
});

const reportTask = ({ reports, reported_at: at }: Facts): Task => ({
  key: "new-reports",
  title:
    reports === 1
      ? "Ein neuer Bericht zu Ihrem Vermarktungspaket ist da"
      : `${reports} neue Berichte zu Ihren Vermarktungspaketen sind da`,
  detail: "Darin steht, was das Paket gebracht hat.",
  place: { page: "ratings_marketing_packages" },
  minutes: minutesFor(reports),
  weight: 9,
  version: at,
});

/** What follows from the company's ratings. */
export function contributionOf(facts: Facts, today: Day, mayWrite: boolean): Contribution {
  const { open, failed, reports, recent, avgScore, count } = facts;
  return {
    tasks: mayWrite
      ? [
          ...(open > 0 ? [openTask(facts)] : []),
          ...(failed > 0 ? [failedTask(facts)] : []),
          ...(reports > 0 ? [reportTask(facts)] : []),
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

type Row = Omit<Facts, "avgScore" | "count"> & { totals: StarCounts };
const FACTS = `
  select coalesce(o.open, 0) as open, coalesce(o.newest, 0) as newest,
         f.failed, coalesce(f.rating, 0)::float8 as failed_rating, coalesce(f.at, '') as failed_at,
         m.reports, coalesce(m.at, '') as reported_at,
         array[t.one, t.two, t.three, t.four, t.five] as totals, d.recent
  from (select count(*)::int as open, max(id)::float8 as newest from ratings
        where company_id = $1 and state = 'published' and answered_at is null and done_at is null) o
  cross join (select count(*)::int as failed, (array_agg(r.id order by a.changed_at desc, r.id desc))[1] as rating,
                     max(a.changed_at)::text as at
              from rating_answers a join ratings r on r.id = a.rating_id
              where a.company_id = $1 and a.delivery = 'failed' and r.state in ('published', 'held')) f
  cross join (select count(*)::int as reports, max(arrived_at)::text as at
              from (select seen_at, arrived_at, row_number() over (partition by package order by last_day desc, id desc) as place
                    from marketing_reports where company_id = $1) ranked
              where place <= ${REPORTS_SHOWN} and seen_at is null) m
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
  contributionOf: ({ totals, ...facts }, { today, mayWrite }) =>
    contributionOf({ ...facts, ...scoreOf(totals) }, today, mayWrite),
  highlights: ratingHighlights,
});
