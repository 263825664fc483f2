/** Rows of the import that bring ratings of all sources. */
import { RATING_CHARACTERS, RATING_SOURCE_KEYS } from "@portal/contract/ratings/sources";
import { instant, key, oneLine } from "@portal/contract/text/one-line";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import * as z from "zod/mini";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { companyOf } from "../../platform/import/company-references.ts";
import { importKind, type WriteServices } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";
import type { NumberedRow, RowOutcome } from "../../platform/import/row-outcome.ts";
import { type DeliveredRating, storeRatings } from "./store/repository.ts";

export { employerSurveyKind } from "./awards/import.ts";
export { ratingFeedKind } from "./feeds/import.ts";
export { ratingAnswerKind } from "./manage/answers/import.ts";

const STARS = "muss zwischen 1 und 5 liegen.";
/** External ids of ratings by persons with a log-in, which come as `user_rating`. */
const PERSONS_KEY = "user:";

const ratingRow = z
  .strictObject({
    type: z.literal("rating"),
    external_id: key,
    company: key,
    source: z.enum(RATING_SOURCE_KEYS),
    stars: z.int().check(z.gte(1, STARS), z.lte(5, STARS)),
    title: z.optional(oneLine(RATING_CHARACTERS.title)),
    text: z.optional(paragraphsOf(RATING_CHARACTERS.body)),
    author: z.optional(oneLine(RATING_CHARACTERS.author)),
    url: z.optional(z.nullable(z.httpUrl("ist keine Adresse wie https://portal.example/1.").check(z.maxLength(500)))),
    rated: instant,
    /** Of two deliveries of a rating the one changed later holds. */
    changed: instant,
    deleted: z.optional(z.boolean()),
    done: z.optional(z.nullable(instant)),
    held: z.optional(z.nullable(instant)),
  })
  .check(({ value: { source, external_id: id }, issues }) => {
    if (source !== "provider" || typeof id !== "string" || !id.startsWith(PERSONS_KEY)) return;
    const message = "Bewertungen von Personen mit Anmeldung sind Zeilen vom Typ user_rating.";
    issues.push({ code: "custom", input: id, path: ["external_id"], message });
  });
type RatingRow = z.output<typeof ratingRow>;

export const ratingKind = importKind({
  type: "rating",
  row: ratingRow,
  nameField: "external_id",
  keyOf: ({ source, external_id: id }) => `${source} ${id}`,
  refersTo: ["company"],
  write: importRatings,
});

async function importRatings(
  trx: Transaction<Database>,
  rows: readonly NumberedRow<RatingRow>[],
  { companies, now }: WriteServices,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const known = rows.flatMap(({ row, line }, place) => {
    const found = companyOf(companies, row.company, line);
    if (!("refusal" in found)) return [{ place, rating: deliveredOf(row, found.company.id) }];
    outcomes[place] = found.refusal;
    return [];
  });
  const stored = await storeRatings(
    trx,
    known.map(({ rating }) => rating),
    now(),
  );
  for (const [index, { place }] of known.entries()) {
    outcomes[place] = { outcome: stored[index]?.outcome ?? "unchanged" };
  }
  return outcomes;
}

const deliveredOf = (row: RatingRow, companyId: number): DeliveredRating => ({
  companyId,
  source: row.source,
  externalId: row.external_id,
  stars: row.stars,
  title: row.title ?? "",
  body: row.text ?? "",
  authorName: row.author ?? "",
  url: row.url ?? null,
  ratedAt: toDate(row.rated),
  updatedAt: toDate(row.changed),
  isDeleted: row.deleted ?? false,
  doneAt: toDate(row.done ?? null),
  heldAt: toDate(row.held ?? null),
});
