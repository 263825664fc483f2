/** Disclosure of a company's master data, products and contact persons. */
import { displayName } from "@portal/contract/navigation/products";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import {
  asTable,
  onlyFacts,
  type Subject,
  timeOf,
  WHILE_LISTED,
  yesOrNo,
} from "../../platform/personal-data/disclosure.ts";

type CompanyRow = {
  id: number;
  external_id: string;
  name: string;
  display_name: string;
  claimed_by: "OWNER" | "PROVIDER" | null;
  claimed_last_update: Date | null;
  is_published_on_b2b: boolean;
  active_resellers: string[];
  created_at: Date;
};
const companyOf = statement<CompanyRow, [companyId: number]>(`
  select id, external_id, name, display_name, claimed_by, claimed_last_update, is_published_on_b2b, active_resellers,
         created_at
  from companies where id = $1`);

const CLAIMED_BY = { OWNER: "Inhaber", PROVIDER: "Anbieter" } as const;

export const masterDataDisclosure: Subject = {
  key: "company",
  tables: ["companies"],
  title: "Stammdaten",
  purpose: "Damit wir die Firma erkennen und richtig zuordnen.",
  source: "Verwaltung des Anbieters; die Bestätigung des Eintrags von Ihnen.",
  retention: WHILE_LISTED,
  place: { page: "company_contract", label: "Vertragsdaten ansehen" },
  async read(db, scope) {
    const [row] = await companyOf(db, scope.companyId);
    if (row === undefined) return onlyFacts([]);
    return onlyFacts([
      ["Firmenname", row.name],
      ["Name in Listen", row.display_name],
      ["Firmennummer", String(row.id)],
      ["Nummer in der Verwaltung", row.external_id],
      ["Eintrag gehört", row.claimed_by === null ? "niemandem" : CLAIMED_BY[row.claimed_by]],
      ["Zuletzt bestätigt am", timeOf(row.claimed_last_update)],
      ["Im Verzeichnis für Betriebe", yesOrNo(row.is_published_on_b2b)],
      ["Betreuende Partner", row.active_resellers.join(", ")],
      ["Angelegt am", timeOf(row.created_at)],
    ]);
  },
};

const STATUSES: Readonly<Record<string, string>> = {
  Ordered: "bestellt",
  Produced: "in Arbeit",
  Invoicing: "läuft",
  Inactive: "beendet",
};
type ProductRow = { code: string; status: string; details: Record<string, unknown>; total: number };
const productsOf = statement<ProductRow, [companyId: number, limit: number]>(`
  select code, status, details, count(*) over ()::int as total
  from products where company_id = $1 order by external_id limit $2`);

const detailsText = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");

export const productsDisclosure: Subject = {
  key: "products",
  tables: ["products"],
  title: "Produkte",
  purpose: "Damit wir liefern, was Sie bestellt haben, und es abrechnen.",
  source: "Ihre Bestellungen, aus der Verwaltung des Anbieters.",
  retention: WHILE_LISTED,
  place: { page: "company_products", label: "Produkte ansehen" },
  async read(db, { companyId }) {
    return asTable(["Produkt", "Stand", "Einzelheiten"], await productsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      displayName(row.code),
      STATUSES[row.status] ?? row.status,
      detailsText(row.details),
    ]);
  },
};

const ROLES: Readonly<Record<string, string>> = {
  Director: "Geschäftsführung",
  Employee: "Mitarbeit",
  Recipient: "Empfang von Rechnungen",
};
type ContactRow = {
  name: string;
  roles: string[];
  email: string | null;
  phone: string | null;
  is_dummy: boolean;
  total: number;
};
const contactsOf = statement<ContactRow, [companyId: number, limit: number]>(`
  select name, roles, email, phone, is_dummy, count(*) over ()::int as total
  from contact_persons where company_id = $1 and removed_at is null order by external_id limit $2`);

export const contactsDisclosure: Subject = {
  key: "contacts",
  tables: ["contact_persons", "contact_changes"],
  title: "Ansprechpartner",
  purpose: "Damit wir uns an die richtige Person wenden. Dazu gehört der Verlauf Ihrer Änderungen.",
  source: "Ihre Angaben bei der Bestellung, aus der Verwaltung des Anbieters, und Ihre Änderungen im Portal.",
  retention: WHILE_LISTED,
  place: { page: "company_contacts", label: "Ansprechpartner ändern" },
  async read(db, { companyId }) {
    const rows = await contactsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Name", "Aufgabe", "E-Mail", "Telefon"], rows, (row) => [
      row.is_dummy ? "keine Person" : row.name,
      row.is_dummy ? "Anschrift der Firma" : row.roles.map((role) => ROLES[role] ?? role).join(", "),
      row.email ?? "",
      row.phone ?? "",
    ]);
  },
};
