/**
 * Rows of the export that tell what a person did in the directory. Removed searches and views are left out: an import
 * elsewhere would show them again.
 */
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

export const userRatingExport = exportKind(
  "user_rating",
  sql<{ updated_at: Date; withdrawn: boolean }>`
      select * from (select coalesce(r.external_id, 'portal:rating:' || r.id) as external_id,
             coalesce(u.external_id, 'portal:user:' || u.id) as "user", c.external_id as company,
             r.rating_text, r.stars, r.updated_at, r.withdrawn_at is not null as withdrawn
      from user_ratings r join users u on u.id = r.user_id join companies c on c.id = r.company_id
      ) history order by external_id collate "C"`,
  ({ updated_at: at, ...rating }) => ({ ...rating, update_date: instantText(at) }),
);

export const latestSearchExport = exportKind(
  "latest_search",
  sql<{ at: Date }>`
      select * from (select coalesce(s.external_id, 'portal:search:' || s.user_id || ':' || extract(epoch from s.searched_at)) as external_id,
             coalesce(u.external_id, 'portal:user:' || u.id) as "user", s.what, s.place as "where", s.searched_at as at
      from latest_searches s join users u on u.id = s.user_id where s.removed_at is null
      ) history order by external_id collate "C"`,
  ({ at, ...search }) => ({ ...search, timestamp: instantText(at) }),
);

export const viewedEntryExport = exportKind(
  "viewed_entry",
  sql<{ at: Date }>`
      select * from (select coalesce(v.external_id, 'portal:view:' || v.user_id || ':' || extract(epoch from v.viewed_at)) as external_id,
             coalesce(u.external_id, 'portal:user:' || u.id) as "user", c.external_id as company, v.viewed_at as at
      from viewed_entries v join users u on u.id = v.user_id join companies c on c.id = v.company_id
      where v.removed_at is null
      ) history order by external_id collate "C"`,
  ({ at, ...view }) => ({ ...view, timestamp: instantText(at) }),
);
