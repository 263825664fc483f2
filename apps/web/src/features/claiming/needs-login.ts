import type { Claiming } from "@portal/contract/claiming/calls";
import type { RouteName } from "@portal/contract/pages/routes";

const PAGES: ReadonlySet<RouteName> = new Set(["claiming_register", "claiming_otherowner"]);

/** True if the visitor must log in or register before claiming an entry that can be claimed. */
export const needsLogin = ({ isLoggedIn, page }: Claiming): boolean => !isLoggedIn && PAGES.has(page);
