/** Partner portals for other slices: which there are, and whether a page of one is a company's listing. */
import { companyEntryOf } from "../entry/public.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { connectPortals, metadataOf } from "./connected-portals.ts";
import { isOnPortal } from "./connectors/check-portal.ts";
import { expectationOf } from "./expected-listing.ts";
import { awaitSlot } from "./portal-rate-limit.ts";

/** A person waits for the answer in the browser. */
const LONGEST_WAIT_MS = 5000;
const LONGEST_CHECK_MS = 20_000;

/** `foreign`: the page lies outside the portal. `unread`: the portal does not answer, or is busy. */
export type PageVerdict = "listed" | "not_listed" | "foreign" | "unread" | "no_entry";

export type ListingPages = ReturnType<typeof createListingPages>;

export function createListingPages(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const connected = connectPortals(dependencies);
  return {
    portals: connected.portals.map((portal) => ({ ...metadataOf(portal), home: portal.home })),

    /** Fetches the page and compares it with the company's entry. Undefined for an unknown portal. */
    async verdictOn(companyId: number, identifier: string, url: string): Promise<PageVerdict | undefined> {
      const portal = connected.portals.find((one) => one.identifier === identifier);
      if (portal === undefined) return undefined;
      if (!isOnPortal(portal, url)) return "foreign";
      const entry = await companyEntryOf(db, companyId);
      if (entry === undefined) return "no_entry";
      const signal = AbortSignal.timeout(LONGEST_CHECK_MS);
      const pace = (gapMs: number) =>
        awaitSlot(db, {
          portal: identifier,
          gapMs,
          maxWaitMs: LONGEST_WAIT_MS,
          now: clock.now(),
          isAwaited: true,
          signal,
        });
      const { status } = await connected.checkPage(portal, expectationOf(entry), { url, pace, signal });
      if (status === "portal_error") return "unread";
      return status === "portal_not_found" ? "not_listed" : "listed";
    },
  };
}
