/** Ratings that count for awards, and surveys among employees. */
import type { Kysely } from "kysely";
import type { Database } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Published ratings of the provider's own source, all with these stars, from the last days. */
export async function someRatings(
  db: Kysely<Database>,
  companyId: number,
  { count, stars, now = new Date() }: { count: number; stars: number; now?: Date },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(now.getTime() - index * 3_600_000);
    return {
      company_id: companyId,
      source: "wkdb" as const,
      external_id: uniqueKey("A"),
      stars,
      body: "Saubere Arbeit.",
      author_name: "Maria K.",
      rated_at: at,
      updated_at: at,
      stored_at: at,
    };
  });
  await db.insertInto("ratings").values(rows).execute();
}

/** A survey that makes the company a top employer. */
export async function aSurvey(db: Kysely<Database>, companyId: number, surveyedOn: string): Promise<void> {
  await db
    .insertInto("employer_surveys")
    .values({ company_id: companyId, surveyed_on: surveyedOn, answers: 12, recommending: 11, reported_at: new Date() })
    .execute();
}
