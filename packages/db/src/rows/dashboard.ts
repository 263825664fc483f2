/** Tasks of the dashboard that a company marked as done or put off. */
import type { TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import type { Timestamp } from "./columns.ts";

type TaskMarkTable = {
  company_id: number;
  task_key: string;
  kind: TaskMarkKind;
  fingerprint: string;
  until_day: string;
  marked_by_user_id: number | null;
  agent_user_id: number | null;
  marked_at: Timestamp;
};

export type DashboardTables = { dashboard_task_marks: TaskMarkTable };
