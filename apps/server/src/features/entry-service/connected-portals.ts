/** The partner portals that the configuration names, and the one way to read them. */
import type { PortalActor, PortalMetadata } from "@portal/contract/entry-service";
import type { ListingExpectation, ListingResult } from "@portal/contract/listing";

export type PartnerPortal = PortalMetadata & {
  home: string;
  requestsPerMinute: number;
  acts: PortalActor;
  correctUrl: string;
  advice: string;
};

export type ConnectedPortals = {
  /** In the order of the configuration; empty where nothing is connected. */
  portals: readonly PartnerPortal[];
  /** Never throws. `pace` is awaited before each request to the portal. */
  check(portal: PartnerPortal, expected: ListingExpectation, pace: () => Promise<void>): Promise<ListingResult>;
};

/** Nothing is connected so far, and the pages say so. */
export const connectPortals = (): ConnectedPortals => ({
  portals: [],
  check: () => Promise.reject(new Error("no portal is connected")),
});

export const metadataOf = ({ identifier, name, icon }: PartnerPortal): PortalMetadata => ({ identifier, name, icon });
