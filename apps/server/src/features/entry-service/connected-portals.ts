/** The partner portals of the configuration, and the only way to read them. */
import type { PortalMetadata } from "@portal/contract/entry-service/calls";
import type { ListingExpectation, ListingResult } from "@portal/contract/entry-service/listing";
import type { Dependencies } from "../../platform/dependencies.ts";
import { checkPortal, type CheckTools } from "./connectors/check-portal.ts";
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
};

/** @throws Error that names the wrong field of the configuration */
export function connectPortals(dependencies: Dependencies): ConnectedPortals {
  const { environment, clock, cache, log } = dependencies;
  const get = portalPages(environment, log);
  const read = pageReader();
  return {
    portals: readPartnerPortals(environment.PARTNER_PORTALS),
    check: (portal, expected, tools) =>
      checkPortal(portal, expected, {
        ...tools,
        limit: limitConcurrency(dependencies, portal),
        get,
        read,
        clock,
        cache,
      }),
  };
}

export const metadataOf = ({ identifier, name, icon }: PartnerPortal): PortalMetadata => ({ identifier, name, icon });
