/** The contacts as a table for a spreadsheet. Pure. */
import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import { germanDay } from "@portal/contract/text/formats";

const euros = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2).replace(".", ","));

/** One row for each source; `Nicht noch einmal gezählt` is what was left out of its contacts. */
export const contactsTable = ({
  firstDay,
  lastDay,
  sources,
}: Pick<DashboardContacts, "firstDay" | "lastDay" | "sources">) => ({
  headings: ["Woher", "Von", "Bis", "Kontakte", "Nicht noch einmal gezählt", "Kosten in Euro"],
  rows: sources.map(({ product, contacts, leftOut, costCents }) => [
    product,
    germanDay(firstDay),
    germanDay(lastDay),
    String(contacts),
    String(leftOut),
    euros(costCents),
  ]),
});
