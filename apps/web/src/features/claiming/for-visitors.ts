import type { Claiming } from "@portal/contract/claiming/calls";
import type { RouteName } from "@portal/contract/pages/routes";

const PAGES: ReadonlySet<RouteName> = new Set(["claiming_register", "claiming_otherowner"]);

/** Registering and logging in belong to people who are not logged in, where something can be taken over at all. */
export const isForVisitors = ({ isLoggedIn, page }: Claiming): boolean => !isLoggedIn && PAGES.has(page);
