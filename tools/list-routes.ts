/**
 * `npm run list-routes`: every route of the specification (§2) with its access, and whether its page is built. Fails where
 * the route table and the specification's own list differ, and for a page that is not built and no named exception.
 */
import { ownReasonOf } from "@portal/contract/pages/route-words";
import { PUBLIC_ENTRY_PATH, type Route, routesOf } from "@portal/contract/pages/routes";
import { MISSING_ROUTES, specificationDefects } from "./spec/exceptions.ts";
import { SPEC_ROUTE_PATHS } from "./spec/spec.ts";
import { matchBuiltRoute } from "@portal/contract/pages/built-routes";
import { printTable } from "./listing/table.ts";

/** Pages below a path of their own, beside those of the route table. */
const OPEN_PAGES = [
  {
    path: `${PUBLIC_ENTRY_PATH}:companyId`,
    name: "public_entry",
    access: "open",
    reason: "what the owner's preview must equal",
  },
];

const accessOf = ({ auth }: Route): string => {
  if (auth === undefined) return "open";
  if (auth === false) return "logged out";
  return auth.roles === "any" ? "any role" : auth.roles.join(", ");
};
const remarksOf = ({ redirectsTo, environments }: Route): string =>
  [
    ...(redirectsTo === undefined ? [] : [`→ ${redirectsTo}`]),
    ...(environments === "outside-production" ? ["not in production"] : []),
  ].join(", ");
const isBuilt = ({ path }: Route): boolean => matchBuiltRoute(path, { developerTools: true }) !== undefined;

const own = routesOf().filter(({ name }) => ownReasonOf(name) !== undefined);
const routes = routesOf().filter(({ name }) => ownReasonOf(name) === undefined);
const rows = routes.map((route) => [
  isBuilt(route) ? "built" : "-",
  route.path,
  route.name,
  accessOf(route),
  remarksOf(route),
]);
const ownRows = [
  ...own
    .filter(isBuilt)
    .map((route) => ["own", route.path, route.name, accessOf(route), ownReasonOf(route.name) ?? ""]),
  ...OPEN_PAGES.map(({ path, name, access, reason }) => ["own", path, name, access, reason]),
];
printTable(["", "path", "name", "access", "remarks"], [...rows, ...ownRows]);

const paths = new Set(routes.map(({ path }) => path));
const missing = SPEC_ROUTE_PATHS.filter((path) => !paths.has(path));
const unknown = [...paths].filter((path) => !SPEC_ROUTE_PATHS.includes(path));
for (const path of missing) console.error(`Missing in the route table: ${path}`);
for (const path of unknown) console.error(`In the route table, not in the specification: ${path}`);

const builtPaths = new Set(routes.filter(isBuilt).map(({ path }) => path));
const unbuilt = specificationDefects(SPEC_ROUTE_PATHS, builtPaths, MISSING_ROUTES);
for (const defect of unbuilt) console.error(defect);

const count = builtPaths.size;
console.log(`\nRoutes: ${count} of ${SPEC_ROUTE_PATHS.length} built, ${ownRows.length} more of our own`);
if (missing.length + unknown.length + unbuilt.length > 0) process.exitCode = 1;
