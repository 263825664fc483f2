/** The origin of links in mails. It never comes from a request, because its Host header can be forged. */
import type { Brand } from "@portal/contract/brands/brand";
import { domainsOf } from "@portal/contract/brands/brands";
import type { Environment } from "../environment.ts";

/** The brand's own host; on a developer's machine, where nothing has a suffix, its development host with our port. */
export function brandOrigin(
  brand: Brand,
  { production, HOST_SUFFIX, PORT }: Pick<Environment, "production" | "HOST_SUFFIX" | "PORT">,
): string {
  if (production || HOST_SUFFIX !== "") return `https://${domainsOf(brand, { environmentSuffix: HOST_SUFFIX }).www}`;
  return `http://${brand.developmentHost}:${PORT}`;
}
