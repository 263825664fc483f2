import { describe, expect, test } from "vitest";
import { BRANDS } from "../brands/brands.ts";
import { currentPathOf, matchRoute, pathOf, resolvePage, routeOf, routesOf } from "./routes.ts";
import { labelOf } from "./route-words.ts";

describe("the route table", () => {
  test("each route has a unique name and a label", () => {
    const names = routesOf().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => labelOf(name) === "")).toEqual([]);
  });

  test("production lacks only the four developer pages", () => {
    const outside = routesOf().filter(({ environments }) => environments === "outside-production");
    expect(outside.map(({ path }) => path)).toEqual(["/demo", "/test", "/preview", "/debug"]);
  });

  test("exactly three pages hide the side menu", () => {
    expect(
      routesOf()
        .filter(({ hidesSideMenu }) => hidesSideMenu)
        .map(({ path }) => path),
    ).toEqual([
      "/kunde/meineProdukte/eintrag/rechteuebertragung/fehler",
      "/kunde/meineProdukte/eintrag/rechteuebertragung/google/auth",
      "/kunde/meineProdukte/eintrag/rechteuebertragung/google/unternehmensProfil",
    ]);
  });

  test("account-type independent are the error pages, three single pages, account linking, logout and switchPortal", () => {
    const paths = routesOf()
      .filter((route) => route.accountTypeIndependent)
      .map(({ path }) => path);
    expect(paths.toSorted()).toEqual(
      [
        "/403",
        "/404",
        "/500",
        "/502",
        "/fehler",
        "/ugc",
        "/b2b-newsletter/bestaetigt",
        "/cookie-einstellungen",
        "/barrierefreiheit",
        "/datenschutz",
        "/haeufige-fragen",
        "/impressum",
        "/nutzungsbedingungen",
        "/ugc/meldung",
        "/logout",
        "/switchPortal",
      ]
        .concat(
          ["angehalten", "ausstehend", "login", "registrierung", "weiterleitung"].map(
            (page) => `/account/verknuepfung/${page}`,
          ),
        )
        .toSorted(),
    );
  });

  test.each([
    ["/", { roles: "any" }],
    ["/redirect", { roles: "any" }],
    ["/login", false],
    ["/login/cuca", false],
    ["/registrierung", false],
    ["/registrierung/aktivierung", undefined],
    ["/passwort/erneuern", undefined],
    ["/benutzer", { roles: ["user", "customer", "tradesmanager", "ratingusermanager"] }],
    ["/benutzer/email-aenderung/aktivieren", undefined],
    ["/kunde/firmendaten/produkte", { roles: ["customer", "cuca"] }],
    ["/claiming/confirm", { roles: ["customer", "cuca"] }],
    ["/claiming/hold", undefined],
  ])("route %s has the access %o", (path, auth) => {
    expect(matchRoute(path)?.auth).toEqual(auth);
  });

  test("the footers of all brands link open pages of the product", () => {
    for (const { footer } of BRANDS) {
      const own = footer.columns.flatMap(({ links }) => links).filter(({ href }) => href.startsWith("/"));
      expect(new Set(own.map(({ href }) => matchRoute(href)?.name))).toEqual(
        new Set(["law_accessibility", "law_imprint", "law_privacy", "law_questions", "law_terms"]),
      );
    }
  });

  test("every route below /kunde is for customers or the acting agent", () => {
    for (const { path, auth } of routesOf().filter((route) => route.path.startsWith("/kunde/"))) {
      expect([path, auth]).toEqual([path, { roles: ["customer", "cuca"] }]);
    }
  });

  test("old dashboard paths redirect to a product page, never to another old path", () => {
    const old = routesOf().filter(({ redirectsTo }) => redirectsTo !== undefined);
    expect(old).toHaveLength(7);
    for (const { redirectsTo } of old) {
      const target = redirectsTo && routeOf(redirectsTo);
      expect(target?.path).toMatch(/^\/kunde\/meineProdukte\//);
      expect(target?.redirectsTo).toBeUndefined();
    }
  });
});

describe("finding routes", () => {
  test("matchRoute finds a path with or without a final slash", () => {
    expect(matchRoute("/login")?.name).toBe("login");
    expect(matchRoute("/login/")?.name).toBe("login");
    expect(matchRoute("/")?.name).toBe("dashboard");
  });

  test.each([
    "",
    "login",
    "/Login",
    "/login//",
    "//",
    "/login?x=1",
    "/__proto__",
    "/constructor",
    "/kunde",
    "/login/cuca/x",
  ])("matchRoute finds no route for %s", (pathname) => {
    expect(matchRoute(pathname)).toBeUndefined();
  });

  test("the provider's number in a path comes from the brand", () => {
    expect(pathOf("voicebot_overview")).toBe("/kunde/meineProdukte/11880sprachbot/uebersicht");
    expect(pathOf("claiming_owner_provider", "22990")).toBe("/claiming/owner22990");
    expect(matchRoute("/claiming/otherowner22990", "22990")?.name).toBe("claiming_otherowner_provider");
    expect(matchRoute("/claiming/otherowner11880", "22990")).toBeUndefined();
  });

  test("resolvePage finds routes by name or path, and nothing for names such as __proto__", () => {
    expect(resolvePage("entry_overview")?.path).toBe("/kunde/meineProdukte/eintrag/uebersicht");
    expect(resolvePage("/benutzer")?.name).toBe("user_dashboard");
    for (const text of ["__proto__", "constructor", "toString", "hasOwnProperty", "/__proto__", "//benutzer", ""]) {
      expect(resolvePage(text)).toBeUndefined();
    }
  });

  test("currentPathOf finds product paths without kunde/", () => {
    expect(currentPathOf("/meineProdukte/website/email")).toBe("/kunde/meineProdukte/website/email");
    expect(currentPathOf("/meineProdukte/nichts")).toBeUndefined();
    expect(currentPathOf("/benutzer")).toBeUndefined();
  });
});
