/** Disclosure of a company's contact wishes. */
import { statement } from "@portal/db/statement";
import { onlyFacts, type Subject, timeOf, WHILE_LISTED } from "../../platform/personal-data/disclosure.ts";

/** The locks as the page Kontaktwünsche names them. */
const LOCKS: Readonly<Record<string, string>> = {
  ratingSummaryDisplay: "Zusammenfassung Ihrer Bewertungen",
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
  call: "Anrufe von uns",
};
type LocksRow = { locks: string[]; changed_at: Date; by_support: boolean };
const locksOf = statement<LocksRow, [companyId: number]>(
  "select locks, changed_at, by_support from account_locks where company_id = $1",
);

export const wishesDisclosure: Subject = {
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
