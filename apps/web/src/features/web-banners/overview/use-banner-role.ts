import type { BannerRole } from "@portal/contract/web-banners/states";
import { useLoggedIn } from "../../../platform/session/use-session.ts";

/** Customer care acts for the company and does not approve. */
export const useBannerRole = (): BannerRole => (useLoggedIn()?.user.cucaInfo === undefined ? "company" : "support");
