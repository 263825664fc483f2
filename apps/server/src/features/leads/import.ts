/** Rows of the import that bring leads. */
import { companyOf } from "../../platform/import/company-references.ts";
import { importKind, type WriteServices } from "../../platform/import/import-kind.ts";
import type { NumberedRow, RowOutcome } from "../../platform/import/row-outcome.ts";
import { leadRow, type LeadRow } from "./arrival/lead-row.ts";
import { writeLead } from "./arrival/write-lead.ts";
import type { Db } from "./list/repository.ts";

export const leadKind = importKind({
  type: "lead",
  row: leadRow,
  nameField: "external_id",
  keyOf: ({ external_id: id }) => id,
  refersTo: ["company"],
  write: writeLeads,
});

async function writeLeads(
  trx: Db,
  rows: readonly NumberedRow<LeadRow>[],
  { companies, now }: Pick<WriteServices, "companies" | "now">,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const { row, line } of rows) {
    const found = companyOf(companies, row.company, line);
    outcomes.push("refusal" in found ? found.refusal : await writeLead(trx, row, found.company.id, now()));
  }
  return outcomes;
}
