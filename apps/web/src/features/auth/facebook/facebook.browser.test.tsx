import "../../../testing/with-facebook.ts";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { completeLogin, logOut, sessionState } from "../../../platform/session/session-store.ts";
import { navigations, setWindowQuery, startAt } from "../../../testing/address.ts";
import { aUser, renderPart } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { LoginPage } from "../pages/login-page.tsx";
import { FacebookSection } from "./facebook-section.tsx";

const ARRIVE = "POST /api/auth/facebook";
const PERSON = "GET /api/auth/facebookPerson";
const LINK = "POST /api/auth/linkFacebook";
const REGISTER = "POST /api/auth/registerByFacebook";
const OWN = "GET /api/user/getFacebook";
const BEGIN_LINK = "POST /api/auth/beginFacebookLink";
const ADD = "POST /api/auth/addFacebook";
const UNLINK = "POST /api/user/unlinkFacebook";
const RETURNED = "?code=1&state=2";
const unlinked = refused("auth.facebook_unlinked");
const own = (linkedAt: string | null, hasPassword = true): ApiAnswer => ({
  body: { available: true, linkedAt, hasPassword },
});
const LINKED = own("2026-01-05T08:00:00.000Z");

const button = (name: string) => page.getByRole("button", { name });
const dialog = page.getByRole("dialog");
const alert = page.getByRole("alert");
const loginName = page.getByRole("textbox", { name: "Anmeldename" });
const password = page.getByLabelText("Passwort", { exact: true });
const sent = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);

async function comeBack(answers: Record<string, ApiAnswer | ApiAnswer[]>) {
  setWindowQuery(RETURNED);
  await commands.answerApi(answers);
  await render(<LoginPage />);
}
async function openSection(answers: Record<string, ApiAnswer | ApiAnswer[]>) {
  completeLogin(aUser());
  await commands.answerApi(answers);
  await renderPart(<FacebookSection />);
}

beforeEach(async () => {
  startAt("/");
  await commands.answerApi({});
  await logOut();
  await commands.answerApi({});
});

test("coming back from Facebook logs in without the form and removes Facebook's code from the address", async () => {
  await comeBack({ [ARRIVE]: { held: true, body: { user: aUser() } } });
  await expect.element(page.getByText("Wir melden Sie mit Facebook an.")).toBeInTheDocument();
  await expect.element(loginName).not.toBeInTheDocument();
  await expect.poll(() => window.location.search).toBe("");
  await releaseCall(ARRIVE);
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect.poll(() => sent(ARRIVE)).toEqual([{ query: RETURNED }]);
});

test("somebody who declined at Facebook is told so and gets the form back", async () => {
  await comeBack({ [ARRIVE]: refused("auth.facebook_declined") });
  await expect.element(page.getByRole("status")).toHaveTextContent(`Achtung: ${messageOf("auth.facebook_declined")}`);
  await button("Zur Anmeldung").click();
  await expect.element(loginName).toBeVisible();
});

test("an unknown Facebook account is linked by the password of the portal's account", async () => {
  await comeBack({
    [ARRIVE]: unlinked,
    [PERSON]: { body: { name: "Petra Kern", email: "petra@beispiel.example" } },
    [LINK]: [refused("auth.invalid_credentials"), { body: { user: aUser() } }],
  });
  await expect
    .element(page.getByText(/^Facebook hat uns/))
    .toMatchTextContent(/^Facebook hat uns Petra Kern und die Adresse petra@beispiel\.example genannt\./);
  await expect.element(loginName).toHaveValue("petra@beispiel.example");
  await password.fill("geheim");
  await button("Verbinden und anmelden").click();
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("auth.invalid_credentials")}`);
  await expect.element(password).toHaveValue("geheim");
  await button("Verbinden und anmelden").click();
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect
    .poll(async () => (await sent(LINK)).at(-1))
    .toEqual({ login: "petra@beispiel.example", password: "geheim" });
});

test("a new person must agree to the terms, then is told where the mail went", async () => {
  await comeBack({
    [ARRIVE]: unlinked,
    [PERSON]: { body: { name: "", email: "petra@beispiel.example" } },
    [REGISTER]: { body: { email: "petra@beispiel.example" } },
  });
  await button("Konto anlegen").click();
  const terms = page.getByRole("checkbox", { name: /^Ich stimme/ });
  await expect.element(terms).toHaveAccessibleDescription(/^Bitte stimmen Sie den Nutzungsbedingungen zu\./);
  expect(await sent(REGISTER)).toEqual([]);
  await terms.click();
  await button("Konto anlegen").click();
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent(/Wir haben an petra@beispiel\.example geschrieben\./);
});

test("without an address from Facebook nobody can register with it", async () => {
  await comeBack({ [ARRIVE]: unlinked, [PERSON]: { body: { name: "Petra Kern", email: "" } } });
  await expect.element(button("Verbinden und anmelden")).toBeVisible();
  await expect.element(button("Konto anlegen")).not.toBeInTheDocument();
  await button("Ohne Facebook anmelden").click();
  await expect.element(button("Anmelden")).toBeVisible();
});

test("a return that has expired before the person is known is announced", async () => {
  await comeBack({ [ARRIVE]: unlinked, [PERSON]: refused("auth.facebook_expired") });
  await expect.element(page.getByRole("status")).toHaveTextContent(`Achtung: ${messageOf("auth.facebook_expired")}`);
});

test("linking asks for the password, shows a wrong one at its field and then opens Facebook", async () => {
  setWindowQuery("");
  const wrong = refused("auth.own_password_wrong", { field: "password" });
  await openSection({ [OWN]: own(null), [BEGIN_LINK]: [wrong, { body: { link: "#facebook" } }] });
  await button("Mit Facebook verbinden").click();
  const ownPassword = dialog.getByLabelText("Ihr Passwort", { exact: true });
  await ownPassword.fill("falsch");
  await userEvent.keyboard("{Enter}");
  await expect.element(ownPassword).toHaveAccessibleDescription(messageOf("auth.own_password_wrong"));
  await expect.element(ownPassword).toHaveFocus();
  await ownPassword.fill("geheim");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => window.location.hash).toBe("#facebook");
  await expect.poll(() => sent(BEGIN_LINK)).toEqual([{ password: "falsch" }, { password: "geheim" }]);
});

test("back on the own page the account is linked once, said and shown; the address loses Facebook's code", async () => {
  setWindowQuery(RETURNED);
  await openSection({ [OWN]: LINKED, [ADD]: { body: {} } });
  await expect.element(page.getByText("Facebook ist verbunden. Sie können sich jetzt damit anmelden.")).toBeVisible();
  await expect.element(page.getByText("Verbunden", { exact: true })).toBeVisible();
  await expect.poll(navigations).toEqual([{ href: `${pathOf("user_dashboard")}?bereich=anmeldung`, replace: true }]);
  await expect
    .poll(() => commands.requestsOfApi())
    .toMatchObject([{ call: ADD, body: { query: RETURNED } }, { call: OWN }]);
});

test("a return that can't be linked is announced, and the section stays usable", async () => {
  setWindowQuery(RETURNED);
  await openSection({ [OWN]: own(null), [ADD]: refused("auth.facebook_linked_already") });
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(`Achtung: Facebook ist nicht verbunden${messageOf("auth.facebook_linked_already")}`);
  await expect.element(button("Mit Facebook verbinden")).toBeVisible();
});

test.each([
  [true, "Sie melden sich dann mit Ihrem Passwort an."],
  [false, "Sie haben kein Passwort. Sie melden sich dann mit einem Link an, den wir Ihnen per E-Mail schicken."],
])("unlinking asks first and says how to log in then; with password: %s", async (hasPassword, text) => {
  await openSection({ [OWN]: [own("2026-01-05T08:00:00.000Z", hasPassword), own(null)], [UNLINK]: { body: {} } });
  await button("Verbindung lösen").click();
  await expect.element(dialog.getByText(text)).toBeVisible();
  expect(await sent(UNLINK)).toEqual([]);
  await dialog.getByRole("button", { name: "Verbindung lösen" }).click();
  await expect.element(page.getByText("Nicht verbunden", { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
