import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, RatingTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a published rating of a company: four stars on Google, just now, unanswered. The product is apart. */
export const aCompanyRating = (
  db: Kysely<Database>,
  columns: Partial<Insertable<RatingTable>> & { company_id: number },
): Promise<Selectable<RatingTable>> =>
  db
    .insertInto("ratings")
    .values({
      source: "google",
      external_id: uniqueKey("R"),
      user_rating_id: null,
      stars: 4,
      body: "Pünktlich und sauber gearbeitet.",
      author_name: "Maria K.",
      url: null,
      rated_at: new Date(),
      updated_at: new Date(),
      stored_at: new Date(),
      held_at: null,
      withdrawn_at: null,
      deleted_at: null,
      answered_at: null,
      done_at: null,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
