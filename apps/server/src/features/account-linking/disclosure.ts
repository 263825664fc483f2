/** Disclosure of links into the company. Addresses are for owners. */
import type { LinkState } from "@portal/contract/account-linking/rules";
import type { Right } from "@portal/contract/http/access";
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { shownLogin } from "../../platform/session/shown-login.ts";
import { asTable, RIGHT_LABELS, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

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

export const linksDisclosure: Subject = {
  key: "links",
  tables: ["account_links"],
  title: "Einladungen und Verknüpfungen",
  purpose: "Damit nachvollziehbar ist, wie jemand Zugriff bekam.",
  source: "Einladungen von Inhabern und des Anbieters.",
  retention: keptWords("links"),
  place: { page: "company_people", label: "Einladungen verwalten" },
  async read(db, scope) {
    const { companyId, right } = scope;
    const rows = await linksOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Geschickt an", "Recht", "Stand", "Am"], rows, (row) => [
      right === "owner" ? shownLogin(scope, row.email) : "nur für Inhaber",
      RIGHT_LABELS[row.right],
      LINK_STATES[row.state],
      timeOf(row.created_at),
    ]);
  },
};
