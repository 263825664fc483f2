/**
 * Findings on partner portals as CSV for German spreadsheets: UTF-8 with byte order mark, semicolons, one row per
 * field.
 */
import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { LISTING_ERROR_TEXTS, LISTING_FIELD_LABELS } from "@portal/contract/entry-service/listing";
import { byUrgency, PORTAL_STATUS_LABELS, taskOf, VERDICT_LABELS } from "@portal/contract/entry-service/rules";
import { germanCsv } from "../../platform/csv/german-csv.ts";
import { timeCell } from "../../platform/csv/time-cell.ts";

const HEADINGS = [
  "Portal",
  "Stand",
  "Wer kümmert sich",
  "Angabe",
  "Vergleich",
  "Im Eintrag",
  "Auf dem Portal",
  "Gelesen am",
  "Adresse",
];

const ACTORS = { owner: "Sie", provider: "Wir", unread: "Wir", waiting: "", none: "" } as const;

function rowsOf(portal: CompanyPortal): string[][] {
  const { status, name } = portal.portal;
  const { result } = portal;
  const label = status === null ? "Noch nicht geprüft" : PORTAL_STATUS_LABELS[status];
  const head = [name, label, ACTORS[taskOf(portal)]];
  const readAt = result === null ? "" : timeCell(result.evidence?.readAt ?? result.checkedAt);
  const tail = [readAt, result?.evidence?.url ?? ""];
  if (result === null || (result.fields.length === 0 && result.duplicates.length === 0)) {
    const reason = result?.reason ? LISTING_ERROR_TEXTS[result.reason] : "";
    return [[...head, "", reason, "", "", ...tail]];
  }
  return [
    ...result.fields.map(({ field, verdict, expected, found }) => [
      ...head,
      LISTING_FIELD_LABELS[field],
      VERDICT_LABELS[verdict],
      expected,
      found,
      ...tail,
    ]),
    ...result.duplicates.map(({ name: doubled, address, readAt: at, url }) => [
      ...head,
      "Doppelter Eintrag",
      "",
      "",
      `${doubled}, ${address}`,
      timeCell(at),
      url,
    ]),
  ];
}

/** Most urgent portal first. A cell that a spreadsheet would run as a formula gets a leading apostrophe. */
export const portalsCsv = (portals: readonly CompanyPortal[]): string =>
  germanCsv([HEADINGS, ...byUrgency(portals).flatMap(rowsOf)]);
