import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, LatestSearchTable, UserRatingTable, ViewedEntryTable } from "../rows.ts";

/** Inserts a person's rating of a company: four stars, just now. */
export const aRating = (
  db: Kysely<Database>,
  columns: Partial<Insertable<UserRatingTable>> & { user_id: number; company_id: number },
): Promise<Selectable<UserRatingTable>> =>
  db
    .insertInto("user_ratings")
    .values({
      external_id: null,
      rating_text: "Pünktlich, sauber und freundlich.",
      stars: 4,
      updated_at: new Date(),
      edited_at: null,
      withdrawn_at: null,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Inserts what a person searched for, just now unless said otherwise. */
export const aSearch = (
  db: Kysely<Database>,
  columns: Partial<Insertable<LatestSearchTable>> & { user_id: number },
): Promise<Selectable<LatestSearchTable>> =>
  db
    .insertInto("latest_searches")
    .values({
      searched_at: new Date(),
      external_id: null,
      what: "Dachdecker",
      place: "Berlin",
      removed_at: null,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Inserts a company's entry that a person looked at, just now unless said otherwise. */
export const aView = (
  db: Kysely<Database>,
  columns: Partial<Insertable<ViewedEntryTable>> & { user_id: number; company_id: number },
): Promise<Selectable<ViewedEntryTable>> =>
  db
    .insertInto("viewed_entries")
    .values({ viewed_at: new Date(), external_id: null, removed_at: null, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow();
