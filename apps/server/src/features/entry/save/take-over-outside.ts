/** Accepts values from outside the portal. This is a save like any other, under the part's rules. */
import type { EntryField } from "@portal/contract/entry/parts";
import { type OpeningHours, readOpeningHours } from "@portal/contract/opening-hours/schema";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { columnsWith } from "../history/changes.ts";
import { requireAcceptable } from "./part-rules.ts";
import { type Columns, type EntryRow, versionColumnOf } from "../columns.ts";
import { findEntry } from "../repository.ts";
import { savePart } from "./save-part.ts";
import { companyDataColumns, readPart, toSalesForceEntry } from "../wire.ts";
import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";

type ContactValues = Pick<
  SalesForceEntry,
  "company_name" | "ShippingStreet" | "ShippingPostalCode" | "ShippingCity" | "Phone" | "website"
>;

/** Single values in their wire form; what is not named stays. */
export type OutsideChange =
  | { part: "companyData"; values: Partial<ContactValues> }
  | { part: "openingHours"; values: Pick<OpeningHours, "week"> }
  | { part: "aboutUs"; values: { text: string } };

/** `action`: name of the call, for the audit log. `fromGoogle`: the history names Google as the source. */
type TakenOver = { action: string; fromGoogle: boolean };

/** @throws Problem `entry.not_found` */
export async function ownEntryOf({ db }: Pick<Dependencies, "db">, scope: AccountScope): Promise<SalesForceEntry> {
  const row = await findEntry(db, scope);
  if (row === undefined) throw new Problem("entry.not_found");
  return toSalesForceEntry(row);
}

/**
 * @param seen the entry that was compared with the external values
 * @throws Problem `entry.not_found`, `entry.stale_version` if the part was saved since, or what its rules refuse
 */
export async function takeOverOutside(
  dependencies: Dependencies,
  scope: AccountScope,
  seen: Pick<SalesForceEntry, "versions">,
  change: OutsideChange,
  { action, fromGoogle }: TakenOver,
): Promise<EntrySaved> {
  const { part } = change;
  const row = await findEntry(dependencies.db, scope);
  if (row === undefined) throw new Problem("entry.not_found");
  if (row[versionColumnOf(part)] !== seen.versions[part]) throw new Problem("entry.stale_version");
  const fields = fieldsOf(change);
  const columns = columnsWith(part, row, columnsOfChange(row, change), fields);
  requireAcceptable(part, row, columns, fields);
  return savePart(dependencies, scope, row, { part, columns, action, fromGoogle });
}

const fieldsOf = ({ part, values }: OutsideChange): EntryField[] =>
  part === "openingHours"
    ? values.week.map((_day, index) => `week.${index}` as EntryField)
    : (Object.keys(values) as EntryField[]);

/** The whole part with the values applied; `columnsWith` then picks the changed fields. */
function columnsOfChange(row: EntryRow & { display_name: string }, { part, values }: OutsideChange): Columns {
  if (part === "companyData") return companyDataColumns({ ...toSalesForceEntry(row), ...values });
  if (part === "openingHours") return { opening_hours: { ...readOpeningHours(row.opening_hours), ...values } };
  return { about_us: { ...readPart("aboutUs", row.about_us), ...values } };
}
