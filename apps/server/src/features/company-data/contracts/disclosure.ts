/** Disclosure of contracts and cancellations. Prices are for people who may edit, as on the page. */
import { rightCovers } from "@portal/contract/http/access";
import { CONTRACT_YEARS } from "@portal/contract/company-data/contracts/calls";
import { displayName } from "@portal/contract/navigation/products";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay, germanMoney } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../../platform/personal-data/disclosure.ts";

type Row = {
  external_id: string;
  code: string;
  started_on: string;
  ended_on: string | null;
  price_cents: number;
  declared_at: Date | null;
  total: number;
};
const contractsOf = statement<Row, [companyId: number, limit: number]>(`
  select c.external_id, c.code, c.started_on, c.ended_on, c.price_cents, x.declared_at, count(*) over ()::int as total
  from contracts c left join contract_cancellations x on x.contract_id = c.id and x.withdrawn_at is null
  where c.company_id = $1 order by c.started_on desc, c.id desc limit $2`);

export const contractsDisclosure: Subject = {
  key: "contracts",
  tables: ["contracts", "contract_cancellations"],
  title: "Verträge und Kündigungen",
  purpose: "Damit wir liefern, was vereinbart ist, und Sie Fristen und Kündigungen sehen.",
  source: "Verwaltung des Anbieters; Kündigungen von Ihnen.",
  retention: `Bis ${CONTRACT_YEARS} Jahre nach dem Ende des Vertrags.`,
  place: { page: "company_contract", label: "Verträge ansehen" },
  async read(db, { companyId, right }) {
    const mayRead = rightCovers(right, "write");
    const rows = await contractsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Nummer", "Produkt", "Beginn", "Ende", "Preis", "Gekündigt am"], rows, (row) => [
      row.external_id,
      displayName(row.code),
      germanDay(row.started_on),
      row.ended_on === null ? "" : germanDay(row.ended_on),
      mayRead ? germanMoney(row.price_cents) : "nur für Personen, die bearbeiten dürfen",
      timeOf(row.declared_at),
    ]);
  },
};
