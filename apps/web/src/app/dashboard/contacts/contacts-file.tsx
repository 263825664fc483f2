import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import { Button } from "../../../ui/actions/button.tsx";
import { download, print } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import { contactsTable } from "./contacts-table.ts";

/** What people take along of their contacts: a table for a spreadsheet, and paper. */
export function ContactsFile({ contacts }: { contacts: DashboardContacts }) {
  async function save(): Promise<void> {
    const { csvOf, saveText } = await import("../../../ui/charts/chart-files.ts");
    saveText(csvOf(contactsTable(contacts)), `kontakte-${contacts.firstDay}-${contacts.lastDay}.csv`);
  }
  return (
    <Row data-print="hide">
      <Button variant="quiet" size="sm" icon={download} onClick={() => void save()}>
        Kontakte als Tabelle (CSV)
      </Button>
      <Button variant="quiet" size="sm" icon={print} onClick={() => window.print()}>
        Diese Seite drucken
      </Button>
    </Row>
  );
}
