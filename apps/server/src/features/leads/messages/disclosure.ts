/** Disclosure of messages: how many, by month. The messages themselves are on their page. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../../platform/personal-data/disclosure.ts";

type MonthRow = { month: string; threads: number; messages: number; total: number };
const monthsOf = statement<MonthRow, [companyId: number, limit: number]>(`
  select to_char(m.at at time zone 'Europe/Berlin', 'MM/YYYY') as month, count(distinct t.id)::int as threads,
         count(*)::int as messages, count(*) over ()::int as total
  from message_threads t join messages m on m.thread_id = t.id where t.company_id = $1
  group by 1 order by max(m.at) desc limit $2`);

export const messagesDisclosure: Subject = {
  key: "messages",
  tables: ["message_threads", "messages", "message_files"],
  title: "Nachrichten mit Kunden",
  purpose: "Damit Sie Kunden antworten und den Verlauf nachlesen. Dazu gehören Dateien.",
  source: "Was Kunden Ihnen geschrieben haben, und Ihre Antworten.",
  retention: "So lange wie die Anfrage, mit der das Gespräch begann.",
  place: { page: "inquiries_messages", label: "Nachrichten ansehen" },
  async read(db, { companyId }) {
    return asTable(["Monat", "Gespräche", "Nachrichten"], await monthsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      row.month,
      germanNumber(row.threads),
      germanNumber(row.messages),
    ]);
  },
};

type QuickRow = { title: string; text: string; total: number };
const quickOf = statement<QuickRow, [companyId: number, limit: number]>(`
  select title, text, count(*) over ()::int as total from quick_answers where company_id = $1 order by title limit $2`);

export const quickAnswersDisclosure: Subject = {
  key: "quickAnswers",
  tables: ["quick_answers"],
  title: "Schnellantworten",
  purpose: "Damit Sie häufige Antworten nicht jedes Mal neu schreiben.",
  source: "Was Ihre Firma dort gespeichert hat.",
  retention: "Bis Sie sie löschen.",
  place: { page: "inquiries_messages", label: "Schnellantworten ansehen" },
  async read(db, { companyId }) {
    return asTable(["Name", "Text"], await quickOf(db, companyId, DISCLOSED_ROWS), (row) => [row.title, row.text]);
  },
};
