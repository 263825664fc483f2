import { queryOf, type Query } from "@portal/contract/pages/redirects";

/**
 * The login page's query that leads to `next` after the login. `next` is a path of the portal with its query;
 * anything else gives an empty query.
 */
export function loginQuery(next: string | null): Query {
  if (next === null || !next.startsWith("/") || next.startsWith("//")) return {};
  const [path = "/", search = ""] = next.split("?", 2);
  return { ...queryOf(search), callbackPage: path };
}
