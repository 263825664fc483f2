/** Disclosure of the people with access. Logins are for owners, as on the page of the people. */
import type { Right } from "@portal/contract/http/access";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, RIGHT_LABELS, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";
import { shownLogin, shownName } from "../../platform/session/shown-login.ts";

type PersonRow = { name: string; login: string; right: Right; created_at: Date; total: number };
const peopleOf = statement<PersonRow, [companyId: number, limit: number]>(`
  select u.display_name as name, u.login, m."right", m.created_at, count(*) over ()::int as total
  from memberships m join users u on u.id = m.user_id where m.company_id = $1 order by m.created_at, m.user_id limit $2`);

export const peopleDisclosure: Subject = {
  key: "people",
  tables: ["memberships"],
  title: "Personen mit Zugriff",
  purpose: "Damit nur Personen, die Sie kennen, für die Firma handeln.",
  source: "Übernahme des Eintrags, Einladungen, Verknüpfungen durch den Anbieter.",
  retention: "Bis ein Inhaber den Zugriff beendet oder die Person ihr Konto löscht.",
  place: { page: "company_people", label: "Personen verwalten" },
  async read(db, scope) {
    const { companyId, right } = scope;
    const rows = await peopleOf(db, companyId, DISCLOSED_ROWS);
    // Logins are for owners only, as on the page of the people.
    return asTable(["Name", "Anmeldename", "Recht", "Seit"], rows, (row) => [
      shownName(scope, row.name) || "ohne Namen",
      right === "owner" ? shownLogin(scope, row.login) : "nur für Inhaber",
      RIGHT_LABELS[row.right],
      timeOf(row.created_at),
    ]);
  },
};
