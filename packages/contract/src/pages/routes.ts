/** Looks up routes (Specification §2) by name or path, with the provider's number filled in. */
import { DEFAULT_PROVIDER_NUMBER } from "../brands/provider-number.ts";
import { ROUTE_ROWS, type RouteAuth } from "./route-table.ts";

export type { RouteAuth };
export type RouteName = (typeof ROUTE_ROWS)[number]["name"];

export type Route = {
  readonly name: RouteName;
  /** Absolute path without parameters. */
  readonly path: string;
  readonly auth: RouteAuth;
  readonly accountTypeIndependent: boolean;
  readonly handlesOwnRedirects: boolean;
  readonly hidesSideMenu: boolean;
  readonly environments: "all" | "outside-production";
  readonly redirectsTo?: RouteName;
};

/** Path prefix of the public entries, followed by the company id. Our own page, in addition to the specification's. */
export const PUBLIC_ENTRY_PATH = "/eintrag/";

type RouteTable = {
  readonly routes: readonly Route[];
  byName: ReadonlyMap<string, Route>;
  byPath: ReadonlyMap<string, Route>;
};

const buildTable = (providerNumber: string): RouteTable => {
  const routes = ROUTE_ROWS.map((row): Route => ({
    name: row.name,
    path: row.path.replace("{provider}", providerNumber),
    auth: row.auth,
    accountTypeIndependent: row.accountTypeIndependent ?? false,
    handlesOwnRedirects: row.handlesOwnRedirects ?? false,
    hidesSideMenu: row.hidesSideMenu ?? false,
    environments: row.outsideProductionOnly ? "outside-production" : "all",
    ...(row.redirectsTo === undefined ? {} : { redirectsTo: row.redirectsTo as RouteName }),
  }));
  return {
    routes,
    byName: new Map(routes.map((route) => [route.name, route])),
    byPath: new Map(routes.map((route) => [route.path, route])),
  };
};

const tables = new Map<string, RouteTable>();
const tableOf = (providerNumber: string): RouteTable => {
  const known = tables.get(providerNumber);
  if (known) return known;
  const built = buildTable(providerNumber);
  tables.set(providerNumber, built);
  return built;
};

/** All routes, in the order of the specification. */
export const routesOf = (providerNumber: string = DEFAULT_PROVIDER_NUMBER): readonly Route[] =>
  tableOf(providerNumber).routes;

/** The route of a name. Throws for an unknown name. */
export const routeOf = (name: RouteName, providerNumber: string = DEFAULT_PROVIDER_NUMBER): Route => {
  const route = tableOf(providerNumber).byName.get(name);
  if (!route) throw new Error(`no route named ${name}`);
  return route;
};

/** The path of a route: `pathOf("entry_overview")`. */
export const pathOf = (name: RouteName, providerNumber: string = DEFAULT_PROVIDER_NUMBER): string =>
  routeOf(name, providerNumber).path;

/** The route of a pathname, which may end with a slash; undefined for unknown ones (`/404`). Ignores query and hash. */
export const matchRoute = (pathname: string, providerNumber: string = DEFAULT_PROVIDER_NUMBER): Route | undefined =>
  tableOf(providerNumber).byPath.get(pathname.length > 2 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname);

/** The route for text from outside, by route name or path; undefined for anything else, `__proto__` included. */
export const resolvePage = (text: string, providerNumber: string = DEFAULT_PROVIDER_NUMBER): Route | undefined =>
  text.startsWith("/") ? matchRoute(text, providerNumber) : tableOf(providerNumber).byName.get(text);

/** The current path of a path that the specification prints without `kunde/`; undefined for any other. */
export const currentPathOf = (pathname: string, providerNumber: string = DEFAULT_PROVIDER_NUMBER): string | undefined =>
  pathname.startsWith("/meineProdukte/") ? matchRoute(`/kunde${pathname}`, providerNumber)?.path : undefined;
