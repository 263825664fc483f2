/** A company's ratings as CSV for German spreadsheets. */
import { Readable } from "node:stream";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { germanInstant } from "@portal/contract/text/formats";
import { germanCsv } from "../../../../platform/csv/german-csv.ts";
import type { AccountScope } from "../../../../platform/session/session.ts";
import { type Db, pageOfRatings, type RatingFilter, type RatingRow } from "./repository.ts";

const PAGE_ROWS = 1000;
const HEADINGS = ["Nummer", "Tag", "Quelle", "Sterne", "Titel", "Text", "Name", "Stand", "Antwort", "Adresse"];

/** Spreadsheets recognise "03.02.2026 14:05" as a time, but not with a comma in it. */
const timeText = (instant: Date): string => germanInstant(instant.getTime()).replace(",", "");

function standOf({ answer, done_at: doneAt }: RatingRow): string {
  if (answer?.state === "published" && answer.moderation !== "refused") return "beantwortet";
  return doneAt === null ? "offen" : "erledigt";
}

const rowOf = (row: RatingRow): (string | number)[] => [
  row.id,
  timeText(row.rated_at),
  RATING_SOURCES[row.source].label,
  row.stars,
  row.title,
  row.body,
  row.author_name,
  standOf(row),
  row.answer?.state === "published" ? row.answer.text : "",
  row.url ?? "",
];

/** All ratings that match the filter. Pages are read while the answer is sent. */
export async function ratingsCsv(db: Db, scope: AccountScope, filter: RatingFilter): Promise<Readable> {
  const pageFrom = (offset: number) => pageOfRatings(db, scope, { filter, limit: PAGE_ROWS, offset });
  async function* pages(first: RatingRow[]): AsyncGenerator<string> {
    yield germanCsv([HEADINGS, ...first.map(rowOf)]);
    let page = first;
    for (let offset = PAGE_ROWS; page.length === PAGE_ROWS; offset += PAGE_ROWS) {
      page = await pageFrom(offset);
      if (page.length > 0) yield germanCsv(page.map(rowOf), { isContinued: true });
    }
  }
  // Reads the first page before the answer starts, so that an unreachable database still answers 503.
  return Readable.from(pages(await pageFrom(0)));
}
