/**
 * Writes ratings that somebody delivers: an import, a connector, the public rating page. Counts, earlier versions and
 * ratings of persons with a log-in follow by trigger (migration 0077).
 */
import type { RatingSource } from "@portal/contract/ratings/sources";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import { announceAll } from "../../../platform/events/announce.ts";

export type DeliveredRating = {
  companyId: number;
  source: RatingSource;
  /** The source's id of the rating. Those that begin with `user:` belong to persons with a log-in. */
  externalId: string;
  /** 1 to 5 */
  stars: number;
  title: string;
  body: string;
  /** Empty if the source names nobody. */
  authorName: string;
  /** Where the source shows the rating. */
  url: string | null;
  ratedAt: Date;
  /** Of two deliveries the later one holds. */
  updatedAt: Date;
  /** The source shows it no longer: text and name are deleted here as well. */
  isDeleted: boolean;
  /** Counts for new ratings only; afterwards it is the company's. */
  doneAt?: Date | null;
  /** Counts for new ratings only: hidden while a case about it is decided. */
  heldAt?: Date | null;
};
export type StoredRating = { id: number; outcome: "created" | "updated" } | { outcome: "unchanged" };

/** Days after which a rating that is delivered for the first time is no news to the company. */
export const NEWS_DAYS = 7;
const DAY_MS = 86_400_000;

type Written = { id: number; company_id: number; source: RatingSource; external_id: string; is_new: boolean };
// Sorted, so that two writers of the same ratings wait for each other. A rating that is unknown and deleted is not
// stored; one that was deleted returns only with a later delivery.
const upsert = statement<Written, [deliveries: string, now: Date, newsFrom: Date]>(`
  with delivered as (
    select d.*, case when d.is_deleted then d.updated_at end as deleted_at
    from json_to_recordset($1::json) as d (company_id bigint, source text, external_id text, stars smallint, title text,
      body text, author_name text, url text, rated_at timestamptz, updated_at timestamptz, is_deleted boolean,
      done_at timestamptz, held_at timestamptz)
    where not d.is_deleted or exists (select from ratings k where k.company_id = d.company_id and k.source = d.source
                                      and k.external_id = d.external_id)
    order by d.company_id, d.source, d.external_id)
  insert into ratings (company_id, source, external_id, stars, title, body, author_name, url, rated_at, updated_at,
                       stored_at, deleted_at, done_at, held_at, is_news)
  select company_id, source, external_id, stars, title, body, author_name, url, rated_at, updated_at, $2, deleted_at,
         done_at, held_at, rated_at >= $3
  from delivered
  on conflict (company_id, source, external_id) do update
  set stars = excluded.stars, title = excluded.title, body = excluded.body, author_name = excluded.author_name,
      url = excluded.url, rated_at = excluded.rated_at, updated_at = excluded.updated_at,
      deleted_at = excluded.deleted_at
  where ratings.user_rating_id is null and excluded.updated_at > ratings.updated_at
  returning id, company_id, source, external_id, xmax = 0 as is_new`);

type Key = { company_id: number; source: RatingSource; external_id: string };
const keyOf = (row: Key): string => JSON.stringify([row.company_id, row.source, row.external_id]);

const columnsOf = (rating: DeliveredRating) => {
  const { companyId, isDeleted } = rating;
  return {
    company_id: companyId,
    source: rating.source,
    external_id: rating.externalId,
    stars: rating.stars,
    title: isDeleted ? "" : rating.title,
    body: isDeleted ? "" : rating.body,
    author_name: isDeleted ? "" : rating.authorName,
    url: isDeleted ? null : rating.url,
    rated_at: rating.ratedAt,
    updated_at: rating.updatedAt,
    is_deleted: isDeleted,
    done_at: rating.doneAt ?? null,
    held_at: rating.heldAt ?? null,
  };
};

/**
 * Stores new ratings, changes those of which a later version comes, and empties deleted ones. Of several deliveries of
 * one rating the latest counts.
 * @returns what happened to each, in the same order
 */
export async function storeRatings(
  trx: Transaction<Database>,
  ratings: readonly DeliveredRating[],
  now: Date,
): Promise<StoredRating[]> {
  if (ratings.length === 0) return [];
  const rows = ratings.map(columnsOf);
  const latest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const other = latest.get(keyOf(row));
    if (other === undefined || other.updated_at < row.updated_at) latest.set(keyOf(row), row);
  }
  const newsFrom = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  const written = await upsert(trx, JSON.stringify([...latest.values()]), now, newsFrom);
  await announceAll(trx, { companyIds: written.map((row) => row.company_id), topic: "ratings" });
  const outcomes = new Map(
    written.map((row): [string, StoredRating] => [
      keyOf(row),
      { id: row.id, outcome: row.is_new ? "created" : "updated" },
    ]),
  );
  return rows.map((row) =>
    latest.get(keyOf(row)) === row ? (outcomes.get(keyOf(row)) ?? { outcome: "unchanged" }) : { outcome: "unchanged" },
  );
}
