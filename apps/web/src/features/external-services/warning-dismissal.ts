/** The warning that somebody closed comes back the next day, for each company by itself. Pure text of local storage. */
import type { Day } from "@portal/contract/time/berlin-time";

const MOST_REMEMBERED = 50;
const entryOf = (companyId: number, today: Day): string => `${today}/${companyId}`;
const entriesIn = (stored: string | null): string[] => (stored ?? "").split(",").filter((entry) => entry !== "");

/** The stored text with one more company in it; other days are forgotten. */
export const rememberClosed = (stored: string | null, companyId: number, today: Day): string =>
  [...new Set([...entriesIn(stored).filter((entry) => entry.startsWith(`${today}/`)), entryOf(companyId, today)])]
    .slice(-MOST_REMEMBERED)
    .join(",");

export const isClosed = (stored: string | null, companyId: number, today: Day): boolean =>
  entriesIn(stored).includes(entryOf(companyId, today));
