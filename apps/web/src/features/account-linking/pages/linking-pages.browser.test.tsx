import type { AccountLink } from "@portal/contract/account-linking/calls";
import { pathOf } from "@portal/contract/pages/routes";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { completeLogin, logOut, sessionState } from "../../../platform/session/session-store.ts";
import { keepTypedLogin, typedLogin } from "../../../platform/session/typed-login.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { navigations, setWindowQuery, startAt } from "../../../testing/address.ts";
import { aUser, renderPart } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { dropLink, storedLink, storeLink } from "../stored-link.ts";
import { LinkingCheckPage } from "./linking-check-page.tsx";
import { LinkingHoldPage } from "./linking-hold-page.tsx";
import { LinkingLoginPage } from "./linking-login-page.tsx";
import { LinkingPendingPage } from "./linking-pending-page.tsx";
import { LinkingRegisterPage } from "./linking-register-page.tsx";

const STATE = "POST /api/accountlink/state";
const LOGIN = "POST /api/accountlink/login";
const REGISTER = "POST /api/accountlink/register";
const ACCEPT = "POST /api/accountlink/accept";
const REFRESH = "GET /api/auth/refresh";
const PASSWORD = "zebra kaktus lampe";

const aLink = (given: Partial<AccountLink> = {}): AccountLink => ({
  status: "open",
  company_id: COMPANY_ID,
  company_name: "Malerbetrieb Sommer",
  right: "editor",
  email: "petra@beispiel.example",
  hasAccount: true,
  invitedBy: "Petra Kern",
  reason: "",
  expiresAt: "2026-11-30T08:00:00.000Z",
  ...given,
});
const link = (given: Partial<AccountLink> = {}): ApiAnswer => ({ body: { link: aLink(given) } });

const heading = (name: string) => page.getByRole("heading", { name });
const button = (name: string) => page.getByRole("button", { name });
const loginName = page.getByRole("textbox", { name: "Anmeldename" });
const password = page.getByLabelText("Passwort", { exact: true });
const alert = page.getByRole("alert");
const sent = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);

/** Opens a page in a tab that holds a link. */
async function openPage(Page: () => ReactNode, answers: Record<string, ApiAnswer | ApiAnswer[]>) {
  setWindowQuery("?data=abc");
  storeLink();
  await commands.answerApi({ [STATE]: link(), [REFRESH]: { body: { user: aUser() } }, ...answers });
  await renderPart(<Page />);
}

beforeEach(async () => {
  startAt("/");
  await commands.answerApi({});
  await logOut();
  keepTypedLogin("");
  await commands.answerApi({});
  dropLink();
});

test("a visitor without a link is told that it is incomplete, and nothing is sent", async () => {
  setWindowQuery("");
  await renderPart(<LinkingCheckPage />);
  await expect.element(heading("Dieser Link ist nicht vollständig")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zur Anmeldung" })).toHaveAttribute("href", pathOf("login"));
  expect(await sent(STATE)).toEqual([]);
});

test.each([
  [{ hasAccount: true }, false, "linking_login"],
  [{ hasAccount: false }, false, "linking_register"],
  [{ hasAccount: false }, true, "linking_login"],
  [{ status: "held" }, true, "linking_hold"],
  [{ status: "pending" }, false, "linking_pending"],
] as const)("the link %j of a visitor with a session: %s leads to %s", async (given, loggedIn, route) => {
  if (loggedIn) completeLogin(aUser());
  await openPage(LinkingCheckPage, { [STATE]: link(given) });
  await expect.poll(navigations).toEqual([{ href: pathOf(route), replace: true }]);
  await expect.poll(() => sent(STATE)).toEqual([{ data: "abc" }]);
  await expect.poll(() => window.location.search).toBe("");
});

test.each([
  ["linked", "Dieser Link wurde schon benutzt"],
  ["expired", "Dieser Link ist abgelaufen"],
  ["withdrawn", "Dieser Link wurde zurückgezogen"],
  ["refused", "Diese Verknüpfung wurde abgelehnt"],
] as const)("a link that is %s says “%s” with the reason, and nobody can accept it", async (status, title) => {
  await openPage(LinkingLoginPage, { [STATE]: link({ status, reason: "Falsche Person" }) });
  await expect.element(heading(title)).toBeVisible();
  await expect.element(page.getByText("Grund: Falsche Person")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("an unreadable link is said to be incomplete; logged-in people are led to their start page", async () => {
  completeLogin(aUser());
  await openPage(LinkingCheckPage, { [STATE]: refused("cryptography.unreadable") });
  await expect.element(heading("Dieser Link ist nicht vollständig")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", pathOf("dashboard"));
});

test("a link that the server can't check can be checked again", async () => {
  await openPage(LinkingLoginPage, { [STATE]: [refused("server.defect"), link()] });
  await expect.element(heading("Der Link konnte nicht geprüft werden")).toBeVisible();
  await button("Erneut versuchen").click();
  await expect.element(heading("Malerbetrieb Sommer verknüpfen")).toBeVisible();
});

test("company, right, sender and expiry are named before anybody accepts", async () => {
  await openPage(LinkingLoginPage, {});
  const facts = page.getByRole("definition");
  await expect.element(facts.nth(0)).toHaveTextContent("Malerbetrieb Sommer");
  await expect.element(facts.nth(1)).toHaveTextContent("Bearbeiten: den Eintrag und die Produkte pflegen");
  await expect.element(facts.nth(2)).toHaveTextContent("Petra Kern");
  await expect.element(facts.nth(3)).toMatchTextContent(/30\.11\.2026/);
});

test("logging in accepts the link and opens the company; the link is dropped", async () => {
  await openPage(LinkingLoginPage, { [LOGIN]: { body: { user: aUser(), link: aLink({ status: "linked" }) } } });
  await expect.element(loginName).toHaveValue("petra@beispiel.example");
  await password.fill("geheim");
  await page.getByRole("checkbox", { name: "Angemeldet bleiben" }).click();
  await button("Anmelden und verknüpfen").click();
  await expect.poll(navigations).toEqual([{ href: pathOf("dashboard"), replace: true }]);
  await expect
    .poll(() => sent(LOGIN))
    .toEqual([{ data: "abc", login: "petra@beispiel.example", password: "geheim", remember: true }]);
  await expect.poll(sessionState).toMatchObject({ kind: "logged-in", activeAccountId: COMPANY_ID });
  await expect.poll(storedLink).toBeNull();
});

test.each([
  ["pending", "linking_pending"],
  ["held", "linking_hold"],
] as const)("a link that is %s after the login leads to %s and stays stored", async (status, route) => {
  await openPage(LinkingLoginPage, { [LOGIN]: { body: { user: aUser(), link: aLink({ status }) } } });
  await password.fill("geheim");
  await button("Anmelden und verknüpfen").click();
  await expect.poll(navigations).toEqual([{ href: pathOf(route), replace: true }]);
  await expect.poll(storedLink).toBe("abc");
});

test("a wrong password is announced, and nothing typed is lost", async () => {
  await openPage(LinkingLoginPage, {
    [STATE]: link({ hasAccount: false }),
    [LOGIN]: refused("auth.invalid_credentials"),
  });
  await expect.element(loginName).toHaveValue("");
  await expect.element(page.getByRole("link", { name: "Konto anlegen" })).toBeVisible();
  await loginName.fill("petra");
  await password.fill("falsch");
  await button("Anmelden und verknüpfen").click();
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("auth.invalid_credentials")}`);
  await expect.element(loginName).toHaveValue("petra");
  await expect.element(password).toHaveValue("falsch");
  expect(navigations()).toEqual([]);
  const offer = page.getByRole("link", { name: "Neues Passwort wählen" });
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Passwort vergessen" })).toBeVisible();
  await button("Anmelden und verknüpfen").click();
  await expect.element(offer).toBeVisible();
  expect(typedLogin()).toBe("petra");
});

test("somebody who is logged in accepts with one button, once", async () => {
  completeLogin(aUser());
  await openPage(LinkingLoginPage, { [ACCEPT]: { held: true, ...link({ status: "linked" }) } });
  const accept = button("Mit diesem Konto verknüpfen");
  await accept.click();
  await accept.click({ force: true });
  await expect.element(button("Mit einem anderen Konto anmelden")).toBeDisabled();
  await releaseCall(ACCEPT);
  await expect.poll(navigations).toEqual([{ href: pathOf("dashboard"), replace: true }]);
  await expect.poll(() => sent(ACCEPT)).toEqual([{ data: "abc" }]);
});

test("a link that was withdrawn meanwhile is announced, and the page stays", async () => {
  completeLogin(aUser());
  await openPage(LinkingLoginPage, { [ACCEPT]: refused("linking.withdrawn") });
  await button("Mit diesem Konto verknüpfen").click();
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("linking.withdrawn")}`);
  expect(navigations()).toEqual([]);
});

test("registering shows the address as fixed and sends name, password and consent", async () => {
  await openPage(LinkingRegisterPage, {
    [STATE]: link({ hasAccount: false }),
    [REGISTER]: { body: { user: aUser(), link: aLink({ status: "linked" }) } },
  });
  await expect.element(page.getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveAttribute("readonly");
  await page.getByRole("textbox", { name: /^Ihr Name/ }).fill("Petra Kern");
  await password.fill(PASSWORD);
  await page.getByRole("checkbox", { name: /^Ich stimme/ }).click();
  await button("Konto anlegen und verknüpfen").click();
  await expect.poll(navigations).toEqual([{ href: pathOf("dashboard"), replace: true }]);
  await expect
    .poll(() => sent(REGISTER))
    .toEqual([{ data: "abc", displayName: "Petra Kern", password: PASSWORD, acceptedTerms: true }]);
});

test.each([
  ["a weak password", refused("auth.password_weak", { field: "password" }), password],
  [
    "missing consent",
    refused("request.invalid", { field: "acceptedTerms" }),
    page.getByRole("checkbox", { name: /^Ich stimme/ }),
  ],
])("%s is refused at its field, which has the focus; the password stays", async (_what, answer, control) => {
  await openPage(LinkingRegisterPage, { [STATE]: link({ hasAccount: false }), [REGISTER]: answer });
  await password.fill(PASSWORD);
  await button("Konto anlegen und verknüpfen").click();
  await expect.element(control).toHaveFocus();
  await expect.element(control).toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveValue(PASSWORD);
  expect(navigations()).toEqual([]);
});

test("an address that meanwhile has an account is announced", async () => {
  await openPage(LinkingRegisterPage, { [REGISTER]: refused("linking.address_known") });
  await button("Konto anlegen und verknüpfen").click();
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("linking.address_known")}`);
  await expect
    .element(page.getByRole("link", { name: "Anmelden und verknüpfen" }))
    .toHaveAttribute("href", pathOf("linking_login"));
});

test("a held link says why", async () => {
  await openPage(LinkingHoldPage, { [STATE]: link({ status: "held", reason: "Wir rufen Sie an." }) });
  await expect.element(heading("Ihre Verknüpfung ist angehalten")).toBeVisible();
  await expect.element(page.getByText("Grund: Wir rufen Sie an.")).toBeVisible();
});

test("a pending link names who must approve", async () => {
  await openPage(LinkingPendingPage, { [STATE]: link({ status: "pending", invitedBy: "" }) });
  await expect.element(page.getByText(/^Ein Inhaber von Malerbetrieb Sommer oder wir müssen/)).toBeVisible();
  await expect.element(page.getByText("Eingeladen von")).not.toBeInTheDocument();
});
