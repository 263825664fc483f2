import type { DateRange } from "@portal/contract/time/date-range";

/** Address of a file of a range; a plain link, so that the browser saves it. */
export const csvHref = ({ path }: { path: string }, range: DateRange, accountId: number): string =>
  `${path}?${new URLSearchParams({ ...range, accountId: String(accountId) })}`;
