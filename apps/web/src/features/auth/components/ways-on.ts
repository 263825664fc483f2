import { queryOf, type Query } from "@portal/contract/pages/redirects";

/** The log-in page's query that leads on to `next`, a path of ours with its query; empty where there is none. */
export function wayOn(next: string | null): Query {
  if (next === null || !next.startsWith("/") || next.startsWith("//")) return {};
  const [path = "/", search = ""] = next.split("?", 2);
  return { ...queryOf(search), callbackPage: path };
}
