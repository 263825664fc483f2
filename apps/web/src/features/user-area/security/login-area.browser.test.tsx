import type { Profile } from "@portal/contract/user-area/profile";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { aProfile } from "../../../testing/a-profile.ts";
import { aUser, renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { LoginArea } from "./login-area.tsx";

const CHANGE_EMAIL = "POST /api/user/data/updateUserData";
const CANCEL_EMAIL = "POST /api/user/data/cancelEmailChange";
const CHANGE_PASSWORD = "POST /api/user/data/updatePassword";
const ASK_LINK = "POST /api/auth/requestAccessLink";
const SESSIONS = "GET /api/user/sessions";

const emailPart = page.getByRole("region", { name: "E-Mail-Adresse ändern" });
const newEmail = emailPart.getByRole("textbox", { name: "Neue E-Mail-Adresse" });
const emailPassword = emailPart.getByLabelText("Ihr Passwort", { exact: true });
const passwordPart = page.getByRole("region", { name: "Passwort ändern" });
const oldPassword = passwordPart.getByLabelText("Bisheriges Passwort", { exact: true });
const newPassword = passwordPart.getByLabelText("Neues Passwort", { exact: true });
const messages = page.getByRole("region", { name: "Meldungen" });
const sent = async (call: string) => (await commands.requestsOfApi()).filter((request) => request.call === call);

const pending = { email: "neu@demo.example", expires: "2026-11-17T09:30:00.000Z" };

async function show(profile: Profile, answers: ApiAnswers = {}) {
  await commands.answerApi({
    "GET /api/auth/refresh": { body: { user: aUser() } },
    "GET /api/user/data/profile": { body: { profile } },
    [SESSIONS]: { body: { sessions: [] } },
    "GET /api/user/security-events": { body: { events: [], hasMore: false } },
    ...answers,
  });
  await renderPart(<LoginArea MoreSections={() => <p>Passkeys</p>} />);
  await expect.element(page.getByText(profile.login, { exact: true })).toBeVisible();
}

test("login name, address and the sections of other slices are shown together", async () => {
  await show(aProfile());
  const facts = page.getByRole("region", { name: "Ihre Anmeldedaten" });
  await expect.element(facts).toMatchTextContent(/Anmeldename\s*anna\s*E-Mail-Adresse\s*anna@demo\.example/u);
  await expect.element(page.getByText("Passkeys")).toBeVisible();
});

test("a new address with the password asks for a link, says where and until when, and empties the form", async () => {
  await show(aProfile(), { [CHANGE_EMAIL]: { body: { profile: aProfile({ pendingEmail: pending }) } } });
  await newEmail.fill("neu@demo.example");
  await emailPassword.fill("drei Wörter hier");
  await emailPart.getByRole("button", { name: "Link anfordern" }).click();
  const status = emailPart.getByRole("status").filter({ hasText: "Bitte sehen Sie in Ihrem Postfach nach" });
  await expect.element(status).toMatchTextContent(/an neu@demo\.example geschrieben\. Der Link gilt bis .*10:30 Uhr/u);
  await expect.element(newEmail).toHaveValue("");
  await expect.element(emailPassword).toHaveValue("");
  await expect
    .poll(async () => (await sent(CHANGE_EMAIL))[0]?.body)
    .toEqual({ email: "neu@demo.example", password: "drei Wörter hier" });
});

test("a wrong password is said at its field, and the typed address stays", async () => {
  await show(aProfile(), {
    [CHANGE_EMAIL]: refused("request.invalid", { message: "Das Passwort stimmt nicht.", field: "password" }),
  });
  await newEmail.fill("neu@demo.example");
  await emailPassword.fill("falsch");
  await emailPart.getByRole("button", { name: "Link anfordern" }).click();
  await expect.element(emailPassword).toHaveAccessibleDescription(/^Das Passwort stimmt nicht\./u);
  await expect.element(emailPassword).toHaveFocus();
  await expect.element(newEmail).toHaveValue("neu@demo.example");
});

test("a pending change can be cancelled", async () => {
  await show(aProfile({ pendingEmail: pending }), { [CANCEL_EMAIL]: { body: { profile: aProfile() } } });
  await emailPart.getByRole("button", { name: "Änderung abbrechen" }).click();
  await expect.element(messages).toMatchTextContent(/^Die Änderung ist abgebrochen\./u);
  await expect.element(emailPart.getByText("Bitte sehen Sie in Ihrem Postfach nach")).not.toBeInTheDocument();
});

test("a cancellation without connection says so, and can be tried again", async () => {
  await show(aProfile({ pendingEmail: pending }), { [CANCEL_EMAIL]: { offline: true } });
  const cancel = emailPart.getByRole("button", { name: "Änderung abbrechen" });
  await cancel.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(cancel).not.toHaveAttribute("aria-busy");
});

test("a changed password empties the form, names what else logs in, and loads the devices again, which are logged out now", async () => {
  const methods = {
    passkeys: [{ id: 7, name: "Diensthandy", createdAt: "2026-03-03T10:00:00.000Z" }],
    facebookSince: null,
    secondFactor: null,
    pendingEmail: null,
  };
  await show(aProfile(), { [CHANGE_PASSWORD]: { body: { methods } } });
  await expect.poll(() => sent(SESSIONS)).toHaveLength(1);
  await oldPassword.fill("altes Passwort");
  await newPassword.fill("Lampe Wolke Zaun");
  await passwordPart.getByRole("button", { name: "Passwort ändern" }).click();
  const status = passwordPart.getByRole("status").filter({ hasText: "Ihr neues Passwort gilt ab jetzt" });
  await expect.element(status).toMatchTextContent(/Passkey „Diensthandy“ vom 3\. März 2026\. Kennen Sie etwas/u);
  await expect.element(oldPassword).toHaveValue("");
  await expect.element(newPassword).toHaveValue("");
  await expect.poll(() => sent(SESSIONS)).toHaveLength(2);
  await expect
    .poll(async () => (await sent(CHANGE_PASSWORD))[0]?.body)
    .toEqual({
      oldPassword: "altes Passwort",
      newPassword: "Lampe Wolke Zaun",
    });
});

test("a weak new password is said at its field, and both passwords stay typed", async () => {
  await show(aProfile(), {
    [CHANGE_PASSWORD]: refused("request.invalid", {
      message: "Dieses Passwort ist zu leicht zu erraten.",
      field: "newPassword",
    }),
  });
  await oldPassword.fill("altes Passwort");
  await newPassword.fill("anna1234");
  await passwordPart.getByRole("button", { name: "Passwort ändern" }).click();
  await expect.element(newPassword).toHaveAccessibleDescription(/^Dieses Passwort ist zu leicht zu erraten\./u);
  await expect.element(newPassword).toHaveFocus();
  await expect.element(oldPassword).toHaveValue("altes Passwort");
});

test("a person without a password gets a link instead of forms that ask for one", async () => {
  await show(aProfile({ hasPassword: false }), { [ASK_LINK]: { body: {} } });
  await expect.element(passwordPart).not.toBeInTheDocument();
  await expect.element(emailPart).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Link für ein Passwort anfordern" }).click();
  await expect
    .element(page.getByRole("status").filter({ hasText: "Wir haben Ihnen geschrieben" }))
    .toMatchTextContent(/legen Sie damit Ihr Passwort fest\.$/u);
  await expect.poll(async () => (await sent(ASK_LINK))[0]?.body).toEqual({ login: "anna" });
});

test("a link that can't be sent says why, and the button can be pressed again", async () => {
  await show(aProfile({ hasPassword: false }), {
    [ASK_LINK]: refused("request.invalid", { message: "Bitte warten Sie eine Minute." }),
  });
  const ask = page.getByRole("button", { name: "Link für ein Passwort anfordern" });
  await ask.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Bitte warten Sie eine Minute.");
  await expect.element(ask).not.toHaveAttribute("aria-busy");
});
