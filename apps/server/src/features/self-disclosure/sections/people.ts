/** Who has access to the company or asked for it. Names of others are told as far as the page of the people tells them. */
import type { Right } from "@portal/contract/http/access";
import type { LinkState } from "@portal/contract/account-linking/rules";
import type { ClaimProof, ClaimState } from "@portal/contract/claiming/states";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, onlyFacts, type Subject, timeOf } from "../subject.ts";

const RIGHTS: Record<Right, string> = { owner: "Inhaber", editor: "Bearbeiten", read: "Nur lesen" };

type PersonRow = { name: string; login: string; right: Right; created_at: Date; total: number };
const peopleOf = statement<PersonRow, [companyId: number, limit: number]>(`
  select u.display_name as name, u.login, m."right", m.created_at, count(*) over ()::int as total
  from memberships m join users u on u.id = m.user_id where m.company_id = $1 order by m.created_at, m.user_id limit $2`);

const people: Subject = {
  key: "people",
  tables: ["memberships"],
  title: "Personen mit Zugriff",
  purpose: "Damit nur Personen, die Sie kennen, für die Firma handeln.",
  source: "Übernahme des Eintrags, Einladungen, Verknüpfungen durch den Anbieter.",
  retention: "Bis ein Inhaber den Zugriff beendet oder die Person ihr Konto löscht.",
  place: { page: "company_people", label: "Personen verwalten" },
  async read(db, { companyId, right }) {
    const rows = await peopleOf(db, companyId, DISCLOSED_ROWS);
    // log-in names are for owners, as on the page of the people
    return asTable(["Name", "Anmeldename", "Recht", "Seit"], rows, (row) => [
      row.name || "ohne Namen",
      right === "owner" ? row.login : "nur für Inhaber",
      RIGHTS[row.right],
      timeOf(row.created_at),
    ]);
  },
};

const LINK_STATES: Record<LinkState, string> = {
  open: "unterwegs",
  pending: "wartet auf Prüfung",
  held: "angehalten",
  linked: "angenommen",
  refused: "abgelehnt",
  withdrawn: "zurückgezogen",
};
type LinkRow = { email: string; right: Right; state: LinkState; created_at: Date; total: number };
const linksOf = statement<LinkRow, [companyId: number, limit: number]>(`
  select email, "right", state, created_at, count(*) over ()::int as total
  from account_links where company_id = $1 order by id desc limit $2`);

const links: Subject = {
  key: "links",
  tables: ["account_links"],
  title: "Einladungen und Verknüpfungen",
  purpose: "Damit nachvollziehbar ist, wie jemand Zugriff bekam.",
  source: "Einladungen von Inhabern und des Anbieters.",
  retention: "Offene bis 30 Tage nach Ablauf, entschiedene ein Jahr.",
  place: { page: "company_people", label: "Einladungen verwalten" },
  async read(db, { companyId, right }) {
    const rows = await linksOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Geschickt an", "Recht", "Stand", "Am"], rows, (row) => [
      right === "owner" ? row.email : "nur für Inhaber",
      RIGHTS[row.right],
      LINK_STATES[row.state],
      timeOf(row.created_at),
    ]);
  },
};

const CLAIM_STATES: Record<ClaimState, string> = {
  started: "begonnen",
  requested: "Nachweis verlangt",
  code_out: "Code unterwegs",
  held: "angehalten",
  refused: "abgelehnt",
  confirmed: "bestätigt",
  lost: "an andere vergeben",
  withdrawn: "zurückgezogen",
  dissolved: "aufgegeben",
};
const PROOFS: Record<ClaimProof, string> = { email: "E-Mail", letter: "Brief", phone: "Anruf" };
type ClaimRow = {
  state: ClaimState;
  proof: ClaimProof | null;
  sent_to: string | null;
  started_at: Date;
  changed_at: Date;
  total: number;
};
// Who claimed is told to nobody else: people with access stand above.
const claimsOf = statement<ClaimRow, [companyId: number, limit: number]>(`
  select state, proof, sent_to, started_at, changed_at, count(*) over ()::int as total
  from claims where company_id = $1 order by id desc limit $2`);

const claims: Subject = {
  key: "claims",
  tables: ["claims"],
  title: "Übernahmen des Eintrags",
  purpose: "Damit nur der Betrieb selbst seinen Eintrag bekommt.",
  source: "Wer den Eintrag übernehmen wollte. Den Code selbst speichern wir nicht.",
  retention: "Solange die Person ein Konto hat und die Firma bei uns geführt wird.",
  place: { page: "claiming_confirm", label: "Inhaberschaft ansehen" },
  async read(db, { companyId }) {
    const rows = await claimsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Begonnen am", "Stand", "Nachweis", "Code geschickt an", "Geändert am"], rows, (row) => [
      timeOf(row.started_at),
      CLAIM_STATES[row.state],
      row.proof === null ? "" : PROOFS[row.proof],
      row.sent_to ?? "",
      timeOf(row.changed_at),
    ]);
  },
};

type NotificationRow = { code: string; people: number; read: number; given_at: Date; total: number };
const notificationsOf = statement<NotificationRow, [companyId: number, limit: number]>(`
  select code, count(*)::int as people, count(read_at)::int as read, min(given_at) as given_at,
         count(*) over ()::int as total
  from user_notifications where company_id = $1 group by code order by min(given_at) desc limit $2`);

const notifications: Subject = {
  key: "notifications",
  tables: ["user_notifications"],
  title: "Mitteilungen an die Firma",
  purpose: "Damit jede Mitteilung nur einmal erscheint.",
  source: "Vom Anbieter verschickt.",
  retention: "Solange die Person ein Konto hat.",
  place: { page: "account_locks", label: "Mitteilungen abwählen" },
  async read(db, { companyId }) {
    const rows = await notificationsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Mitteilung", "Seit", "An Personen", "Gelesen"], rows, (row) => [
      row.code,
      timeOf(row.given_at),
      String(row.people),
      String(row.read),
    ]);
  },
};

type ViewsRow = { views: number; people: number };
const viewsOf = statement<ViewsRow, [companyId: number]>(`
  select count(*)::int as views, count(distinct user_id)::int as people
  from viewed_entries where company_id = $1 and removed_at is null`);

const views: Subject = {
  key: "views",
  tables: ["viewed_entries"],
  title: "Zuletzt angesehen von angemeldeten Personen",
  purpose: "Damit Personen einen Eintrag wiederfinden, den sie angesehen haben.",
  source: "Das Verzeichnis. Wer es war, gehört der Person und wird nicht weitergesagt.",
  retention: "Bis die Person den Eintrag aus ihrer Liste nimmt oder ihr Konto löscht.",
  place: null,
  async read(db, { companyId }) {
    const [row] = await viewsOf(db, companyId);
    if (row === undefined || row.views === 0) return onlyFacts([]);
    return onlyFacts([
      ["Vermerke", String(row.views)],
      ["Personen", String(row.people)],
    ]);
  },
};

export const PEOPLE_SUBJECTS: readonly Subject[] = [people, links, claims, notifications, views];
