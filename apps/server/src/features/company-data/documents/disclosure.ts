/** Disclosure of the provider's documents. Titles and numbers are for people who may edit, as on the page. */
import { rightCovers } from "@portal/contract/http/access";
import { DOCUMENT_TYPES, DOCUMENT_YEARS, type DocumentType } from "@portal/contract/company-data/documents/calls";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../../platform/personal-data/disclosure.ts";

type Row = { type: DocumentType; number: string; title: string; dated_on: string; arrived_at: Date; total: number };
const documentsOf = statement<Row, [companyId: number, limit: number]>(`
  select type, number, title, dated_on, arrived_at, count(*) over ()::int as total
  from company_documents where company_id = $1 order by dated_on desc, id desc limit $2`);

export const documentsDisclosure: Subject = {
  key: "companyDocuments",
  tables: ["company_documents"],
  title: "Rechnungen, Verträge und Schreiben",
  purpose: "Damit Sie Ihre Unterlagen jederzeit wiederfinden.",
  source: "Verwaltung des Anbieters.",
  retention: `Bis ${DOCUMENT_YEARS} Jahre nach dem Tag, der auf dem Dokument steht.`,
  place: { page: "company_documents", label: "Dokumente ansehen" },
  async read(db, { companyId, right }) {
    const mayRead = rightCovers(right, "write");
    const rows = await documentsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Art", "Nummer", "Titel", "Vom", "Eingegangen am"], rows, (row) => [
      DOCUMENT_TYPES[row.type].label,
      mayRead ? row.number : "",
      mayRead ? row.title : "nur für Personen, die bearbeiten dürfen",
      germanDay(row.dated_on),
      timeOf(row.arrived_at),
    ]);
  },
};
