/** Marks a task of the dashboard as done or puts it off, and takes that back. The calls are our own. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import type { Day } from "../../time/berlin-time.ts";
import { MOST_KEY_CHARACTERS, TASK_MARKS, type TaskMarkKind } from "./marks.ts";

const key = z
  .string()
  .check(z.minLength(1), z.maxLength(MOST_KEY_CHARACTERS, "Diese Aufgabe gibt es nicht."))
  // PostgreSQL stores no NUL, and no key has control characters.
  .check(z.refine((text) => !/\p{Cc}/u.test(text), "Diese Aufgabe gibt es nicht."));

/** Marks a task that is shown now. A second mark replaces the first. */
export const markDashboardTask = endpoint<{ mark: { key: string; kind: TaskMarkKind; untilDay: Day } }>()({
  name: "markDashboardTask",
  method: "POST",
  path: "/api/customer/dashboard/tasks/mark",
  body: z.object({ key, kind: z.enum(TASK_MARKS, "Bitte wählen Sie aus der Liste.") }),
  errors: ["dashboard.task_unknown", "dashboard.somebody_waits"],
});

/** Shows a task again that was marked. Does nothing if it is not marked. */
export const unmarkDashboardTask = endpoint<{ key: string }>()({
  name: "unmarkDashboardTask",
  method: "POST",
  path: "/api/customer/dashboard/tasks/unmark",
  body: z.object({ key }),
});
