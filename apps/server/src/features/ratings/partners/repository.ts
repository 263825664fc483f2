/** SQL of the partner network. */
import type { RatingSource } from "@portal/contract/ratings/sources";
import { statement } from "@portal/db/statement";

export type SourceRow = { source: RatingSource; count: number; stars: number; last_delivery: Date | null };
/** Published ratings by source, and when the newest one was delivered. */
export const sourcesOf = statement<SourceRow, [companyId: number]>(`
  select t.source, t.one + t.two + t.three + t.four + t.five as count,
         t.one + 2 * t.two + 3 * t.three + 4 * t.four + 5 * t.five as stars,
         (select r.stored_at from ratings r where r.company_id = t.company_id and r.source = t.source
          order by r.rated_at desc, r.id desc limit 1) as last_delivery
  from rating_totals t where t.company_id = $1`);

export type PartnerRow = { portal: string; url: string; added_at: Date };
export const partnersOf = statement<PartnerRow, [companyId: number]>(
  "select portal, url, added_at from rating_partners where company_id = $1 order by added_at, id",
);

type NewPartner = [companyId: number, portal: string, url: string, userId: number, now: Date];
/** No row if the portal was added before. */
export const insertPartner = statement<PartnerRow, NewPartner>(`
  insert into rating_partners (company_id, portal, url, added_by_user_id, added_at) values ($1, $2, $3, $4, $5)
  on conflict (company_id, portal) do nothing returning portal, url, added_at`);

export const deletePartner = statement<{ id: number }, [companyId: number, portal: string]>(
  "delete from rating_partners where company_id = $1 and portal = $2 returning id",
);

export const hasRating = statement<{ id: number }, [companyId: number, ratingId: number]>(
  "select id from ratings where company_id = $1 and id = $2",
);
