import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { navigations, setWindowQuery, startAt } from "../../../testing/address.ts";
import { aUser } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { ActivationPage } from "./activation-page.tsx";
import { CancelPage } from "./cancel-page.tsx";
import { RegistrationSentPage } from "./registration-sent-page.tsx";

const ACTIVATE = "POST /api/user/activateRegistration";
const BY_LINK = "POST /api/auth/loginByLink";
const CANCEL = "POST /api/user/registerActivationCancel";
const CHECK = "POST /api/user/checkRegistration";
const AGAIN = "POST /api/user/resendActivation";
const ACTIVATED = { login: "petra@beispiel.example", hasPassword: true, next: null, accessToken: null, facebook: null };

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const code = page.getByRole("textbox", { name: "Code aus der E-Mail" });
const button = (name: string) => page.getByRole("button", { name });
const bodies = async () => (await commands.requestsOfApi()).map(({ body }) => body);
const inMain = (pageOf: ReactNode) => render(<main>{pageOf}</main>);

beforeEach(() => commands.answerApi({}));

test("opening the mailed link sends nothing and takes the token out of the address", async () => {
  setWindowQuery("?token=abc&other=1");
  await inMain(<ActivationPage />);
  await expect.element(heading("Registrierung bestätigen")).toBeVisible();
  await expect.poll(() => window.location.search).toBe("?other=1");
  expect(await bodies()).toEqual([]);
});

test("the button activates: the headline has the focus, and the login leads to where the registration began", async () => {
  setWindowQuery("?token=abc");
  await commands.answerApi({ [ACTIVATE]: { body: { ...ACTIVATED, next: "/claiming/owner?firma=7" } } });
  await inMain(<ActivationPage />);
  await button("Registrierung bestätigen").click();
  await expect.element(heading("Ihr Konto ist freigeschaltet")).toHaveFocus();
  await expect
    .element(page.getByText(/^Ihr Anmeldename ist/))
    .toHaveTextContent(`Ihr Anmeldename ist ${ACTIVATED.login}.`);
  const href = page.getByRole("link", { name: "Anmelden" }).element().getAttribute("href") ?? "";
  expect(Object.fromEntries(new URL(href, window.location.origin).searchParams)).toEqual({
    firma: "7",
    callbackPage: "/claiming/owner",
  });
  await expect.poll(bodies).toEqual([{ token: "abc" }]);
});

test("a guest is logged in by confirming, because there is no password", async () => {
  startAt("/registrierung/aktivierung");
  setWindowQuery("?token=abc");
  await commands.answerApi({
    [ACTIVATE]: { body: { ...ACTIVATED, hasPassword: false, accessToken: "xyz", next: "/claiming/owner?firma=7" } },
    [BY_LINK]: { body: { user: aUser() } },
  });
  await inMain(<ActivationPage />);
  await button("Registrierung bestätigen").click();
  await expect.poll(navigations).toMatchObject([{ href: "/claiming/owner?firma=7" }]);
  expect(await bodies()).toEqual([{ token: "abc" }, { token: "xyz" }]);
});

test("a guest whose login fails is offered a link by mail", async () => {
  setWindowQuery("?token=abc");
  await commands.answerApi({
    [ACTIVATE]: { body: { ...ACTIVATED, hasPassword: false, accessToken: "xyz" } },
    [BY_LINK]: refused("auth.link_expired"),
  });
  await inMain(<ActivationPage />);
  await button("Registrierung bestätigen").click();
  await expect.element(page.getByRole("link", { name: "Link zum Anmelden anfordern" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Anmelden", exact: true })).not.toBeInTheDocument();
});

test.each([
  ["auth.link_expired", "Dieser Link ist abgelaufen", "Neu registrieren"],
  ["auth.link_used", "Ihr Konto ist schon freigeschaltet", "Anmelden"],
  ["auth.registration_cancelled", "Diese Registrierung wurde abgebrochen", "Neu registrieren"],
] as const)("a link with %s leads to “%s” and offers “%s”", async (problem, title, offer) => {
  setWindowQuery("?token=abc");
  await commands.answerApi({ [ACTIVATE]: refused(problem) });
  await inMain(<ActivationPage />);
  await button("Registrierung bestätigen").click();
  await expect.element(heading(title)).toHaveFocus();
  await expect.element(page.getByRole("link", { name: offer, exact: true })).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
});

test("an unknown link offers to type the code instead, which then activates", async () => {
  setWindowQuery("?token=abc");
  await commands.answerApi({ [ACTIVATE]: [refused("auth.link_unknown"), { body: ACTIVATED }] });
  await inMain(<ActivationPage />);
  await button("Registrierung bestätigen").click();
  await expect.element(heading("Diesen Link kennen wir nicht")).toHaveFocus();
  await code.fill("def");
  await button("Code bestätigen").click();
  await expect.element(heading("Ihr Konto ist freigeschaltet")).toBeVisible();
  await expect.poll(bodies).toEqual([{ token: "abc" }, { token: "def" }]);
});

test("without a connection the link stays usable", async () => {
  setWindowQuery("?token=abc");
  await commands.answerApi({ [ACTIVATE]: [{ offline: true }, { body: ACTIVATED }] });
  await inMain(<ActivationPage />);
  await button("Registrierung bestätigen").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fehler: Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await button("Registrierung bestätigen").click();
  await expect.element(heading("Ihr Konto ist freigeschaltet")).toBeVisible();
});

test("without a link the page asks for the code; an empty one is refused at the field without a call", async () => {
  await inMain(<ActivationPage />);
  await expect.element(heading("Code eingeben")).toBeVisible();
  await button("Code bestätigen").click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/^Bitte geben Sie den Code aus der E-Mail ein\./);
  expect(await bodies()).toEqual([]);
});

test("a mistyped code is announced and stays in its field; spaces that were copied along are not sent", async () => {
  await commands.answerApi({ [ACTIVATE]: refused("auth.link_unknown") });
  await inMain(<ActivationPage />);
  await code.fill(" ab c ");
  await button("Code bestätigen").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${messageOf("auth.link_unknown")}`);
  await expect.element(code).toHaveValue(" ab c ");
  await expect.element(heading("Code eingeben")).toBeVisible();
  await expect.poll(bodies).toEqual([{ token: "abc" }]);
});

test.each([
  [true, "linked", "Konto mit Facebook anlegen", "Anmelden", /^Ihr Facebook-Konto ist verbunden/],
  [
    false,
    "not_linked",
    "Konto ohne Facebook anlegen",
    "Link zum Anmelden anfordern",
    /^Ihr Konto hat noch kein Passwort/,
  ],
] as const)(
  "a registration at Facebook, in its own browser: %s, names the Facebook account and ends %s",
  async (here, facebook, label, next, outcome) => {
    setWindowQuery("?token=abc&ueber=facebook");
    const pending = { email: "petra@beispiel.example", facebook: { name: "Vera Brauch", here } };
    await commands.answerApi({
      [CHECK]: { body: pending },
      [ACTIVATE]: { body: { ...ACTIVATED, hasPassword: false, facebook } },
    });
    await inMain(<ActivationPage />);
    await expect.element(page.getByText(/^Facebook hat uns Vera Brauch und die Adresse/)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Registrierung abbrechen" }))
      .toHaveAttribute("href", "/registrierung/abbrechen?token=abc");
    await button(label).click();
    await expect.element(page.getByText(outcome)).toBeVisible();
    await expect.element(page.getByRole("link", { name: next, exact: true })).toBeVisible();
  },
);

test("a registration at Facebook whose link was used says so without a button", async () => {
  setWindowQuery("?token=abc&ueber=facebook");
  await commands.answerApi({ [CHECK]: refused("auth.link_used") });
  await inMain(<ActivationPage />);
  await expect.element(heading("Ihr Konto ist schon freigeschaltet")).toHaveFocus();
});

test("a registration at Facebook that can't be checked without a connection can be checked again", async () => {
  setWindowQuery("?token=abc&ueber=facebook");
  const pending = { email: "petra@beispiel.example", facebook: { name: "", here: false } };
  await commands.answerApi({ [CHECK]: [{ offline: true }, { body: pending }] });
  await inMain(<ActivationPage />);
  await button("Erneut versuchen").click();
  await expect.element(page.getByText(/^Facebook hat uns ein Konto und die Adresse/)).toBeVisible();
});

test("cancelling by the mailed link needs the button, deletes once and focuses the headline", async () => {
  setWindowQuery("?token=abc");
  await commands.answerApi({ [CANCEL]: { body: {} } });
  await inMain(<CancelPage />);
  await expect.element(heading("Registrierung abbrechen")).toBeVisible();
  expect(await bodies()).toEqual([]);
  await button("Registrierung abbrechen").click();
  await expect.element(heading("Die Registrierung ist abgebrochen")).toHaveFocus();
  await expect.poll(bodies).toEqual([{ token: "abc" }]);
});

test("cancelling after the activation says that the account exists", async () => {
  await commands.answerApi({ [CANCEL]: refused("auth.link_used") });
  await inMain(<CancelPage />);
  await code.fill("abc");
  await button("Registrierung abbrechen").click();
  await expect.element(heading("Ihr Konto ist schon freigeschaltet")).toHaveFocus();
});

test("the page after a registration in another tab asks for the address and checks it before sending", async () => {
  await commands.answerApi({ [AGAIN]: [refused("auth.mails_throttled"), { body: {} }] });
  await inMain(<RegistrationSentPage />);
  const address = page.getByRole("textbox", { name: "E-Mail-Adresse der Registrierung" });
  await address.fill("petra");
  await button("Noch einmal schicken").click();
  await expect.element(address).toHaveAccessibleDescription(/^Bitte geben Sie Ihre E-Mail-Adresse an/);
  await expect.element(address).toHaveFocus();
  expect(await bodies()).toEqual([]);
  await address.fill("petra@beispiel.example");
  await button("Noch einmal schicken").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${messageOf("auth.mails_throttled")}`);
  await button("Noch einmal schicken").click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Erledigt: Wir haben die E-Mail noch einmal geschickt.");
});
