import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ROLES, type Role } from "../http/access.ts";
import {
  guard,
  hrefOf,
  type Query,
  queryOf,
  REDIRECT_RULES,
  redirectAfterLoad,
  type RedirectRuleId,
  type Visitor,
} from "./redirects.ts";
import { matchRoute, routeOf, routesOf } from "./routes.ts";

/** A visitor with these roles. With the role cuca they act for a company. */
const as = (...roles: Role[]): Visitor => ({ roles, actsForCompany: roles.includes("cuca") });
const stay = { kind: "stay" };
const dashboard = { kind: "go", to: "/", query: {} };

const allowedDomains = ["ok.example"];
const decide = (path: string, query: Query = {}, hasActiveAccount = true) => {
  const route = matchRoute(path);
  if (!route) throw new Error(`no route ${path}`);
  return redirectAfterLoad({ route, query, hasActiveAccount, allowedDomains });
};

const URI = { uri: "/benutzer" };
const GOOD_URL = { callbackUrl: "ok.example/x" };
const BAD_URL = { callbackUrl: "https://evil.de" };
const PAGE = { callbackPage: "user_ratings" };
const log = { log: "callbackUrl NOT ALLOWED" };
const leave = { kind: "leave", url: "https://ok.example/x" };

describe("the redirect rules, row by row", () => {
  test.each<[string, string, Query, boolean, RedirectRuleId, object]>([
    ["routes with redirects of their own are skipped", "/redirect", URI, true, "own-redirects", stay],
    ["1: uri", "/login", URI, true, "uri", { kind: "go", to: "/redirect", query: URI }],
    ["2: allowed callbackUrl", "/login", GOOD_URL, true, "callback-url", leave],
    ["2: refused callbackUrl", "/benutzer", BAD_URL, true, "none", { ...stay, ...log }],
    [
      "3 and 6: callbackPage by name",
      "/login",
      PAGE,
      true,
      "callback-page",
      { kind: "go", to: "/benutzer/bewertungen", query: {} },
    ],
    [
      "3 and 6: by path",
      "/login",
      { callbackPage: "/kunde/highlights" },
      true,
      "callback-page",
      { kind: "go", to: "/kunde/highlights", query: {} },
    ],
    ["3: unknown page is ignored", "/login", { callbackPage: "nirgends" }, true, "login-page", dashboard],
    ["3: __proto__ is no page", "/login", { callbackPage: "__proto__" }, true, "login-page", dashboard],
    ["3: constructor is no page", "/login", { callbackPage: "constructor" }, true, "login-page", dashboard],
    ["3: an address is no page", "/login", { callbackPage: "https://ok.example" }, true, "login-page", dashboard],
    [
      "3: a page for logged-out visitors is ignored",
      "/login",
      { callbackPage: "/login" },
      true,
      "login-page",
      dashboard,
    ],
    ["3: logging out is no page to come back to", "/login", { callbackPage: "/logout" }, true, "login-page", dashboard],
    ["4: account-type independent", "/404", {}, false, "account-type-independent", stay],
    ["5: no active account", "/", {}, false, "no-active-account", { kind: "go", to: "/benutzer", query: {} }],
    ["5: on the log-in page", "/login", {}, false, "no-active-account", { kind: "go", to: "/benutzer", query: {} }],
    ["5: not where the path contains benutzer", "/benutzer/bewertungen", {}, false, "none", stay],
    ["5: not where it contains claiming", "/claiming/hold", {}, false, "none", stay],
    ["5: not where it contains redirect", "/claiming/redirect", {}, false, "own-redirects", stay],
    ["6: log-in page leads to the dashboard", "/login", {}, true, "login-page", dashboard],
    ["6: support log-in too", "/login/cuca", {}, true, "login-page", dashboard],
    ["nothing applies", "/kunde/highlights", {}, true, "none", stay],
    [
      "empty parameters are none",
      "/login",
      { uri: "", callbackUrl: "", callbackPage: "" },
      true,
      "login-page",
      { kind: "go", to: "/", query: { uri: "" } },
    ],
  ])("%s", (_, path, query, hasActiveAccount, rule, decision) => {
    expect(decide(path, query, hasActiveAccount)).toEqual({ ...decision, rule });
  });

  test("following callbackPage keeps the other query parameters", () => {
    expect(decide("/login", { ...PAGE, seite: "2" })).toMatchObject({
      to: "/benutzer/bewertungen",
      query: { seite: "2" },
    });
  });
});

describe("order of the rules", () => {
  test("equals the order of the specification", () => {
    expect(REDIRECT_RULES.map(({ id }) => id)).toEqual([
      "own-redirects",
      "uri",
      "callback-url",
      "account-type-independent",
      "no-active-account",
      "callback-page",
      "login-page",
      "none",
    ]);
  });

  test.each<[string, string, Query, boolean, RedirectRuleId]>([
    ["own redirects before uri", "/logout", URI, true, "own-redirects"],
    ["own redirects before callbackUrl", "/switchPortal", GOOD_URL, true, "own-redirects"],
    ["own redirects before account-type independent", "/logout", {}, true, "own-redirects"],
    ["own redirects before no account", "/passwort/erneuern", {}, false, "own-redirects"],
    ["own redirects before callbackPage", "/registrierung/aktivierung", PAGE, true, "own-redirects"],
    ["uri before callbackUrl", "/", { ...URI, ...GOOD_URL }, true, "uri"],
    ["uri before account-type independent", "/404", URI, true, "uri"],
    ["uri before no account", "/", URI, false, "uri"],
    ["uri before callbackPage", "/login", { ...URI, ...PAGE }, true, "uri"],
    ["uri before the log-in page", "/login", URI, true, "uri"],
    ["callbackUrl before account-type independent", "/404", GOOD_URL, true, "callback-url"],
    ["callbackUrl before no account", "/", GOOD_URL, false, "callback-url"],
    ["callbackUrl before callbackPage", "/login", { ...GOOD_URL, ...PAGE }, true, "callback-url"],
    ["callbackUrl before the log-in page", "/login", GOOD_URL, true, "callback-url"],
    ["account-type independent before no account", "/ugc", {}, false, "account-type-independent"],
    ["account-type independent before callbackPage", "/ugc", PAGE, true, "account-type-independent"],
    ["no account before callbackPage", "/login", PAGE, false, "no-active-account"],
    ["no account before the log-in page", "/login", {}, false, "no-active-account"],
    ["callbackPage before the log-in page", "/login", PAGE, true, "callback-page"],
    ["a refused callbackUrl lets callbackPage pass", "/login", { ...BAD_URL, ...PAGE }, true, "callback-page"],
    ["a refused callbackUrl lets the log-in page pass", "/login", BAD_URL, true, "login-page"],
  ])("%s", (_, path, query, hasActiveAccount, rule) => {
    expect(decide(path, query, hasActiveAccount).rule).toBe(rule);
  });

  test("a refused callbackUrl is logged in every rule that reads it, and is not followed", () => {
    expect(decide("/login", { ...BAD_URL, ...PAGE })).toMatchObject({ ...log, query: {} });
    expect(decide("/404", BAD_URL)).toMatchObject(log);
    expect(decide("/", BAD_URL, false)).toMatchObject({ ...log, query: {} });
    expect(decide("/", { ...BAD_URL, ...URI })).not.toHaveProperty("log");
    expect(decide("/logout", BAD_URL)).not.toHaveProperty("log");
    expect(decide("/login", GOOD_URL)).not.toHaveProperty("log");
  });
});

describe("guard and rules together", () => {
  const follow = (path: string, query: Query, visitor: Visitor, hasActiveAccount: boolean) => {
    let [at, search] = [path, query];
    for (let steps = 0; steps <= 8; steps += 1) {
      const route = matchRoute(at) ?? routeOf("error_404");
      const guarded = guard({ route, visitor, query: search });
      const next =
        guarded.kind === "stay" && visitor
          ? redirectAfterLoad({ route, query: search, hasActiveAccount, allowedDomains })
          : guarded;
      if (next.kind !== "go") return { steps, at, search, kind: next.kind };
      [at, search] = [next.to, next.query];
    }
    throw new Error(`circle from ${hrefOf(path, query)}`);
  };

  test("login returns a visitor to the requested page, with or without a company", () => {
    const wanted = follow("/benutzer/bewertungen", { seite: "2" }, null, false);
    expect(hrefOf(wanted.at, wanted.search)).toBe("/login?seite=2&callbackPage=%2Fbenutzer%2Fbewertungen");
    for (const hasActiveAccount of [true, false]) {
      expect(follow(wanted.at, wanted.search, as("user"), hasActiveAccount)).toMatchObject({
        at: "/benutzer/bewertungen",
        search: { seite: "2" },
      });
    }
  });

  test("every chain of redirects ends after at most five steps", () => {
    const paths = routesOf().map(({ path }) => path);
    const page = fc.constantFrom(...paths, ...routesOf().map(({ name }) => name as string), "__proto__", "x");
    const query = fc.record(
      { uri: page, callbackUrl: fc.constantFrom("ok.example", "//evil.de"), callbackPage: page },
      { requiredKeys: [] },
    );
    const visitor = fc.option(
      fc.subarray([...ROLES]).map((roles): Visitor => ({ roles, actsForCompany: roles.includes("cuca") })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), query, visitor, fc.boolean(), (path, asked, who, hasActiveAccount) => {
        expect(follow(path, asked, who, hasActiveAccount).steps).toBeLessThanOrEqual(5);
      }),
      { numRuns: 3000 },
    );
  });
});

test("queryOf and hrefOf handle repeated, encoded and prototype names", () => {
  expect(queryOf("?a=1&a=2&b=%2Fx")).toEqual({ a: "1", b: "/x" });
  expect(Object.keys(queryOf("?__proto__=1"))).toEqual(["__proto__"]);
  expect(queryOf("")).toEqual({});
  expect(hrefOf("/login", { a: "ä&b" })).toBe("/login?a=%C3%A4%26b");
  expect(hrefOf("/login")).toBe("/login");
});
