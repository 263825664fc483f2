/** The connector for HTML portals: a search, its links to listings, and the listings. */
import type { PartnerPortal } from "../portals.ts";
import type { Connector } from "./connector.ts";
import { isGone } from "./portal-answer.ts";
import { searchUrlOf } from "./search-url.ts";

type GenericPortal = Extract<PartnerPortal, { connector: "generic" }>;

const HTML = ["text/html", "application/xhtml+xml"];

export const generic: Connector<GenericPortal> = {
  async find({ portal, expected, open, read }) {
    const page = await open(searchUrlOf(portal, expected), HTML);
    if (isGone(page)) return [];
    return read("search", page, portal.selectors, [expected.name ?? "", ...(expected.otherNames ?? [])]);
  },

  async read({ portal: { selectors }, open, read }, url) {
    const page = await open(url, HTML);
    if (isGone(page)) return null;
    const { reading, more } = await read("listing", page, selectors);
    if (more === null) return reading;
    const second = await open(more, HTML);
    return isGone(second) ? reading : (await read("listing", second, selectors, reading)).reading;
  },
};
