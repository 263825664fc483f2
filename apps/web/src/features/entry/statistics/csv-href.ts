import type { DateRange } from "@portal/contract/time/date-range";

/** Address of a CSV file for a range; a plain link, so that the browser saves the file. */
export const csvHref = ({ path }: { path: string }, range: DateRange, accountId: number): string =>
  `${path}?${new URLSearchParams({ ...range, accountId: String(accountId) })}`;
