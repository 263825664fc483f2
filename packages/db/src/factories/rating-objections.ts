import type { Insertable, Kysely } from "kysely";
import type { Database } from "../rows.ts";
import { aCompanyRating } from "./ratings.ts";
import { uniqueKey } from "./unique-key.ts";
import { aRating } from "./user-history.ts";

type Columns = Partial<Insertable<Database["rating_objections"]>> & { company_id: number };
type Objection = Columns & { author: number };

const TEXT = "Ich habe zweimal angerufen, und niemand ist gekommen.";

/** Inserts a person's one-star rating of a company and an objection to it, whose author has been asked. */
export async function anObjection(
  db: Kysely<Database>,
  { author, ...columns }: Objection,
): Promise<{ id: number; ratingId: number }> {
  const { company_id } = columns;
  const own = await aRating(db, { user_id: author, company_id, stars: 1, rating_text: TEXT });
  const rating = await db
    .selectFrom("ratings")
    .select("id")
    .where("user_rating_id", "=", own.id)
    .executeTakeFirstOrThrow();
  return insertObjection(db, { rating_id: rating.id, author_user_id: author, ...columns });
}

/** The same for a rating that its author gave without a login, on the public page. */
export async function anObjectionToSubmission(
  db: Kysely<Database>,
  { email, ...columns }: Columns & { email: string },
): Promise<{ id: number; ratingId: number }> {
  const { company_id } = columns;
  const now = new Date();
  const words = { stars: 1, title: "", body: TEXT, author_name: "R. V." };
  const submission = await db
    .insertInto("rating_submissions")
    .values({
      company_id,
      ...words,
      email,
      invitation_id: null,
      brand: "nahbei",
      token_hash: Buffer.from(uniqueKey("S")),
      state: "published",
      submitted_at: now,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const external_id = `page:${submission.id}`;
  const rating = await aCompanyRating(db, { company_id, ...words, source: "provider", external_id });
  return insertObjection(db, { rating_id: rating.id, author_submission_id: submission.id, ...columns });
}

async function insertObjection(
  db: Kysely<Database>,
  columns: Columns & { rating_id: number },
): Promise<{ id: number; ratingId: number }> {
  const now = new Date();
  const { id } = await db
    .insertInto("rating_objections")
    .values({
      author_user_id: null,
      reason: "no_contact",
      text: "Der Name steht in keinem unserer Aufträge.",
      state: "author_asked",
      author_asked_at: now,
      due_on: "2099-01-31",
      outcome: null,
      ground: null,
      reasons: null,
      decided_by_user_id: null,
      proposed_outcome: null,
      proposed_ground: null,
      proposed_reasons: null,
      proposed_by_user_id: null,
      brand: "nahbei",
      request_key: uniqueKey("O"),
      created_by_user_id: null,
      agent_user_id: null,
      created_at: now,
      changed_at: now,
      ended_at: null,
      ...columns,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("rating_objection_steps")
    .values([
      { objection_id: id, action: "object", role: "company", user_id: null, at: now },
      { objection_id: id, action: "ask_author", role: "manager", user_id: null, at: now },
    ])
    .execute();
  return { id, ratingId: columns.rating_id };
}
