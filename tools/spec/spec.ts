/**
 * The specification's own lists of calls (§7) and route paths (§2), written apart from the contract and from the route
 * table so that both can be held against them: by `list-calls`, by `list-routes`, and by the tests.
 */
export { SPEC_CALLS, type SpecCall } from "./spec-calls.ts";
export { SPEC_ROUTE_PATHS } from "./spec-routes.ts";

/** One spelling for paths of the contract (`:name`) and of the specification (`{name}`): each parameter becomes `{}`. */
export const pathShape = (path: string): string => path.replace(/:\w+|\{\w+\}/g, "{}");
