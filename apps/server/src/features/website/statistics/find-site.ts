/** Finds the website that a call on its statistics names. */
import { isOwnAddress } from "./own-address.ts";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { websiteOf, type WebsiteRow } from "../sites/repository.ts";

export type NamedSite = {
  identifier: number;
  query: { identifier?: number | undefined; piwikId?: string | undefined; url?: string | undefined };
};

/**
 * The path's website. Whatever else names a website must name the same one: another Matomo site, address or number is
 * answered like a missing website, because its figures belong to somebody else.
 * @throws Problem `website.not_found`
 */
export async function findSite(
  db: Kysely<Database>,
  scope: AccountScope,
  { identifier, query }: NamedSite,
): Promise<WebsiteRow> {
  const site = await websiteOf(db, scope, identifier);
  if (site === undefined || !isNamed(site, identifier, query)) throw new Problem("website.not_found");
  return site;
}

const isNamed = (site: WebsiteRow, identifier: number, query: NamedSite["query"]): boolean =>
  (query.identifier === undefined || query.identifier === identifier) &&
  (query.piwikId === undefined || query.piwikId === site.matomo_site_id) &&
  (query.url === undefined || isOwnAddress(site, query.url));
