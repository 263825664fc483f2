import type { ImportRowOf } from "../import-rows.ts";
import type { CompanyTable, Database } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import { toDate } from "../instants.ts";
import { synchronise } from "../synchronise.ts";
import type { Sourced, Verdict } from "../verdict.ts";

type Company = Selectable<CompanyTable>;

/** Imports companies by external id. A claim that its owner confirmed later than the file knows stays as it is. */
export async function importCompanies(
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"company">>[],
): Promise<Verdict[]> {
  const changes = await synchronise(
    trx,
    { table: "companies", key: ["external_id"], defaults: companyDefaults, reconcile: keepLaterConfirmation },
    rows.map(({ row }) => toCompanyColumns(row)),
  );
  return changes.map((outcome) => ({ outcome }));
}

/** The columns that a row names. */
export function toCompanyColumns(row: ImportRowOf<"company">): Partial<Company> {
  const columns: Partial<Company> = { external_id: row.external_id, name: row.company_name };
  if (row.entry_display_name !== undefined) columns.display_name = row.entry_display_name;
  if (row.claimed_by !== undefined) columns.claimed_by = row.claimed_by;
  if (row.claimed_last_update !== undefined) columns.claimed_last_update = toDate(row.claimed_last_update);
  else if (row.claimed_by === null) columns.claimed_last_update = null;
  if (row.is_published_on_cleverb2b !== undefined) columns.is_published_on_b2b = row.is_published_on_cleverb2b;
  if (row.activeResellers !== undefined) columns.active_resellers = row.activeResellers;
  return columns;
}

/** What a new company has in the columns that its row doesn't name. */
export const companyDefaults = (wanted: Partial<Company>): Partial<Company> => ({
  display_name: wanted.name ?? "",
  claimed_by: null,
  claimed_last_update: null,
  is_published_on_b2b: false,
  active_resellers: [],
});

function keepLaterConfirmation(wanted: Partial<Company>, stored: Company): Partial<Company> {
  const { claimed_by: claimedBy = stored.claimed_by, claimed_last_update: claimed } = wanted;
  const confirmedLater =
    claimedBy === stored.claimed_by && claimed && stored.claimed_last_update && stored.claimed_last_update > claimed;
  return confirmedLater ? { ...wanted, claimed_last_update: stored.claimed_last_update } : wanted;
}
