/** The partner portals of the configuration, and the only way to read them. */
import type { PortalMetadata } from "@portal/contract/entry-service/calls";
import type { ListingExpectation, ListingResult } from "@portal/contract/entry-service/listing";
import type { Dependencies } from "../../platform/dependencies.ts";
import { checkListingPage, checkPortal, type CheckTools } from "./connectors/check-portal.ts";
import { pageReader } from "./connectors/page-reader.ts";
import { portalPages } from "./connectors/portal-pages.ts";
import { limitConcurrency } from "./portal-concurrency.ts";
import { type PartnerPortal, readPartnerPortals } from "./portals.ts";

export type ConnectedPortals = {
  /** In the configuration's order; empty if nothing is connected. */
  portals: readonly PartnerPortal[];
  /** Never throws. */
  check(
    portal: PartnerPortal,
    expected: ListingExpectation,
    tools: Pick<CheckTools, "pace" | "signal">,
  ): Promise<ListingResult>;
  /** Whether a page of the portal is the business's listing. Never throws. */
  checkPage(
    portal: PartnerPortal,
    expected: ListingExpectation,
    tools: Pick<CheckTools, "pace" | "signal"> & { url: string },
  ): Promise<ListingResult>;
};

/** @throws Error that names the wrong field of the configuration */
export function connectPortals(dependencies: Dependencies): ConnectedPortals {
  const { environment, clock, cache, log } = dependencies;
  const get = portalPages(environment, log);
  const read = pageReader();
  const common = (portal: PartnerPortal) => ({
    limit: limitConcurrency(dependencies, portal),
    get,
    read,
    clock,
    cache,
  });
  return {
    portals: readPartnerPortals(environment.PARTNER_PORTALS),
    check: (portal, expected, tools) => checkPortal(portal, expected, { ...tools, ...common(portal) }),
    checkPage: (portal, expected, tools) => checkListingPage(portal, expected, { ...tools, ...common(portal) }),
  };
}

export const metadataOf = ({ identifier, name, icon }: PartnerPortal): PortalMetadata => ({ identifier, name, icon });
