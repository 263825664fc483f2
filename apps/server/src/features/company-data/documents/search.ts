/** Finds the provider's documents by title and number, for people who may read them. */
import { DOCUMENT_TYPES, type DocumentType } from "@portal/contract/company-data/documents/calls";
import { rightCovers } from "@portal/contract/http/access";
import { germanDay, germanMoney } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { shortened, type SearchSource } from "../../search/public.ts";

type Row = {
  id: number;
  type: DocumentType;
  number: string;
  title: string;
  dated_on: string;
  amount_cents: number | null;
};
type Parameters = [companyId: number, first: string, second: string, third: string, limit: number];

const TEXT = "concat_ws(' ', title, number)";
const findDocuments = statement<Row, Parameters>(`
  select id, type, number, title, dated_on, amount_cents from company_documents
  where company_id = $1 and ${TEXT} ~* $2 and ${TEXT} ~* $3 and ${TEXT} ~* $4
  order by dated_on desc, id desc limit $5`);

export const documentsSearch: SearchSource = {
  name: "documents",
  label: "Dokumente",
  families: "always",
  async find({ db, scope, words, limit }) {
    if (!rightCovers(scope.right, "write")) return [];
    const rows = await findDocuments(db, scope.companyId, ...words, limit);
    return rows.map(({ id, type, number, title, dated_on: day, amount_cents: cents }) => ({
      key: String(id),
      title: shortened(title, words),
      detail: [
        DOCUMENT_TYPES[type].label,
        number,
        germanDay(day),
        ...(cents === null ? [] : [germanMoney(cents)]),
      ].join(" · "),
      place: { page: "company_documents", query: { art: type, suche: number } },
    }));
  },
  all: (text) => ({ page: "company_documents", query: { suche: text } }),
};
