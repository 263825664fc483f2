/** Our user agent: robots.txt is read for its name, and a portal's operator finds us by its URL. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";

export const USER_AGENT_NAME = "Eintragspruefung";
export const USER_AGENT = `${USER_AGENT_NAME}/1.0 (+https://${DEFAULT_BRAND.domains.www}/)`;
