import type { Endpoint } from "./endpoint.ts";

/** The input types of the contract's query schemas. */
type QueryValue = string | number | boolean | null | undefined;

export type RequestParts = {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, QueryValue>> | undefined;
};

/**
 * Path and query of a call. Adds the active company's id unless the call ignores it (Specification §7); null means
 * that no company is active.
 */
export function requestAddress(
  { path, accountId: rule }: Pick<Endpoint, "path" | "accountId">,
  { params = {}, query = {} }: RequestParts,
  accountId: number | null,
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  if (rule !== "ignored" && accountId !== null) search.set("accountId", String(accountId));
  const text = search.toString();
  return text === "" ? filled : `${filled}?${text}`;
}
