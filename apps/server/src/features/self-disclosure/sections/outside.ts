/** What is looked up elsewhere about the company, and services outside that it let in. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf, WHILE_LISTED } from "../subject.ts";

type CheckRow = { started_at: Date; finished_at: Date | null; score: number | null; portals: number; total: number };
const checksOf = statement<CheckRow, [companyId: number, limit: number]>(`
  select c.started_at, c.finished_at, c.score, count(*) over ()::int as total,
         (select count(*)::int from listing_results r where r.check_id = c.id) as portals
  from listing_checks c where c.company_id = $1 order by c.id desc limit $2`);

const checks: Subject = {
  key: "checks",
  tables: ["listing_checks", "listing_results"],
  title: "Prüfungen auf Partnerportalen",
  purpose: "Damit Sie sehen, ob andere Portale Ihre Angaben richtig zeigen.",
  source: "Die öffentlichen Seiten der Partnerportale.",
  retention: `Ergebnis und Punkte: ${WHILE_LISTED.toLowerCase()} Was gefunden wurde, nur von den letzten zwei Prüfungen.`,
  place: { page: "entry_service", label: "Ergebnisse mit allen Angaben ansehen" },
  async read(db, { companyId }) {
    const rows = await checksOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Begonnen am", "Beendet am", "Punkte", "Ergebnisse von Portalen"], rows, (row) => [
      timeOf(row.started_at),
      timeOf(row.finished_at),
      row.score === null ? "" : String(row.score),
      row.portals === 0 ? "nicht mehr gespeichert" : String(row.portals),
    ]);
  },
};

const STATES = {
  granted: "Zugriff erteilt",
  connected: "verbunden",
  revoked: "Zugriff beendet",
  location_lost: "Standort nicht mehr vorhanden",
} as const;
type ConnectionRow = {
  source: "google";
  state: keyof typeof STATES;
  location_title: string;
  granted_at: Date;
  checked_at: Date | null;
  total: number;
};
// Tokens are secrets of the service; that there are any is said by the state.
const connectionsOf = statement<ConnectionRow, [companyId: number]>(`
  select source, state, location_title, granted_at, checked_at, count(*) over ()::int as total
  from external_connections where company_id = $1 order by source`);

const connections: Subject = {
  key: "connections",
  tables: ["external_connections"],
  title: "Verbundene Dienste",
  purpose:
    "Damit Sie Ihren Eintrag und Ihr Unternehmensprofil gemeinsam pflegen. Der Zugang selbst liegt verschlüsselt.",
  source: "Ihre Zustimmung bei dem Dienst, und was er über den Standort sagt.",
  retention: "Bis Sie die Verbindung trennen.",
  place: { page: "entry_rights_overview", label: "Verbindung verwalten" },
  async read(db, { companyId }) {
    const rows = await connectionsOf(db, companyId);
    return asTable(["Dienst", "Stand", "Standort", "Seit", "Zuletzt abgeglichen"], rows, (row) => [
      "Google",
      STATES[row.state],
      row.location_title,
      timeOf(row.granted_at),
      timeOf(row.checked_at),
    ]);
  },
};

export const OUTSIDE_SUBJECTS: readonly Subject[] = [checks, connections];
