/** What people read about a route. In the browser this comes with the map of all pages, after the first of them. */
import { ROUTE_ROWS, type RouteRow } from "./route-table.ts";
import type { RouteName } from "./routes.ts";

/** German page title and breadcrumb of each route, in the order of the table. */
export const ROUTE_LABELS: readonly string[] = ROUTE_ROWS.map(({ label }) => label);

const labels: ReadonlyMap<string, string> = new Map(
  ROUTE_ROWS.map(({ name }, index) => [name, ROUTE_LABELS[index] ?? ""]),
);

/** German page title and breadcrumb of a route. */
export const labelOf = (name: RouteName): string => labels.get(name) ?? "";

/** Why a page stands beside the specification's; undefined for the specification's own. */
export const ownReasonOf = (name: RouteName): string | undefined =>
  ROUTE_ROWS.find((row: RouteRow) => row.name === name)?.ownReason;
