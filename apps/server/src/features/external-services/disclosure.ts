/** Disclosure of connected services. */
import { statement } from "@portal/db/statement";
import {
  asTable,
  type ReadRecipients,
  type Subject,
  timeOf,
  type UndisclosedTables,
} from "../../platform/personal-data/disclosure.ts";

const STATES = {
  granted: "Zugriff erteilt",
  connected: "verbunden",
  revoked: "Zugriff beendet",
  location_lost: "Standort nicht mehr vorhanden",
} as const;
const SERVICES = { google: "Google-Unternehmensprofil", google_search: "Google Search Console" } as const;
type ConnectionRow = {
  source: keyof typeof SERVICES;
  state: keyof typeof STATES;
  location_title: string;
  granted_at: Date;
  checked_at: Date | null;
  total: number;
};
// Does not select the tokens, which are secrets; the state says whether there are any.
const connectionsOf = statement<ConnectionRow, [companyId: number]>(`
  select source, state, location_title, granted_at, checked_at, count(*) over ()::int as total
  from external_connections where company_id = $1 order by source`);

export const connectionsDisclosure: Subject = {
  key: "connections",
  tables: ["external_connections"],
  title: "Verbundene Dienste",
  purpose:
    "Damit Sie Ihren Eintrag und Ihr Unternehmensprofil gemeinsam pflegen und sehen, wie Google Ihre Website zeigt. Der Zugang selbst liegt verschlüsselt.",
  source: "Ihre Zustimmung bei dem Dienst und was er über den Standort sagt.",
  retention: "Bis Sie die Verbindung trennen.",
  place: { page: "entry_rights_overview", label: "Verbindung verwalten" },
  async read(db, { companyId }) {
    const rows = await connectionsOf(db, companyId);
    return asTable(["Dienst", "Stand", "Standort", "Seit", "Zuletzt abgeglichen"], rows, (row) => [
      SERVICES[row.source],
      STATES[row.state],
      row.location_title,
      timeOf(row.granted_at),
      timeOf(row.checked_at),
    ]);
  },
};

const grantOf = statement<{ granted_at: Date }, [companyId: number]>(
  "select granted_at from external_connections where company_id = $1 and source = 'google'",
);

export const googleRecipients: ReadRecipients = async ({ db }, { companyId }) => {
  const [grant] = await grantOf(db, companyId);
  if (grant === undefined) return [];
  return [
    {
      name: "Google",
      what: "Angaben des Eintrags, die Sie in Ihr Unternehmensprofil übertragen",
      since: grant.granted_at.toISOString(),
    },
  ];
};

export const UNDISCLOSED_GRANTS: UndisclosedTables = {
  external_grants: "a person who is at the consent page of a service; the row lives for minutes",
};
