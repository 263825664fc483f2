/** A company's ratings as CSV for German spreadsheets. */
import type { Readable } from "node:stream";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { pagedCsv } from "../../../../platform/csv/paged-csv.ts";
import { timeCell } from "../../../../platform/csv/time-cell.ts";
import type { AccountScope } from "../../../../platform/session/session.ts";
import { type Db, pageOfRatings, type RatingFilter, type RatingRow } from "./repository.ts";

const HEADINGS = ["Nummer", "Tag", "Quelle", "Sterne", "Titel", "Text", "Name", "Stand", "Antwort", "Adresse"];

function standOf({ answer, done_at: doneAt }: RatingRow): string {
  if (answer?.state === "published" && answer.moderation !== "refused") return "beantwortet";
  return doneAt === null ? "offen" : "erledigt";
}

const rowOf = (row: RatingRow): (string | number)[] => [
  row.id,
  timeCell(row.rated_at),
  RATING_SOURCES[row.source].label,
  row.stars,
  row.title,
  row.body,
  row.author_name,
  standOf(row),
  row.answer?.state === "published" ? row.answer.text : "",
  row.url ?? "",
];

/** All ratings that match the filter. */
export const ratingsCsv = (db: Db, scope: AccountScope, filter: RatingFilter): Promise<Readable> =>
  pagedCsv({ headings: HEADINGS, rowOf, pageFrom: (page) => pageOfRatings(db, scope, { filter, ...page }) });
