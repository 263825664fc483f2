/** The connector for portals whose search answers complete listings in JSON. */
import type { PartnerPortal } from "../portals.ts";
import type { Connector } from "./connector.ts";
import { isGone } from "./portal-answer.ts";
import { searchUrlOf } from "./search-url.ts";

type JsonPortal = Extract<PartnerPortal, { connector: "json" }>;

export const json: Connector<JsonPortal> = {
  async find({ portal, expected, open, read }) {
    const page = await open(searchUrlOf(portal, expected), ["application/json"]);
    return isGone(page) ? [] : read("json", page, portal.selectors);
  },

  // The search already has the complete listing.
  read: async () => null,
};
