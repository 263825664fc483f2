/** A company's hand-overs as CSV for German spreadsheets: UTF-8 with byte order mark, semicolons, one row each. */
import { displayName } from "@portal/contract/navigation/products";
import { HANDOVER_STATE_LABELS } from "@portal/contract/website/files/words";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import { timeCell } from "../../../platform/csv/time-cell.ts";
import type { WebsiteRow } from "../sites/repository.ts";
import type { EventRow, HandoverRow } from "./repository.ts";

const HEADINGS = ["Nummer", "Übergeben am", "Website", "Stand", "Zuletzt geändert", "Text", "Dateien"];

export function handoversCsv(
  rows: readonly HandoverRow[],
  events: readonly EventRow[],
  websites: readonly WebsiteRow[],
): string {
  const ofHandover = Map.groupBy(events, ({ handover_id: id }) => id);
  const cells = rows.map((row) => {
    const steps = ofHandover.get(row.id) ?? [];
    const website = websites.find(({ id }) => id === row.website_id);
    return [
      String(row.id),
      timeCell(row.created_at),
      website === undefined ? "" : (website.url ?? displayName(website.product_code)),
      HANDOVER_STATE_LABELS[row.state],
      timeCell(row.changed_at),
      steps.find(({ kind }) => kind === "hand_over")?.text ?? "",
      steps.flatMap(({ files }) => files.map(({ name }) => name)).join(" | "),
    ];
  });
  return germanCsv([HEADINGS, ...cells]);
}
