/** What a summary says: results with their source, and the most valuable tasks. It has no figure of its own. */
import type { Dashboard, DashboardPlace } from "@portal/contract/dashboard/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { Parts } from "./repository.ts";

const MOST_TASKS = 5;

type Line = { title: string; detail: string; place: DashboardPlace };
export type DigestContent = {
  results: Line[];
  tasks: Line[];
  /** Tasks that are not listed. */
  moreTasks: number;
  /** Products whose figures could not be read. */
  missing: string[];
};

type Told = Pick<Dashboard, "tasks" | "results" | "missing">;

const minutesText = (minutes: number): string => (minutes === 1 ? "1 Minute" : `${germanNumber(minutes)} Minuten`);

/** Null if there is nothing to tell. `parts`: what the company's locks leave. */
export function digestContent(told: Told, parts: Parts): DigestContent | null {
  const tasks = parts.has_tasks ? told.tasks : [];
  const results = parts.has_results ? told.results : [];
  if (tasks.length === 0 && results.length === 0) return null;
  return {
    results: results.map(({ product, text, source, place }) => ({
      title: `${product}: ${text}`,
      detail: source,
      place,
    })),
    tasks: tasks.slice(0, MOST_TASKS).map(({ title, detail, minutes, dueDay, place }) => ({
      title,
      detail: [detail, dueDay === null ? "" : `Bis ${germanDay(dueDay)}.`, `Etwa ${minutesText(minutes)}.`]
        .filter((part) => part !== "")
        .join(" "),
      place,
    })),
    moreTasks: Math.max(0, tasks.length - MOST_TASKS),
    missing: [...told.missing],
  };
}
