import type { Account } from "@portal/contract/account/calls";
import type { User } from "@portal/contract/auth/calls";
import { expect, test } from "vitest";
import { reduceSession, type SessionEvent, type SessionState } from "./session-state.ts";

const user = (id: number): User => ({
  user_id: id,
  login: `person${id}@demo.example`,
  email: `person${id}@demo.example`,
  last_login: null,
  role: "customer",
  roles: ["user", "customer"],
  profile_image: null,
  accounts: { "1": { id: 1, name: "A" }, "2": { id: 2, name: "B" } },
  user_notification_code: "none",
});
const account = (id: number): Account => ({
  company_id: id,
  companyId: id,
  company_name: "Firma",
  entry_display_name: "Firma",
  claimed_by: null,
  claimed_last_update: null,
  owner_claiming_expiration_date: null,
  is_published_on_cleverb2b: false,
  products: [],
  contact_persons: [],
  activeResellers: [],
  unconfirmedLocation: null,
  logo: null,
  right: "owner",
});
const after = (...events: SessionEvent[]): SessionState =>
  events.reduce(reduceSession, { kind: "loading" } as SessionState);
const logIn: SessionEvent = { type: "user-loaded", user: user(5), activeAccountId: 1 };

test("a login knows the person and no company data yet", () => {
  expect(after({ type: "logged-out", ended: true }, logIn)).toEqual({
    kind: "logged-in",
    user: user(5),
    activeAccountId: 1,
    account: null,
    expired: false,
  });
});

test("data of a company that is no longer active are ignored", () => {
  const switched = after(logIn, { type: "account-switched", account: account(2) });
  expect(reduceSession(switched, { type: "account-loaded", account: account(1) })).toBe(switched);
});

test("a refresh keeps the company's data, another person's login drops them", () => {
  const loaded = [logIn, { type: "account-loaded", account: account(1) }] as const;
  expect(after(...loaded, logIn)).toMatchObject({ account: { company_id: 1 } });
  expect(after(...loaded, { ...logIn, user: user(6) })).toMatchObject({ account: null });
});

test("the next login ends the expired state", () => {
  const expired = after(logIn, { type: "expired-in-place" });
  expect(expired).toMatchObject({ kind: "logged-in", expired: true });
  expect(reduceSession(expired, logIn)).toMatchObject({ expired: false });
});

test("an unreachable service does not log out a logged-in person", () => {
  const loggedIn = after(logIn);
  expect(reduceSession(loggedIn, { type: "service-away" })).toBe(loggedIn);
  expect(after({ type: "service-away" })).toEqual({ kind: "away" });
  expect(after({ type: "service-away", requestId: "k7qm-3xpd-9tzv" })).toMatchObject({ requestId: "k7qm-3xpd-9tzv" });
});

test("after a logout, events of the login are ignored", () => {
  const out = after(logIn, { type: "logged-out", ended: false });
  expect(out).toEqual({ kind: "logged-out", ended: false });
  expect(reduceSession(out, { type: "account-switched", account: account(2) })).toBe(out);
  expect(reduceSession(out, { type: "expired-in-place" })).toBe(out);
});
