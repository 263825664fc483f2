/** What the portal stores of a person: marks of tasks. */
import { companyNameOf, nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const dashboardOwnData: SliceOwnData = {
  kinds: {
    task_marks: {
      from: "dashboard_task_marks t where t.marked_by_user_id = u.id or t.agent_user_id = u.id",
      fields: `'company', ${companyNameOf("t")}, 'task', t.task_key, 'kind', t.kind, 'until_day', t.until_day, 'marked_at', t.marked_at`,
      order: "t.marked_at, t.company_id, t.task_key",
    },
  },
  columns: {
    "dashboard_task_marks.marked_by_user_id": nameless("task_marks"),
    "dashboard_task_marks.agent_user_id": nameless("task_marks"),
  },
};
