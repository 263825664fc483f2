import { pathOf } from "@portal/contract/pages/routes";
import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepTypedLogin } from "../../../platform/session/typed-login.ts";
import { navigations, startAt } from "../../../testing/address.ts";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { GuestPage } from "./guest-page.tsx";
import { RegisterPage } from "./register-page.tsx";
import { RegistrationSentPage } from "./registration-sent-page.tsx";

const REGISTER = "POST /api/user/register";
const GUEST = "POST /api/user/registerGuest";
const AGAIN = "POST /api/user/resendActivation";
const PASSWORD = "zebra kaktus lampe";
const PERSON = { email: "petra@beispiel.example", displayName: "Petra Kern", acceptedTerms: true };
const TERMS = "Bitte stimmen Sie den Nutzungsbedingungen zu.";

const email = page.getByRole("textbox", { name: "E-Mail-Adresse" });
const displayName = page.getByRole("textbox", { name: /^Ihr Name/ });
const password = page.getByLabelText("Passwort", { exact: true });
const terms = page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen/ });
const submit = page.getByRole("button", { name: "Registrieren", exact: true });
const bodies = async () => (await commands.requestsOfApi()).map(({ body }) => body);

async function fillIn() {
  await email.fill(` ${PERSON.email} `);
  await displayName.fill(PERSON.displayName);
  await password.fill(PASSWORD);
  await terms.click();
}

beforeEach(() => {
  startAt("/");
  keepTypedLogin("");
});

test("the empty form gets a message at each required field, focuses the first and sends nothing", async () => {
  await commands.answerApi({ [REGISTER]: { body: {} } });
  await render(<RegisterPage />);
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/^Bitte geben Sie Ihre E-Mail-Adresse an/);
  await expect.element(password).toHaveAccessibleDescription(/^Bitte wählen Sie mindestens 10 Zeichen\./);
  await expect.element(terms).toHaveAccessibleDescription(new RegExp(`^${TERMS}`));
  await expect.element(displayName).not.toHaveAttribute("aria-invalid");
  expect(await bodies()).toEqual([]);
});

test("missing consent alone focuses its box and keeps what was typed", async () => {
  await commands.answerApi({ [REGISTER]: { body: {} } });
  await render(<RegisterPage />);
  await fillIn();
  await terms.click();
  await submit.click();
  await expect.element(terms).toHaveFocus();
  await expect.element(password).toHaveValue(PASSWORD);
  expect(await bodies()).toEqual([]);
});

test("a registration sends the trimmed address and leads to the page that names it; there it can be sent again", async () => {
  await commands.answerApi({ [REGISTER]: { body: {} }, [AGAIN]: { body: {} } });
  const form = await render(<RegisterPage />);
  await fillIn();
  await submit.click();
  await expect.poll(navigations).toEqual([{ href: pathOf("register_success") }]);
  await expect.poll(bodies).toEqual([{ ...PERSON, password: PASSWORD }]);
  await form.unmount();

  await render(<RegistrationSentPage />);
  await expect.element(page.getByRole("heading", { name: "Wir haben Ihnen geschrieben" })).toBeVisible();
  await expect.element(page.getByText(/^Die E-Mail geht an/)).toHaveTextContent(`Die E-Mail geht an ${PERSON.email}.`);
  await page.getByRole("button", { name: "Noch einmal schicken" }).click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Erledigt: Wir haben die E-Mail noch einmal geschickt.");
  await expect.poll(async () => (await bodies()).at(-1)).toEqual({ email: PERSON.email });
});

test("a password that the server finds weak is refused at its field; everything typed stays", async () => {
  await commands.answerApi({ [REGISTER]: refused("auth.password_weak", { field: "password" }) });
  await render(<RegisterPage />);
  await fillIn();
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription(new RegExp(`^${messageOf("auth.password_weak")}`));
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue(PASSWORD);
  await expect.element(displayName).toHaveValue(PERSON.displayName);
  await expect.element(terms).toBeChecked();
  expect(navigations()).toEqual([]);
});

test("too many mails are announced; the next attempt goes on", async () => {
  await commands.answerApi({ [REGISTER]: [refused("auth.mails_throttled"), { body: {} }] });
  await render(<RegisterPage />);
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${messageOf("auth.mails_throttled")}`);
  await submit.click();
  await expect.poll(navigations).toHaveLength(1);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("Enter during a registration sends nothing more", async () => {
  await commands.answerApi({ [REGISTER]: { held: true, body: {} } });
  await render(<RegisterPage />);
  await fillIn();
  await displayName.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(submit).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  await releaseCall(REGISTER);
  await expect.poll(navigations).toHaveLength(1);
  await expect.poll(bodies).toHaveLength(1);
});

test.each([
  ["kurz", "Noch 6 Zeichen"],
  ["zebrakakt", "Noch ein Zeichen"],
  ["1234567890", "Leicht zu erraten"],
  [PASSWORD, "Sehr sicher"],
])("the password “%s” is described as “%s”", async (typed, text) => {
  await render(<RegisterPage />);
  await password.fill(typed);
  await expect.element(password).toHaveAccessibleDescription(new RegExp(`${text}$`));
});

test("a password made of the person's own address and name is easy to guess", async () => {
  await render(<RegisterPage />);
  await email.fill("wolfsgruber@beispiel.example");
  await displayName.fill("Zacharias Wolfsgruber");
  await password.fill("zachariaswolfsgruber");
  await expect.element(password).toHaveAccessibleDescription(/Leicht zu erraten$/);
});

test("the same password is safe for somebody else", async () => {
  await render(<RegisterPage />);
  await password.fill("zachariaswolfsgruber");
  await expect.element(password).toHaveAccessibleDescription(/(Sicher genug|Sehr sicher)$/);
});

test("a guest has no password and sends none", async () => {
  await commands.answerApi({ [GUEST]: { body: {} } });
  await render(<GuestPage />);
  await email.fill(PERSON.email);
  await terms.click();
  await expect.element(password).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Als Gast registrieren" }).click();
  await expect.poll(navigations).toEqual([{ href: pathOf("guest_success") }]);
  await expect.poll(bodies).toEqual([{ email: PERSON.email, displayName: "", acceptedTerms: true }]);
});
