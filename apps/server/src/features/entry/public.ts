/** What other slices may use of the entry. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { findPublicEntry } from "./repository.ts";
import { toSalesForceEntry } from "./wire.ts";

export { deleteCopy } from "./directory/directory-copy.ts";
export { entryDashboard } from "./dashboard/source.ts";
export { registerMedia } from "./files/media-route.ts";
export { registerWidget } from "./own-site/widget-route.ts";
export { createPublicPage } from "./public-page/public-page.ts";
export { closeDays, closingProblem, reopenDays } from "./save/close-days.ts";
export { type OutsideChange, ownEntryOf, takeOverOutside } from "./save/take-over-outside.ts";

/** The entry as its company sees it, or undefined if it has none. For jobs, which have no caller to authorise. */
export async function companyEntryOf(db: Kysely<Database>, companyId: number): Promise<SalesForceEntry | undefined> {
  const row = await findPublicEntry(db, companyId);
  return row && toSalesForceEntry(row);
}

export {
  changesDisclosure,
  directoryRecipients,
  entryDisclosure,
  filesDisclosure,
  proposalsDisclosure,
} from "./disclosure.ts";
export { entryOwnData } from "./own-data.ts";
