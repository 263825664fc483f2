import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, RatingAnswerTable, RatingTable } from "../rows.ts";
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

/** Inserts an answer that everybody sees, published just now. */
export const anAnswer = (
  db: Kysely<Database>,
  columns: Partial<Insertable<RatingAnswerTable>> & { rating_id: number; company_id: number },
): Promise<Selectable<RatingAnswerTable>> =>
  db
    .insertInto("rating_answers")
    .values({
      state: "published",
      draft: null,
      text: "Vielen Dank für Ihre Bewertung.",
      is_edited: false,
      moderation: "accepted",
      reason: "",
      delivery: "none",
      failure: null,
      waits_since: null,
      published_at: new Date(),
      changed_at: new Date(),
      changed_by_user_id: null,
      by_support: false,
      version: 1,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
