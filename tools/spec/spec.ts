/**
 * The specification's lists of calls (§7) and route paths (§2). They are written independently of the contract and the
 * route table; `list-calls`, `list-routes` and tests compare the two.
 */
export { SPEC_CALLS, type SpecCall } from "./spec-calls.ts";
export { SPEC_ROUTE_PATHS } from "./spec-routes.ts";

/** One spelling for paths of the contract (`:name`) and of the specification (`{name}`): each parameter becomes `{}`. */
export const pathShape = (path: string): string => path.replace(/:\w+|\{\w+\}/g, "{}");
