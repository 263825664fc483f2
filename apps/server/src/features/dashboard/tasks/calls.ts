import { markDashboardTask, unmarkDashboardTask } from "@portal/contract/dashboard/tasks/calls";
import { TASK_MARKS } from "@portal/contract/dashboard/tasks/marks";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { DASHBOARD_TASKS } from "../../../platform/rate-limits/quotas.ts";

const writes = { access: accountAccess("write"), agent: true, quota: DASHBOARD_TASKS } as const;

export const serveMarkDashboardTask = serve(markDashboardTask, {
  ...writes,
  answers: { 200: z.object({ mark: z.object({ key: z.string(), kind: z.enum(TASK_MARKS), untilDay: z.string() }) }) },
});
export const serveUnmarkDashboardTask = serve(unmarkDashboardTask, {
  ...writes,
  answers: { 200: z.object({ key: z.string() }) },
});
