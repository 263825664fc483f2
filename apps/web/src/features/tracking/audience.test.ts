import { routeOf } from "@portal/contract/pages/routes";
import { expect, test } from "vitest";
import { audienceOf, screenOf } from "./audience.ts";

const user = { user_id: 7, login: "a", email: "a", accounts: {}, roles: [] } as never;
const agent = { user_id: 7, cucaInfo: { companyId: 9 } } as never;
const unprotected = { user_id: 7, secondFactorMissing: true } as never;
test.each([
  [{ user, activeAccountId: 9 }, "entry_history", { kind: "company", id: 9 }],
  [{ user, activeAccountId: 9 }, "dashboard", { kind: "company", id: 9 }],
  [{ user, activeAccountId: 9 }, "user_dashboard", { kind: "user", id: 7 }],
  [{ user, activeAccountId: null }, "dashboard", { kind: "user", id: 7 }],
  [{ user, activeAccountId: 9 }, "error_404", { kind: "user", id: 7 }],
  [{ user: agent, activeAccountId: 9 }, "entry_history", null],
  [{ user: unprotected, activeAccountId: null }, "second_factor_set_up", null],
] as const)("a window of %i px counts as %s", (session, name, audience) => {
  expect(audienceOf(session, routeOf(name))).toEqual(audience);
});

test.each([
  [320, "xs"],
  [576, "sm"],
  [767, "sm"],
  [1024, "lg"],
  [4000, "xxl"],
])("%i px are %s", (innerWidth, viewport) => {
  const matchMedia = () => ({ matches: false }) as MediaQueryList;
  expect(screenOf({ innerWidth, matchMedia })).toEqual({ viewport, scheme: "light" });
});
