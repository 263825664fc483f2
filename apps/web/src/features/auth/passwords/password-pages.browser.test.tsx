import type { AccessLink } from "@portal/contract/auth/passwords/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { logOut, sessionState } from "../../../platform/session/session-store.ts";
import { navigations, setWindowQuery, startAt } from "../../../testing/address.ts";
import { aUser } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { RenewConfirmationPage } from "./renew-confirmation-page.tsx";
import { RenewErrorPage } from "./renew-error-page.tsx";
import { RenewPage } from "./renew-page.tsx";
import { RequestConfirmationPage } from "./request-confirmation-page.tsx";
import { RequestPage } from "./request-page.tsx";

const REQUEST = "POST /api/auth/requestAccessLink";
const CHECK = "POST /api/auth/checkAccessLink";
const RENEW = "POST /api/auth/renewPassword";
const LOGIN = "POST /api/auth/loginByLink";
const PASSWORD = "zebra kaktus lampe";
const LOGIN_NAME = "petra@beispiel.example";
const NO_METHODS: AccessLink["methods"] = {
  passkeys: [],
  facebookSince: null,
  secondFactor: null,
  pendingEmail: null,
};
const SINCE = "2026-03-03T10:00:00.000Z";
const link = (given: Partial<AccessLink> = {}): ApiAnswer => ({
  body: { login: LOGIN_NAME, hasPassword: true, next: null, methods: NO_METHODS, ...given },
});
const loggedIn = { body: { user: aUser() } };

const button = (name: string) => page.getByRole("button", { name });
const heading = (name: string) => page.getByRole("heading", { name });
const password = page.getByLabelText("Neues Passwort", { exact: true });
const alert = page.getByRole("alert");
const loginName = page.getByRole("textbox", { name: "Anmeldename oder E-Mail-Adresse" });
const sent = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);
const errorPage = (reason: string) => ({ href: `${pathOf("password_renew_error")}?grund=${reason}`, replace: true });

async function openRenew(answers: Record<string, ApiAnswer | ApiAnswer[]>) {
  setWindowQuery("?token=abc");
  await commands.answerApi({ [CHECK]: link(), ...answers });
  await render(<RenewPage />);
}

beforeEach(async () => {
  startAt("/");
  await commands.answerApi({});
  await logOut();
});

test("an empty request is refused at its field without a call", async () => {
  await render(<RequestPage />);
  await button("Link anfordern").click();
  await expect.element(loginName).toHaveFocus();
  await expect
    .element(loginName)
    .toHaveAccessibleDescription("Bitte geben Sie Ihren Anmeldenamen oder Ihre E-Mail-Adresse ein.");
  expect(await sent(REQUEST)).toEqual([]);
});

test("too many requests are announced, and the name stays", async () => {
  await commands.answerApi({ [REQUEST]: refused("auth.mails_throttled") });
  await render(<RequestPage />);
  await loginName.fill(LOGIN_NAME);
  await button("Link anfordern").click();
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("auth.mails_throttled")}`);
  await expect.element(loginName).toHaveValue(LOGIN_NAME);
  expect(navigations()).toEqual([]);
});

test("a request leads to the page that repeats the name, without saying that the account exists", async () => {
  await commands.answerApi({ [REQUEST]: { body: {} } });
  const form = await render(<RequestPage />);
  await loginName.fill(` ${LOGIN_NAME} `);
  await button("Link anfordern").click();
  await expect.poll(navigations).toEqual([{ href: pathOf("request_confirmation") }]);
  await form.unmount();

  await render(<RequestConfirmationPage />);
  await expect
    .element(page.getByText(/^Gibt es ein Konto/))
    .toHaveTextContent(`Gibt es ein Konto für „${LOGIN_NAME}“, schicken wir den Link an dessen E-Mail-Adresse.`);
  await button("Noch einmal schicken").click();
  await expect.element(page.getByRole("status")).toBeVisible();
  await expect.poll(() => sent(REQUEST)).toEqual([{ login: LOGIN_NAME }, { login: LOGIN_NAME }]);
});

test("while the link is checked the page says that it loads; then it names the account", async () => {
  await openRenew({ [CHECK]: { held: true, ...link() } });
  await expect.element(page.getByRole("status")).toHaveTextContent("Wird geladen");
  await expect.element(password).not.toBeInTheDocument();
  await releaseCall(CHECK);
  await expect.element(page.getByText(/^Für Ihr Konto/)).toHaveTextContent(`Für Ihr Konto ${LOGIN_NAME}`);
  await expect.poll(() => window.location.search).toBe("");
  await expect.poll(() => sent(CHECK)).toEqual([{ token: "abc" }]);
});

test("an address without a link leads to the page that says so", async () => {
  setWindowQuery("");
  await render(<RenewPage />);
  await expect.poll(navigations).toEqual([errorPage("fehlt")]);
});

test.each([
  ["auth.link_expired", "abgelaufen"],
  ["auth.link_used", "benutzt"],
  ["auth.link_unknown", "unbekannt"],
] as const)("a link with %s leads to the page for the reason %s", async (problem, reason) => {
  await openRenew({ [CHECK]: refused(problem) });
  await expect.poll(navigations).toEqual([errorPage(reason)]);
});

test("a link that can't be checked without a connection can be checked again", async () => {
  await openRenew({ [CHECK]: [{ offline: true }, link()] });
  await expect.element(heading("Der Link konnte nicht geprüft werden")).toBeVisible();
  await button("Erneut versuchen").click();
  await expect.element(password).toBeVisible();
  await expect.element(heading("Der Link konnte nicht geprüft werden")).not.toBeInTheDocument();
});

test("a password that is too short is refused at its field without a call", async () => {
  await openRenew({});
  await password.fill("zu kurz");
  await button("Passwort speichern").click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/^Bitte wählen Sie mindestens 10 Zeichen\./);
  expect(await sent(RENEW)).toEqual([]);
});

test("the account's own name as the password is easy to guess", async () => {
  await openRenew({});
  await password.fill(LOGIN_NAME);
  await expect.element(password).toHaveAccessibleDescription(/Leicht zu erraten$/);
});

test("a password that the server refuses stays in the form, and the link stays usable", async () => {
  await openRenew({ [RENEW]: [refused("request.invalid", { field: "password" }), { body: { login: LOGIN_NAME } }] });
  await password.fill(PASSWORD);
  await button("Passwort speichern").click();
  await expect.element(password).toHaveAccessibleDescription(new RegExp(`^${messageOf("request.invalid")}`));
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue(PASSWORD);
  expect(navigations()).toEqual([]);
  await button("Passwort speichern").click();
  await expect.poll(navigations).toHaveLength(1);
});

test("a saved password leads to the confirmation with the page to open after the login", async () => {
  await openRenew({ [CHECK]: link({ next: "/claiming/owner?firma=7" }), [RENEW]: { body: { login: LOGIN_NAME } } });
  await password.fill(PASSWORD);
  await button("Passwort speichern").click();
  await expect.poll(navigations).toMatchObject([{ replace: true }]);
  const address = new URL(navigations()[0]?.href ?? "", window.location.origin);
  expect(address.pathname).toBe(pathOf("password_renew_confirmation"));
  expect(Object.fromEntries(address.searchParams)).toEqual({ firma: "7", callbackPage: "/claiming/owner" });
  await expect
    .poll(() => sent(RENEW))
    .toEqual([{ token: "abc", password: PASSWORD, keep: { passkeys: [], facebook: true, secondFactor: true } }]);
});

test("passkeys, Facebook and a recent second factor are removed unless their boxes are unchecked", async () => {
  const methods: AccessLink["methods"] = {
    passkeys: [
      { id: 7, name: "Diensthandy", createdAt: SINCE },
      { id: 8, name: "Fremdes Gerät", createdAt: SINCE },
    ],
    facebookSince: SINCE,
    secondFactor: { since: SINCE, removable: true },
    pendingEmail: "dieb@kunde.example",
  };
  await openRenew({ [CHECK]: link({ methods }), [RENEW]: { body: { login: LOGIN_NAME } } });
  const box = (name: string) => page.getByRole("checkbox", { name });
  for (const name of [
    "Passkey „Diensthandy“",
    "Passkey „Fremdes Gerät“",
    "Anmeldung mit Facebook",
    "Anmeldung mit Code",
  ])
    await expect.element(box(name)).toBeChecked();
  await expect.element(box("Passkey „Diensthandy“")).toHaveAccessibleDescription("Angelegt am 3. März 2026");
  await expect.element(page.getByText(/^Ihre E-Mail-Adresse sollte zu dieb@kunde.example/)).toBeVisible();
  await box("Passkey „Diensthandy“").click();
  await password.fill(PASSWORD);
  await button("Passwort speichern").click();
  await expect.poll(navigations).toHaveLength(1);
  await expect
    .poll(() => sent(RENEW))
    .toMatchObject([{ keep: { passkeys: [7], facebook: false, secondFactor: false } }]);
});

test("a second factor of long standing has no box; the page names the phone number instead", async () => {
  await openRenew({ [CHECK]: link({ methods: { ...NO_METHODS, secondFactor: { since: SINCE, removable: false } } }) });
  await expect.element(page.getByText(/^Die Anmeldung mit Code bleibt eingeschaltet/)).toBeVisible();
  await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
});

test("a link that was used meanwhile leads to the page that says so", async () => {
  await openRenew({ [RENEW]: refused("auth.link_used") });
  await password.fill(PASSWORD);
  await button("Passwort speichern").click();
  await expect.poll(navigations).toEqual([errorPage("benutzt")]);
});

test.each([
  [true, null, "Nur anmelden, Passwort behalten", pathOf("dashboard")],
  [false, "/entry?x=1", "Ohne Passwort anmelden", "/entry?x=1"],
])("with password: %s and next: %s, “%s” logs in and opens %s", async (hasPassword, next, label, href) => {
  await openRenew({ [CHECK]: link({ hasPassword, next }), [LOGIN]: loggedIn });
  await button(label).click();
  await expect.poll(navigations).toEqual([{ href, replace: true }]);
  await expect.poll(sessionState).toMatchObject({ kind: "logged-in" });
  await expect.poll(() => sent(LOGIN)).toEqual([{ token: "abc" }]);
});

test("logging in by an expired link leads to the page that says so; without a connection the link stays usable", async () => {
  await openRenew({ [LOGIN]: [{ offline: true }, refused("auth.link_expired")] });
  await button("Nur anmelden, Passwort behalten").click();
  await expect.element(alert).toBeVisible();
  expect(navigations()).toEqual([]);
  await button("Nur anmelden, Passwort behalten").click();
  await expect.poll(navigations).toEqual([errorPage("abgelaufen")]);
});

test.each([
  ["?grund=abgelaufen", "Dieser Link ist abgelaufen"],
  ["?grund=benutzt", "Diesen Link haben Sie schon benutzt"],
  ["?grund=toString", "Diesen Link kennen wir nicht"],
  ["", "Diesen Link kennen wir nicht"],
])("the error page at %s says “%s” and offers a new link", async (query, title) => {
  startAt(pathOf("password_renew_error") + query);
  await render(<RenewErrorPage />);
  await expect.element(heading(title)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Neuen Link anfordern" }))
    .toHaveAttribute("href", pathOf("request"));
});

test("the confirmation hands its query on to the login", async () => {
  startAt(`${pathOf("password_renew_confirmation")}?callbackPage=/entry`);
  await render(<RenewConfirmationPage />);
  const href = page.getByRole("link", { name: "Anmelden" }).element().getAttribute("href") ?? "";
  expect(new URL(href, window.location.origin).searchParams.get("callbackPage")).toBe("/entry");
});
