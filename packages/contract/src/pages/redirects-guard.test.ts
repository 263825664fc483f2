import { describe, expect, test } from "vitest";
import type { Role } from "../http/access.ts";
import { guard, type Query, type Visitor } from "./redirects.ts";
import { routeOf, type RouteName, routesOf } from "./routes.ts";
import { ownReasonOf } from "./route-words.ts";

const as = (...roles: Role[]): Visitor => ({ roles, actsForCompany: roles.includes("cuca") });
const guardOf = (name: RouteName, visitor: Visitor, query: Query = {}) =>
  guard({ route: routeOf(name), visitor, query });

/** Customer care that has no second factor yet. */
const unprotected: Visitor = { roles: ["user", "customer", "cuca"], actsForCompany: false, secondFactorMissing: true };
const setUp = { kind: "go", to: "/benutzer/anmelde-code", query: {} };
const stay = { kind: "stay" };
const dashboard = { kind: "go", to: "/", query: {} };
const forbidden = { kind: "go", to: "/403", query: {} };
const loginFor = (path: string) => ({ kind: "go", to: "/login", query: { callbackPage: path } });

describe("the route guard", () => {
  test.each<[string, RouteName, Visitor, object]>([
    ["auth false, logged out", "login", null, stay],
    ["auth false, logged out, support", "login_cuca", null, stay],
    ["auth false, logged in", "login", as("user"), dashboard],
    ["auth false, customer", "register", as("user", "customer"), dashboard],
    ["auth false, acting agent", "login", as("cuca"), dashboard],
    ["support log-in ends the session first", "login_cuca", as("user"), { kind: "logout-first" }],
    ["support log-in, agent", "login_cuca", as("cuca"), { kind: "logout-first" }],
    ["roles, logged out", "company_products", null, loginFor("/kunde/firmendaten/produkte")],
    ["any role, logged out", "redirect", null, loginFor("/redirect")],
    [
      "dashboard, logged out: it is where log-in leads anyway",
      "dashboard",
      null,
      { kind: "go", to: "/login", query: {} },
    ],
    ["any role, user", "dashboard", as("user"), stay],
    ["any role, acting agent", "dashboard", as("cuca"), stay],
    ["any role, agent without a company", "dashboard", { roles: ["cuca"], actsForCompany: false }, forbidden],
    ["right role", "company_products", as("user", "customer"), stay],
    ["acting agent in the customer area", "company_products", as("cuca"), stay],
    ["agent without a company", "company_products", { roles: ["user", "cuca"], actsForCompany: false }, forbidden],
    ["wrong role", "company_products", as("user"), forbidden],
    ["wrong role, tradesmanager", "claiming_confirm", as("user", "tradesmanager"), forbidden],
    ["agent in the user area", "user_dashboard", as("cuca"), forbidden],
    ["without a second factor, dashboard", "dashboard", unprotected, setUp],
    ["without a second factor, a page of the company", "company_products", unprotected, setUp],
    ["without a second factor, user area", "user_dashboard", unprotected, setUp],
    ["without a second factor, switching the portal", "switchPortal", unprotected, setUp],
    ["without a second factor, its own page", "second_factor_set_up", unprotected, stay],
    ["that page, for everybody else", "second_factor_set_up", as("user"), { ...dashboard, to: "/benutzer" }],
    ["without a second factor, logout", "logout", unprotected, stay],
    ["without a second factor, support log-in", "login_cuca", unprotected, { kind: "logout-first" }],
    ["without a second factor, open page", "error_404", unprotected, stay],
    ["undefined, logged out", "claiming_hold", null, stay],
    ["undefined, logged in", "claiming_hold", as("user"), stay],
    ["undefined, without a role", "error_404", { roles: [], actsForCompany: false }, stay],
  ])("%s", (_, name, visitor, decision) => {
    expect(guardOf(name, visitor)).toEqual(decision);
  });

  test("keeps the query on redirects to the login page and the dashboard, not to /403", () => {
    const query = { a: "1", callbackPage: "alt" };
    expect(guardOf("user_ratings", null, query)).toEqual({
      kind: "go",
      to: "/login",
      query: { a: "1", callbackPage: "/benutzer/bewertungen" },
    });
    expect(guardOf("dashboard", null, query)).toEqual({ kind: "go", to: "/login", query });
    expect(guardOf("login", as("user"), query)).toEqual({ kind: "go", to: "/", query });
    expect(guardOf("company_products", as("user"), query)).toEqual(forbidden);
  });

  test("leads an agent without a second factor on without the query, which would lead back", () => {
    expect(guardOf("user_dashboard", unprotected, { callbackPage: "/benutzer", uri: "/x" })).toEqual(setUp);
  });

  test("each role may see the expected number of the specification's pages", () => {
    const pages = routesOf().filter(({ name }) => ownReasonOf(name) === undefined);
    const seen = (visitor: Visitor) =>
      pages.filter((route) => guard({ route, visitor, query: {} }).kind === "stay").length;
    const open = pages.filter(({ auth }) => auth === undefined).length;
    const company = pages.filter(({ auth }) => auth && auth.roles !== "any" && auth.roles.includes("cuca")).length;
    expect(seen(null)).toBe(open + 8);
    expect(seen(as("user"))).toBe(open + 4 + 2);
    expect(seen(as("user", "customer"))).toBe(open + 4 + 2 + company);
    expect(seen(as("user", "tradesmanager"))).toBe(open + 4 + 2);
    expect(seen(as("user", "ratingusermanager"))).toBe(open + 4 + 2);
    expect(seen(as("cuca"))).toBe(open + 4 + company);
  });
});
