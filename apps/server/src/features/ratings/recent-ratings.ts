/** How many ratings a company got lately, and how many of them wait for an answer, for other slices. */
import { codesOf } from "@portal/contract/navigation/products";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";

const CODES = codesOf(RATINGS_FAMILIES);

/** `open`: published ones without an answer that nobody marked as done. `latestAt`: of all time; null without any. */
export type RecentRatings = { recent: number; open: number; latestAt: Date | null };

// Held and withdrawn ratings are not seen, so they need no answer and convince nobody.
const readRecent = statement<
  { recent: number; open: number; latest_at: Date | null },
  [companyId: number, since: Date, codes: readonly string[]]
>(`
  select count(r.id)::int as recent,
         count(r.id) filter (where r.answered_at is null and r.done_at is null)::int as open,
         (select rated_at from ratings where company_id = $1 and state = 'published'
          order by rated_at desc, id desc limit 1) as latest_at
  from companies c left join ratings r on r.company_id = c.id and r.rated_at >= $2 and r.state = 'published'
  where c.id = $1 and exists (select from products p where p.company_id = c.id and p.code = any ($3::text[])
                              and p.status in ('Ordered', 'Produced', 'Invoicing'))
  group by c.id`);

/** Null without rating management: the company could neither answer nor invite customers here. */
export async function recentRatings(
  db: Kysely<Database>,
  { companyId }: AccountScope,
  since: Date,
): Promise<RecentRatings | null> {
  const [row] = await readRecent(db, companyId, since, CODES);
  return row === undefined ? null : { recent: row.recent, open: row.open, latestAt: row.latest_at };
}
