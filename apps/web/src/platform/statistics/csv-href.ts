import type { DateRange } from "@portal/contract/time/date-range";

/** Address of a CSV file for a range; a plain link, so that the browser saves the file. */
export const csvHref = (
  { path }: { path: string },
  range: DateRange,
  accountId: number,
  params: Readonly<Record<string, string>> = {},
): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `${filled}?${new URLSearchParams({ ...range, accountId: String(accountId) })}`;
};
