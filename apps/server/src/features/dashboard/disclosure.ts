/** Disclosure of marked tasks. */
import type { TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type Row = { task_key: string; kind: TaskMarkKind; until_day: string; marked_at: Date; total: number };
const marksOf = statement<Row, [companyId: number, limit: number]>(`
  select task_key, kind, until_day, marked_at, count(*) over ()::int as total
  from dashboard_task_marks where company_id = $1 order by marked_at desc, task_key limit $2`);

const LABELS: Record<TaskMarkKind, string> = {
  done: "erledigt",
  tomorrow: "morgen wieder",
  next_week: "nächste Woche",
  not_for_us: "passt nicht",
};

export const taskMarksDisclosure: Subject = {
  key: "taskMarks",
  tables: ["dashboard_task_marks"],
  title: "Erledigte und zurückgestellte Aufgaben",
  purpose: "Damit die Startseite zeigt, was noch zu tun ist.",
  source: "Was Sie auf der Startseite angegeben haben.",
  retention: "Bis zu dem Tag, an dem die Aufgabe wieder erscheint, höchstens ein Jahr.",
  place: { page: "dashboard", label: "Aufgaben ansehen" },
  async read(db, { companyId }) {
    const rows = await marksOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Aufgabe", "Angabe", "Erscheint wieder am", "Angegeben am"], rows, (row) => [
      row.task_key,
      LABELS[row.kind],
      germanDay(row.until_day),
      timeOf(row.marked_at),
    ]);
  },
};
