/** Words by which people searched before they came to a company's websites, as Matomo or the portal's own counting knows them. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Period } from "@portal/contract/time/date-range";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

/** As many as a page of steps looks at. */
const MOST_WORDS = 500;

const readWords = statement<{ term: string; visits: number }, [companyId: number, start: Day, end: Day]>(`
  select n.name as term, sum(n.visits)::int as visits
  from websites w join website_day_names n on n.website_id = w.id and n.dimension = 'keyword' and n.day between $2 and $3
  where w.company_id = $1 and n.name <> '' group by 1 order by 2 desc, 1 limit ${MOST_WORDS}`);

const readUntil = statement<{ until: Date | null }, [companyId: number, start: Day]>(`
  select min(f.until) as until from websites w join website_figures f on f.website_id = w.id and f.until >= $2::date
  where w.company_id = $1`);

/** `until`: up to when the figures of all websites that have some of these days have arrived; null without figures. */
type SearchWords = { words: { term: string; visits: number }[]; until: Date | null };

export async function websiteSearchWords(
  db: Kysely<Database>,
  { companyId }: AccountScope,
  { start, end }: Period,
): Promise<SearchWords> {
  const [words, [row]] = await Promise.all([readWords(db, companyId, start, end), readUntil(db, companyId, start)]);
  return { words, until: row?.until ?? null };
}
