/** A company's objections as CSV for German spreadsheets. Nothing in it says who wrote a rating. */
import type { Readable } from "node:stream";
import { OBJECTION_OUTCOME_LABELS, OBJECTION_STATE_LABELS } from "@portal/contract/ratings/objections/labels";
import { OBJECTION_REASONS } from "@portal/contract/ratings/objections/reasons";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { germanDay } from "@portal/contract/text/formats";
import { pagedCsv } from "../../../platform/csv/paged-csv.ts";
import { timeCell } from "../../../platform/csv/time-cell.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type WholeRow, wholeObjectionsOfCompany } from "./lists.ts";
import type { Db } from "./repository.ts";

const HEADINGS = [
  "Nummer",
  "Erhoben",
  "Grund",
  "Ihre Begründung",
  "Stand",
  "Frist",
  "Zuletzt geändert",
  "Entscheidung",
  "Gründe der Entscheidung",
  "Quelle",
  "Sterne",
  "Titel der Bewertung",
  "Text der Bewertung",
];

const rowOf = (row: WholeRow): (string | number)[] => [
  row.id,
  timeCell(row.created_at),
  OBJECTION_REASONS[row.reason].label,
  row.text,
  OBJECTION_STATE_LABELS[row.state],
  row.due_on === null ? "" : germanDay(row.due_on),
  timeCell(row.changed_at),
  row.outcome === null ? "" : OBJECTION_OUTCOME_LABELS[row.outcome],
  row.reasons ?? "",
  RATING_SOURCES[row.source].label,
  row.stars,
  row.rating_title,
  row.rating_body,
];

/** All objections that the search finds, the latest change first. */
export const objectionsCsv = (db: Db, scope: AccountScope, search: string): Promise<Readable> =>
  pagedCsv({
    headings: HEADINGS,
    rowOf,
    pageFrom: (page) => wholeObjectionsOfCompany(db, scope, { search, ...page }),
  });
