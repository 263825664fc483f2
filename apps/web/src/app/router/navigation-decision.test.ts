import type { Role } from "@portal/contract/http/access";
import { routeOf } from "@portal/contract/pages/routes";
import { matchBuiltRoute, BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import { describe, expect, test } from "vitest";
import type { SessionState } from "../../platform/session/session-state.ts";
import { decideNavigation, type NavigationDecision } from "./navigation-decision.ts";

const loggedIn = (roles: Role[], activeAccountId: number | null): SessionState => ({
  kind: "logged-in",
  user: {
    user_id: 5,
    login: "a@demo.example",
    email: "a@demo.example",
    last_login: null,
    role: roles[0] ?? "user",
    roles,
    profile_image: null,
    accounts: {},
    user_notification_code: "none",
  },
  activeAccountId,
  account: null,
  expired: false,
});
const customer = loggedIn(["user", "customer"], 1);
const consumer = loggedIn(["user"], null);
const nobody: SessionState = { kind: "logged-out", ended: false };
const away: SessionState = { kind: "away" };

function decide(address: string, session: SessionState, { developerTools = true } = {}) {
  const { pathname, search } = new URL(address, "https://portal.invalid");
  const logged: string[] = [];
  const decision = decideNavigation({
    pathname,
    search,
    session,
    match: (path) => matchBuiltRoute(path, { developerTools }),
    allowedDomains: ["nahbei.example"],
    warn: (text) => logged.push(text),
  });
  return { decision, logged };
}
const go = (href: string): NavigationDecision => ({ kind: "go", href });

describe("logged out", () => {
  test.each([
    ["/", "/login"],
    ["/?callbackUrl=nahbei.example", "/login?callbackUrl=nahbei.example"],
    ["/benutzer?a=1", "/login?a=1&callbackPage=%2Fbenutzer"],
    ["/nirgends", "/404"],
    ["/kunde/highlights", "/login?callbackPage=%2Fkunde%2Fhighlights"],
    ["/kunde/gibt-es-nicht", "/404"],
    ["/meineProdukte/eintrag/uebersicht?a=1", "/kunde/meineProdukte/eintrag/uebersicht?a=1"],
  ])("%s leads to %s", (address, href) => {
    expect(decide(address, nobody).decision).toEqual(go(href));
  });

  test.each(["/login", "/403", "/404", "/500", "/502", "/fehler?grund=x", "/demo", "/eintrag/17"])(
    "%s stays",
    (address) => {
      expect(decide(address, nobody).decision.kind).toBe("stay");
    },
  );
});

describe("logged in", () => {
  test.each([
    ["/login?callbackPage=/benutzer", customer, "/?callbackPage=%2Fbenutzer"],
    ["/?callbackPage=/benutzer", customer, "/benutzer"],
    ["/?uri=/benutzer", customer, "/redirect?uri=%2Fbenutzer"],
    ["/kunde/eintragsfuellgrad?a=1", customer, "/kunde/meineProdukte/eintrag/uebersicht?a=1"],
    ["/kunde/meineProdukte/eintrag/uebersicht", consumer, "/403"],
    ["/", consumer, "/benutzer"],
  ])("%s leads to its next page", (address, session, href) => {
    expect(decide(address, session).decision).toEqual(go(href));
  });

  test("an allowed callbackUrl leaves the portal, with https:// in front", () => {
    expect(decide("/?callbackUrl=www.nahbei.example/x", customer).decision).toEqual({
      kind: "leave",
      url: "https://www.nahbei.example/x",
    });
  });

  test("any other callbackUrl is logged unchanged, and the visitor stays in the portal", () => {
    const { decision, logged } = decide("/?callbackUrl=https://nahbei.example.evil.de", customer);
    expect(decision.kind).toBe("stay");
    expect(logged).toEqual(["callbackUrl NOT ALLOWED"]);
  });
});

test("if the service can't say who is logged in, /502 opens and remembers the address", () => {
  expect(decide("/benutzer?a=1", away).decision).toEqual(go("/502?a=1&callbackPage=%2Fbenutzer"));
  expect(decide("/502", away).decision.kind).toBe("stay");
});

test("without developer tools their pages are unknown", () => {
  for (const page of ["/demo", "/test", "/preview", "/debug"]) {
    expect(decide(page, customer, { developerTools: false }).decision).toEqual(go("/404"));
  }
});

test.each(BUILT_ROUTES)("%s settles within three steps for every visitor", (name) => {
  for (const session of [nobody, customer, consumer, away]) {
    let address = routeOf(name).path;
    let { decision } = decide(address, session);
    for (let steps = 0; decision.kind === "go"; steps += 1) {
      expect(steps, `${name} goes on to ${decision.href}`).toBeLessThan(3);
      address = decision.href;
      ({ decision } = decide(address, session));
    }
  }
});
