import { CsvLink } from "../../platform/statistics/csv-link.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { print } from "../../ui/icons/icons.ts";
import { Row } from "../../ui/page/layout.tsx";

type ListFilesProps = { csv: string; label?: string };

/** What people take along of a list: a table for a spreadsheet, and paper. */
export const ListFiles = ({ csv, label }: ListFilesProps) => (
  <Row data-print="hide">
    <CsvLink href={csv} {...(label !== undefined && { label })} />
    <Button variant="quiet" size="sm" icon={print} onClick={() => window.print()}>
      Diese Seite drucken
    </Button>
  </Row>
);
