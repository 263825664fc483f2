/** A closed warning comes back the next day; each company has its own. Pure functions on the text in local storage. */
import type { Day } from "@portal/contract/time/berlin-time";

const MOST_REMEMBERED = 50;
const entryOf = (companyId: number, today: Day): string => `${today}/${companyId}`;
const entriesIn = (stored: string | null): string[] => (stored ?? "").split(",").filter((entry) => entry !== "");

/** Adds one company to the stored text and drops entries of other days. */
export const rememberClosed = (stored: string | null, companyId: number, today: Day): string =>
  [...new Set([...entriesIn(stored).filter((entry) => entry.startsWith(`${today}/`)), entryOf(companyId, today)])]
    .slice(-MOST_REMEMBERED)
    .join(",");

export const isClosed = (stored: string | null, companyId: number, today: Day): boolean =>
  entriesIn(stored).includes(entryOf(companyId, today));
