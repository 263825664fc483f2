/** What other slices may know of the partner portals. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { readPartnerPortals } from "./portals.ts";

/** What people call the portals, by the identifier that findings are kept under; those taken out of the configuration are not in it. */
export const portalNames = ({ environment }: Pick<Dependencies, "environment">): ReadonlyMap<string, string> =>
  new Map(readPartnerPortals(environment.PARTNER_PORTALS).map(({ identifier, name }) => [identifier, name]));
