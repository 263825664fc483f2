/** Labels of the routes. The browser loads them with the map of all pages, after the first page. */
import { ROUTE_ROWS, type RouteRow } from "./route-table.ts";
import type { RouteName } from "./routes.ts";

/** German page title and breadcrumb of each route, in the order of the table. */
export const ROUTE_LABELS: readonly string[] = ROUTE_ROWS.map(({ label }) => label);

const labels: ReadonlyMap<string, string> = new Map(
  ROUTE_ROWS.map(({ name }, index) => [name, ROUTE_LABELS[index] ?? ""]),
);

/** German page title and breadcrumb of a route. */
export const labelOf = (name: RouteName): string => labels.get(name) ?? "";

/** Why a page exists although the specification does not name it; undefined for the specification's own. */
export const ownReasonOf = (name: RouteName): string | undefined =>
  ROUTE_ROWS.find((row: RouteRow) => row.name === name)?.ownReason;
