/** Products, contact persons, wishes, cases and hints. */
import { displayName } from "@portal/contract/navigation/products";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { CASE_STATE_LABELS, CASE_TYPES, CASE_YEARS, type CaseType } from "@portal/contract/service-case/calls";
import type { CaseState } from "@portal/contract/service-case/states";
import { CONTRIBUTION_KINDS } from "@portal/contract/ugc/calls";
import { statement } from "@portal/db/statement";
import { asTable, onlyFacts, type Subject, timeOf, WHILE_LISTED } from "../subject.ts";

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

const products: Subject = {
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
type ContactRow = { name: string; roles: string[]; email: string | null; phone: string | null; total: number };
const contactsOf = statement<ContactRow, [companyId: number, limit: number]>(`
  select name, roles, email, phone, count(*) over ()::int as total
  from contact_persons where company_id = $1 order by external_id limit $2`);

const contacts: Subject = {
  key: "contacts",
  tables: ["contact_persons"],
  title: "Ansprechpartner",
  purpose: "Damit wir uns an die richtige Person wenden.",
  source: "Ihre Angaben bei der Bestellung, aus der Verwaltung des Anbieters.",
  retention: WHILE_LISTED,
  place: { page: "company_contacts", label: "Ansprechpartner ändern" },
  async read(db, { companyId }) {
    const rows = await contactsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Name", "Aufgabe", "E-Mail", "Telefon"], rows, (row) => [
      row.name,
      row.roles.map((role) => ROLES[role] ?? role).join(", "),
      row.email ?? "",
      row.phone ?? "",
    ]);
  },
};

/** The locks in the words of the page Kontaktwünsche. */
const LOCKS: Readonly<Record<string, string>> = {
  ratingSummaryDisplay: "Bewertungen in Ihrem Eintrag",
  signet: "Bewertungssiegel",
  surveys: "Umfragen",
  serviceSurveys: "Fragen zu unserem Service",
  successNewsletter: "E-Mail zum Erfolg Ihrer Werbung",
  ratingStatus: "E-Mail zum Stand Ihrer Bewertungen",
  ratingAlert: "E-Mail bei neuen Bewertungen",
  productNewsletter: "Newsletter zu Produkten",
  portalMessages: "Mitteilungen beim Anmelden",
  newsletter: "Allgemeiner Newsletter",
  leads: "Anfragen von Kunden",
  jobLeads: "Bewerbungen",
  call: "Anrufe unserer Beratung",
};
type LocksRow = { locks: string[]; changed_at: Date; by_support: boolean };
const locksOf = statement<LocksRow, [companyId: number]>(
  "select locks, changed_at, by_support from account_locks where company_id = $1",
);

const wishes: Subject = {
  key: "wishes",
  tables: ["account_locks"],
  title: "Kontaktwünsche",
  purpose: "Damit Sie nur bekommen, was Sie bekommen möchten.",
  source: "Ihre Auswahl.",
  retention: WHILE_LISTED,
  place: { page: "account_locks", label: "Kontaktwünsche ändern" },
  async read(db, { companyId }) {
    const [row] = await locksOf(db, companyId);
    if (row === undefined) return onlyFacts([]);
    return onlyFacts([
      ["Abgewählt", row.locks.map((lock) => LOCKS[lock] ?? lock).join(", ") || "nichts"],
      ["Zuletzt geändert", `${timeOf(row.changed_at)}${row.by_support ? " vom Kundendienst" : ""}`],
    ]);
  },
};

type CaseRow = { id: number; type: CaseType; subject: string; state: CaseState; created_at: Date; total: number };
const casesOf = statement<CaseRow, [companyId: number, limit: number]>(`
  select id, type, subject, state, created_at, count(*) over ()::int as total
  from service_cases where company_id = $1 order by changed_at desc, id desc limit $2`);

const cases: Subject = {
  key: "cases",
  tables: ["service_cases", "service_case_events"],
  title: "Anfragen an uns",
  purpose: "Damit wir Ihre Anfragen beantworten und Sie den Stand sehen. Dazu gehören alle Nachrichten.",
  source: "Was Sie uns geschrieben haben, und unsere Antworten.",
  retention: `Bis ${CASE_YEARS} Jahre nach dem Ende der Anfrage.`,
  place: { page: "service_cases", label: "Anfragen mit allen Nachrichten ansehen" },
  async read(db, { companyId }) {
    const rows = await casesOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Nummer", "Thema", "Betreff", "Stand", "Gestellt am"], rows, (row) => [
      String(row.id),
      CASE_TYPES[row.type].label,
      row.subject,
      CASE_STATE_LABELS[row.state],
      timeOf(row.created_at),
    ]);
  },
};

const HINT_STATES = { new: "noch nicht geprüft", accepted: "war richtig", refused: "war nicht richtig" } as const;
type HintRow = {
  kind: string;
  text: string;
  state: keyof typeof HINT_STATES;
  created_at: Date;
  total: number;
};
// Who wrote it is that person's affair: neither name nor address leave here.
const hintsOf = statement<HintRow, [companyId: number, limit: number]>(`
  select kind, text, state, created_at, count(*) over ()::int as total
  from contributions where company_id = $1 order by id desc limit $2`);

const hints: Subject = {
  key: "hints",
  tables: ["contributions"],
  title: "Hinweise anderer zu Ihrem Eintrag",
  purpose: "Damit Fehler im Verzeichnis auffallen.",
  source: "Besucher des Verzeichnisses. Wer einen Hinweis gab, sagen wir nicht weiter.",
  retention: "Bis 90 Tage nach unserer Prüfung.",
  place: { page: "entry_data", label: "Eintragsdaten ändern" },
  async read(db, { companyId }) {
    const kinds: Readonly<Record<string, string>> = CONTRIBUTION_KINDS;
    return asTable(["Am", "Worum es geht", "Text", "Stand"], await hintsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      timeOf(row.created_at),
      kinds[row.kind] ?? row.kind,
      row.text,
      HINT_STATES[row.state],
    ]);
  },
};

export const BUSINESS_SUBJECTS: readonly Subject[] = [products, contacts, wishes, cases, hints];
