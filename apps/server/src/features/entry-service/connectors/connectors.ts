/** Connectors by the name that a portal's configuration says. */
import type { PartnerPortal } from "../portals.ts";
import type { Connector } from "./connector.ts";

const LOADERS: {
  [K in PartnerPortal["connector"]]: () => Promise<Connector<Extract<PartnerPortal, { connector: K }>>>;
} = {
  generic: async () => (await import("./generic.ts")).generic,
  json: async () => (await import("./json.ts")).json,
};

/** The connector of a portal, to be used with this portal: each loader brings the one of its own settings. */
export const connectorOf = async (portal: PartnerPortal): Promise<Connector> => LOADERS[portal.connector]();
