/** Connectors by the name in a portal's configuration. */
import type { PartnerPortal } from "../portals.ts";
import type { Connector } from "./connector.ts";

const LOADERS: {
  [K in PartnerPortal["connector"]]: () => Promise<Connector<Extract<PartnerPortal, { connector: K }>>>;
} = {
  generic: async () => (await import("./generic.ts")).generic,
  json: async () => (await import("./json.ts")).json,
};

/** The connector of a portal. Use it with this portal only: each loader returns the connector for its own settings. */
export const connectorOf = async (portal: PartnerPortal): Promise<Connector> => LOADERS[portal.connector]();
