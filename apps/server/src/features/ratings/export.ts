/**
 * Rows of the export that hold ratings. Deleted and withdrawn ones are left out, and those of persons with a log-in,
 * which are rows of their own.
 */
import type { Database } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

export { employerSurveyExport } from "./awards/import.ts";
export { ratingFeedExport } from "./feeds/import.ts";
export { ratingAnswerExport } from "./manage/answers/import.ts";

export const ratingExport = exportKind(
  "rating",
  sql<Selectable<Database["ratings"]> & { company: string }>`
      select c.external_id as company, r.* from ratings r join companies c on c.id = r.company_id
      where r.user_rating_id is null and r.state in ('published', 'held')
      order by c.external_id collate "C", r.source collate "C", r.external_id collate "C"`,
  (row) => ({
    external_id: row.external_id,
    company: row.company,
    source: row.source,
    stars: row.stars,
    title: row.title,
    text: row.body,
    author: row.author_name,
    url: row.url,
    rated: instantText(row.rated_at),
    changed: instantText(row.updated_at),
    done: instantText(row.done_at),
    held: instantText(row.held_at),
  }),
);
