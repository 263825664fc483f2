/** Disclosure of summaries by mail. It does not name the people, because the choice is theirs. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type Row = { rhythm: "weekly" | "monthly"; people: number; latest: Date; total: number };
const subscriptionsOf = statement<Row, [companyId: number, limit: number]>(`
  select rhythm, count(*)::int as people, max(chosen_at) as latest, count(*) over ()::int as total
  from digest_subscriptions where company_id = $1 and stopped_at is null group by rhythm order by rhythm desc limit $2`);

const LABELS = { weekly: "jede Woche", monthly: "jeden Monat" } as const;

export const digestsDisclosure: Subject = {
  key: "digests",
  tables: ["digest_subscriptions"],
  title: "Zusammenfassungen per E-Mail",
  purpose: "Damit Personen der Firma lesen, was zu tun ist und was die Produkte brachten.",
  source: "Was Personen der Firma für sich gewählt haben.",
  retention: "Solange die Person Zugriff auf die Firma hat.",
  place: { page: "user_dashboard", label: "Eigene Wahl ändern" },
  async read(db, { companyId }) {
    const rows = await subscriptionsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Wie oft", "Personen", "Zuletzt gewählt"], rows, (row) => [
      LABELS[row.rhythm],
      String(row.people),
      timeOf(row.latest),
    ]);
  },
};
