/** Disclosure of notifications that people got for the company. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type NotificationRow = { code: string; people: number; read: number; given_at: Date; total: number };
const notificationsOf = statement<NotificationRow, [companyId: number, limit: number]>(`
  select code, count(*)::int as people, count(read_at)::int as read, min(given_at) as given_at,
         count(*) over ()::int as total
  from user_notifications where company_id = $1 group by code order by min(given_at) desc limit $2`);

export const notificationsDisclosure: Subject = {
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
