/** The company's websites by host, which decide what property of Search Console it may choose. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { companyEntryOf } from "../../entry/public.ts";
import { websitesOf } from "../../website/public.ts";
import { websiteHost } from "./own-property.ts";

/** Of the entry, and of the websites that the provider made. */
export async function ownHosts(db: Kysely<Database>, scope: AccountScope): Promise<string[]> {
  const [entry, websites] = await Promise.all([companyEntryOf(db, scope.companyId), websitesOf(db, scope)]);
  const made = websites
    .filter(({ state }) => state !== "ended")
    .flatMap(({ url, further_addresses: further }) => [url ?? "", ...further]);
  const hosts = [entry?.website ?? "", ...made].map(websiteHost).filter((host) => host !== "");
  return [...new Set(hosts)];
}
