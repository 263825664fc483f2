/** The best that customers said lately: ratings of five stars, the award, and a round number of ratings. */
import { RATING_SOURCES, type RatingSource } from "@portal/contract/ratings/sources";
import { germanNumber } from "@portal/contract/text/formats";
import { berlinDate, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { AskedSince, OneHighlight } from "../dashboard/public.ts";

type Best = { id: number; source: RatingSource; title: string; body: string; author_name: string; rated_at: string };
type Row = { best: Best[]; five: number; count: number; awarded_on: Day | null };

const SHOWN = 5;
const MOST_CHARACTERS = 240;

const readBest = statement<Row, [companyId: number, since: Date, firstDay: Day]>(`
  select coalesce((select json_agg(b) from (
           select id, source, title, body, author_name, rated_at from ratings
           where company_id = $1 and stars = 5 and rated_at >= $2 and state = 'published' and body <> ''
           order by rated_at desc, id desc limit ${SHOWN}) b), '[]') as best,
         (select coalesce(sum(five), 0)::int from rating_days where company_id = $1 and day >= $3) as five,
         (select coalesce(sum(one + two + three + four + five), 0)::int from rating_totals where company_id = $1) as count,
         (select awarded_on from rating_awards where company_id = $1 and ended_on is null and awarded_on >= $3) as awarded_on`);

export async function ratingHighlights({ db, scope, firstDay, today }: AskedSince): Promise<OneHighlight[]> {
  const [row] = await readBest(db, scope.companyId, new Date(startOfBerlinDay(firstDay)), firstDay);
  return row === undefined ? [] : highlightsOf(row, today);
}

/** Numbers of ratings that are worth a line, and how many more may be there until the next one is. */
const MILESTONES = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000];
const NEAR = 0.04;

export function highlightsOf({ best, five, count, awarded_on: awardedOn }: Row, today: Day): OneHighlight[] {
  const found = best.map(ofRating);
  if (five > best.length)
    found.push({
      key: "five-stars",
      kind: "result",
      title: `${germanNumber(five)} neue Bewertungen mit fünf Sternen`,
      detail: "So viele haben Ihre Kunden in den letzten acht Wochen gegeben.",
      source: "Bewertungen aller Portale",
      day: today,
      place: { page: "ratings_manage" },
    });
  if (awardedOn !== null)
    found.push({
      key: `award-${awardedOn}`,
      kind: "award",
      title: "Sie haben die Auszeichnung für Ihre Bewertungen erhalten",
      detail: "Sie können das Siegel auf Ihrer Website, in Mails und im Schaufenster zeigen.",
      source: "Auszeichnung nach bestätigten Bewertungen",
      day: awardedOn,
      place: { page: "ratings_awards" },
    });
  const milestone = MILESTONES.findLast((mark) => mark <= count);
  if (milestone !== undefined && count <= milestone * (1 + NEAR))
    found.push({
      key: `milestone-${milestone}`,
      kind: "milestone",
      title: `Über Sie gibt es jetzt ${germanNumber(count)} Bewertungen`,
      detail: "",
      source: "Bewertungen aller Portale",
      day: today,
      place: { page: "ratings_overview" },
    });
  return found;
}

function ofRating({ id, source, title, body, author_name: author, rated_at: at }: Best): OneHighlight {
  return {
    key: `rating-${id}`,
    kind: "rating",
    title: title === "" ? "Fünf Sterne von einem Kunden" : `Fünf Sterne: „${title}“`,
    detail: shortened(body),
    source: `${RATING_SOURCES[source].label}${author === "" ? "" : `, ${author}`}`,
    day: berlinDate(Date.parse(at)),
    place: { page: "ratings_manage" },
  };
}

const shortened = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf(" ", MOST_CHARACTERS))} …`;
