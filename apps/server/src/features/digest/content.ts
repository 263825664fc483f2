/** What a summary says: results with their source, and the most valuable tasks. It has no figure of its own. */
import type { DashboardContacts, DashboardPlace } from "@portal/contract/dashboard/calls";
import { germanDay, germanDays, germanNumber } from "@portal/contract/text/formats";
import { changeWords } from "../dashboard/public.ts";
import type { Told } from "./read-told.ts";
import type { Parts } from "./repository.ts";

const MOST_TASKS = 5;

type Line = { title: string; detail: string; place: DashboardPlace };
export type DigestContent = {
  /** The contacts of the period, in one sentence and by source; null without any. */
  contacts: { sentence: string; lines: Line[] } | null;
  /** What products say of themselves, each with its own days. */
  results: Line[];
  tasks: Line[];
  /** Tasks that are not listed. */
  moreTasks: number;
  /** Products whose figures could not be read. */
  missing: string[];
};

const minutesText = (minutes: number): string => (minutes === 1 ? "1 Minute" : `${germanNumber(minutes)} Minuten`);

/** Null if there is nothing to tell. `parts`: what the company's locks leave. */
export function digestContent(told: Told, parts: Parts): DigestContent | null {
  const tasks = parts.has_tasks ? told.tasks : [];
  const results = parts.has_results ? told.results : [];
  const contacts = parts.has_results ? contactsOf(told.contacts) : null;
  if (tasks.length === 0 && results.length === 0 && contacts === null) return null;
  return {
    contacts,
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

const contactWords = (count: number): string => (count === 1 ? "1 Kontakt" : `${germanNumber(count)} Kontakte`);

/** "16.11.2026 bis 22.11.2026: 37 Kontakte, 12 % mehr als davor." and a line for each source that brought some. */
function contactsOf(counted: DashboardContacts | null): DigestContent["contacts"] {
  if (counted === null || (counted.total === 0 && !counted.before)) return null;
  const { firstDay, lastDay, total, before, sources } = counted;
  return {
    sentence: `${germanDays(firstDay, lastDay)}: ${contactWords(total)}${changeWords(total, before)}.`,
    lines: sources
      .filter(({ contacts, until }) => contacts > 0 || until !== undefined)
      .toSorted((one, other) => other.contacts - one.contacts)
      .map(({ product, contacts, until, place }) => ({
        title: `${product}: ${contactWords(contacts)}`,
        detail: until === undefined ? "" : `Zahlen bis ${germanDay(until)}.`,
        place,
      })),
  };
}
