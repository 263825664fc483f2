import { displayName } from "@portal/contract/navigation/products";
import type { Website } from "@portal/contract/website/sites/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { serveGetWebsiteKeywords, serveGetWebsites } from "./calls.ts";
import { keywordsOf, type WebsiteRow, websitesOf } from "./repository.ts";

export const siteRoutes = ({ db }: Dependencies): Call[] => [
  call(serveGetWebsites, async ({ scope }) => ({ websites: (await websitesOf(db, scope)).map(toWebsite) })),
  call(serveGetWebsiteKeywords, async ({ scope }) => {
    const rows = await keywordsOf(db, scope);
    const sorted = rows.toSorted((one, other) => one.keyword.localeCompare(other.keyword, "de"));
    return { keywords: sorted.map(({ keyword, websites, in_entry: inEntry }) => ({ keyword, websites, inEntry })) };
  }),
];

const toWebsite = (row: WebsiteRow): Website => ({
  id: row.id,
  kind: row.kind,
  tier: row.product_code,
  tierName: displayName(row.product_code),
  state: row.state,
  url: row.url,
  furtherAddresses: row.further_addresses,
  keywords: row.keywords,
  piwikId: row.matomo_site_id,
  onlineSince: row.online_since,
});
