/** A company's leads as CSV for German spreadsheets. Before acceptance a line names nobody. */
import type { Readable } from "node:stream";
import { LEAD_KIND_LABELS, LEAD_SOURCE_LABELS, LEAD_STATE_LABELS } from "@portal/contract/leads/words";
import { pagedCsv } from "../../../platform/csv/paged-csv.ts";
import { timeCell } from "../../../platform/csv/time-cell.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Db, type LeadFilter, type LeadRow, pageOfLeads } from "./repository.ts";

const HEADINGS = [
  "Nummer",
  "Eingang",
  "Art",
  "Stand",
  "Herkunft",
  "Name",
  "Telefon",
  "E-Mail",
  "PLZ",
  "Ort",
  "Text",
  "Angenommen",
  "Erste Antwort",
  "Preis in Euro",
  "Auftragswert in Euro",
  "Gutschrift in Euro",
];

const euros = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? "" : (cents / 100).toFixed(2).replace(".", ",");

const rowOf = (row: LeadRow): (string | number)[] => [
  row.id,
  timeCell(row.received_at),
  LEAD_KIND_LABELS[row.kind],
  LEAD_STATE_LABELS[row.state],
  LEAD_SOURCE_LABELS[row.source],
  row.contact?.name ?? "",
  row.contact?.phone ?? "",
  row.contact?.email ?? "",
  row.postal_code,
  row.place,
  row.text,
  timeCell(row.accepted_at),
  timeCell(row.first_response_at),
  euros(row.price_cents),
  euros(row.value_cents),
  euros(row.complaint?.creditCents),
];

/** All leads that match the filter. */
export const leadsCsv = (db: Db, scope: AccountScope, filter: LeadFilter): Promise<Readable> =>
  pagedCsv({ headings: HEADINGS, rowOf, pageFrom: (page) => pageOfLeads(db, scope, { filter, ...page }) });
