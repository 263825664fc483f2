import type { Claiming } from "@portal/contract/claiming/calls";
import type { ComponentType } from "react";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { keepDraft, refuseEmail, registrationDraft } from "../registration-draft.ts";
import { LoginPage } from "./login-page.tsx";
import { RegisterPage } from "./register-page.tsx";
import { RegisterPasswordPage } from "./register-password-page.tsx";
import { RegisterSuccessPage } from "./register-success-page.tsx";

const REGISTER = "POST /api/claiming/register";
const LOGIN = "POST /api/claiming/login";
const RESEND = "POST /api/user/resendActivation";
const DRAFT = { displayName: "Anna Sommer", email: "anna@sommer.example" };
const PASSWORD = "Kirschbaum-Leiter-94";

const claiming: Claiming = {
  company: { id: 7, name: "Malerbetrieb Sommer", street: "", zipCode: "50667", city: "Köln" },
  page: "claiming_register",
  isLoggedIn: false,
  claim: null,
  proofs: [],
  restingProofs: [],
  expiresAt: null,
};

const name = page.getByLabelText(/^Ihr Name/);
const email = page.getByLabelText("E-Mail-Adresse");
const terms = page.getByRole("checkbox");
const next = page.getByRole("button", { name: "Weiter zum Passwort" });
const password = page.getByRole("textbox", { name: /Passwort/ });
const bodies = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body);

async function openPage(Page: ComponentType, answers: ApiAnswers = {}) {
  await commands.answerApi({ "GET /api/claiming/state": { body: { claiming } }, ...answers });
  startAt("/claiming/any?firma=7");
  await renderPart(<Page />);
}

beforeEach(() => keepDraft(null));

test("step one keeps trimmed name and address and goes on to the password", async () => {
  await openPage(RegisterPage);
  await name.fill(" Anna Sommer ");
  await email.fill("anna@sommer.example");
  await terms.click();
  await next.click();
  await expect.poll(currentAddress).toBe("/claiming/register/password?firma=7");
  await expect.poll(registrationDraft).toEqual(DRAFT);
});

test("an incomplete address gets message and focus; without consent the focus goes to the consent", async () => {
  await openPage(RegisterPage);
  await email.fill("anna@");
  await next.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await expect.element(terms).toHaveAttribute("aria-invalid", "true");
  await email.fill("anna@sommer.example");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
  await next.click();
  await expect.element(terms).toHaveFocus();
  await expect.element(page.getByText("Bitte stimmen Sie den Nutzungsbedingungen zu.")).toBeVisible();
  await expect.poll(registrationDraft).toBeNull();
  await expect.poll(currentAddress).toBe("/claiming/any?firma=7");
});

test("step one shows the kept values again, and the server's message about the address", async () => {
  keepDraft(DRAFT);
  refuseEmail("Diese Adresse nehmen wir nicht an.");
  await openPage(RegisterPage);
  await expect.element(name).toHaveValue("Anna Sommer");
  await expect.element(email).toHaveValue("anna@sommer.example");
  await expect.element(email).toHaveAccessibleDescription(/^Diese Adresse nehmen wir nicht an\..*/);
  await expect.element(terms).toBeChecked();
});

test("step two without step one goes back to it", async () => {
  await openPage(RegisterPasswordPage);
  await expect.poll(currentAddress).toBe("/claiming/register?firma=7");
});

test("step two registers for the company and opens the page about the mail", async () => {
  keepDraft(DRAFT);
  await openPage(RegisterPasswordPage, { [REGISTER]: { body: {} } });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Registrieren" }).click();
  await expect.poll(currentAddress).toBe("/claiming/register/success?firma=7");
  await expect
    .poll(() => bodies(REGISTER))
    .toEqual([{ ...DRAFT, acceptedTerms: true, password: PASSWORD, company: 7 }]);
});

test("a refused address leads back to step one with the server's message", async () => {
  keepDraft(DRAFT);
  const error = { code: "request.invalid", field: "email", message: "Diese Adresse nehmen wir nicht an." };
  await openPage(RegisterPasswordPage, { [REGISTER]: { status: 400, body: { errors: [error] } } });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Registrieren" }).click();
  await expect.poll(currentAddress).toBe("/claiming/register?firma=7");
  await expect.poll(registrationDraft).toEqual(DRAFT);
  await openPage(RegisterPage);
  await expect.element(email).toHaveAccessibleDescription(/^Diese Adresse nehmen wir nicht an\..*/);
});

test("a refused password stays in its field, with message and focus", async () => {
  keepDraft(DRAFT);
  const error = { code: "request.invalid", field: "password", message: "Dieses Passwort ist zu leicht zu erraten." };
  await openPage(RegisterPasswordPage, { [REGISTER]: { status: 400, body: { errors: [error] } } });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Registrieren" }).click();
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue(PASSWORD);
  await expect.element(page.getByText(error.message)).toBeVisible();
  await expect.poll(currentAddress).toBe("/claiming/any?firma=7");
});

test("a registration that is lost on its way keeps the password, and the message above it gets the focus", async () => {
  keepDraft(DRAFT);
  await openPage(RegisterPasswordPage, { [REGISTER]: { offline: true } });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Registrieren" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Keine Verbindung/);
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(password).toHaveValue(PASSWORD);
});

test("the mail is sent again to the address of step one, and the page says so", async () => {
  keepDraft(DRAFT);
  await openPage(RegisterSuccessPage, { [RESEND]: { status: 204 } });
  await page.getByRole("button", { name: "Noch einmal schicken" }).click();
  await expect.element(page.getByText("Wir haben die E-Mail noch einmal geschickt.")).toBeVisible();
  await expect.poll(() => bodies(RESEND)).toEqual([{ email: DRAFT.email }]);
});

test("after a reload the address is unknown, so the page offers only the login", async () => {
  await openPage(RegisterSuccessPage);
  await page.getByRole("link", { name: "Für die Übernahme anmelden" }).click();
  await expect.poll(currentAddress).toBe("/claiming/login?firma=7");
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a login without login name and password sends nothing and names both", async () => {
  await openPage(LoginPage);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect.element(page.getByLabelText("Anmeldename")).toHaveFocus();
  await expect.element(page.getByText("Bitte geben Sie Ihren Anmeldenamen ein.")).toBeVisible();
  await expect.element(page.getByText("Bitte geben Sie Ihr Passwort ein.")).toBeVisible();
  expect(await bodies(LOGIN)).toEqual([]);
});

test("a refused login says why and keeps both fields", async () => {
  const error = { code: "auth.invalid_credentials", message: "Anmeldename oder Passwort stimmt nicht." };
  await openPage(LoginPage, { [LOGIN]: { status: 401, body: { errors: [error] } } });
  await page.getByLabelText("Anmeldename").fill("anna");
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${error.message}`);
  await expect.element(page.getByLabelText("Anmeldename")).toHaveValue("anna");
  await expect.element(password).toHaveValue(PASSWORD);
  await expect.poll(() => bodies(LOGIN)).toEqual([{ login: "anna", password: PASSWORD, company: 7 }]);
  const offer = page.getByRole("link", { name: "Neues Passwort wählen" });
  await expect.element(offer).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect.element(offer).toBeVisible();
});

test("the usual login keeps company and way back", async () => {
  await openPage(LoginPage);
  await page.getByRole("link", { name: "Anders anmelden oder Passwort vergessen" }).click();
  await expect.poll(currentAddress).toContain("firma=7&callbackPage=/claiming/login");
});
