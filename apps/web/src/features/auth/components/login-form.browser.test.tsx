import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { logOut, sessionState } from "../../../platform/session/session-store.ts";
import { aUser } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { RequestPage } from "../passwords/request-page.tsx";
import { LoginForm } from "./login-form.tsx";

const LOGIN = "POST /api/auth/login";
const TYPED = { login: "firma@demo.example", password: " geheim", remember: false };
const ACCEPTED = { body: { user: aUser() } };
const codeRequired = refused("auth.second_factor_required");
const codeWrong = refused("auth.second_factor_wrong");

const login = page.getByRole("textbox", { name: "Anmeldename" });
const password = page.getByLabelText("Passwort", { exact: true });
const submit = page.getByRole("button", { name: "Anmelden", exact: true });
const alert = page.getByRole("alert");
const dialog = page.getByRole("dialog", { name: "Code eingeben" });
const code = dialog.getByRole("textbox", { name: "Code aus Ihrer App" });
const bodies = async () => (await commands.requestsOfApi()).map(({ body }) => body);

async function submitTyped() {
  await login.fill(TYPED.login);
  await password.fill(TYPED.password);
  await submit.click();
}

beforeEach(async () => {
  await commands.answerApi({});
  await logOut();
});

test("empty fields get a message each, the first has the focus, and nothing is sent", async () => {
  await commands.answerApi({ [LOGIN]: ACCEPTED });
  await render(<LoginForm />);
  await submit.click();
  await expect.element(login).toHaveFocus();
  await expect
    .element(login)
    .toHaveAccessibleDescription("Bitte geben Sie Ihren Anmeldenamen ein. Meist Ihre E-Mail-Adresse");
  await expect.element(password).toHaveAccessibleDescription("Bitte geben Sie Ihr Passwort ein.");
  expect(await bodies()).toEqual([]);
});

test("typing removes the message of this field only", async () => {
  await render(<LoginForm />);
  await submit.click();
  await login.fill("f");
  await expect.element(login).not.toHaveAttribute("aria-invalid");
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
});

test("with a prefilled name and no password the password has the focus", async () => {
  await render(<LoginForm login={TYPED.login} submitLabel="Weiterarbeiten" />);
  await page.getByRole("button", { name: "Weiterarbeiten" }).click();
  await expect.element(password).toHaveFocus();
  await expect.element(login).toHaveValue(TYPED.login);
  await expect.element(login).not.toHaveAttribute("aria-invalid");
});

test("an accepted login starts the session with exactly what was typed", async () => {
  await commands.answerApi({ [LOGIN]: ACCEPTED });
  let done = 0;
  await render(<LoginForm onDone={() => (done += 1)} />);
  await submitTyped();
  await expect.poll(() => done).toBe(1);
  await expect.poll(sessionState).toMatchObject({ kind: "logged-in", user: { login: TYPED.login } });
  await expect.poll(bodies).toEqual([TYPED]);
});

test("the tick at “Angemeldet bleiben” is sent", async () => {
  await commands.answerApi({ [LOGIN]: ACCEPTED });
  await render(<LoginForm />);
  await page.getByRole("checkbox", { name: "Angemeldet bleiben" }).click();
  await submitTyped();
  await expect.poll(bodies).toEqual([{ ...TYPED, remember: true }]);
});

test("a wrong password is announced and described at the password, which has the focus; nothing typed is lost", async () => {
  const message = `Fehler: ${messageOf("auth.invalid_credentials")}`;
  await commands.answerApi({ [LOGIN]: refused("auth.invalid_credentials") });
  let done = 0;
  await render(<LoginForm onDone={() => (done += 1)} />);
  await submitTyped();
  await expect.element(alert).toHaveTextContent(message);
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(message);
  await expect.element(password).toHaveValue(TYPED.password);
  await expect.element(login).toHaveValue(TYPED.login);
  expect(done).toBe(0);
  await expect.poll(() => sessionState().kind).toBe("logged-out");
});

test("the second wrong password offers a new one, and the page for it begins with the name that was typed", async () => {
  await commands.answerApi({ [LOGIN]: refused("auth.invalid_credentials") });
  const offer = page.getByRole("link", { name: "Neues Passwort wählen" });
  const { unmount } = await render(<LoginForm />);
  await submitTyped();
  await expect.element(alert).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  await submit.click();
  await expect.element(offer).toHaveAttribute("href", "/passwort/vergessen");
  await unmount();
  await render(<RequestPage />);
  await expect.element(page.getByRole("textbox", { name: "Anmeldename oder E-Mail-Adresse" })).toHaveValue(TYPED.login);
});

test("too many attempts: the message says how long to wait, and the focus stays at the button", async () => {
  await commands.answerApi({ [LOGIN]: refused("auth.throttled", { retryAfter: 90 }) });
  await render(<LoginForm />);
  await submitTyped();
  await expect
    .element(alert)
    .toHaveTextContent(
      "Fehler: Zu viele Anmeldeversuche. Bitte warten Sie 2 Minuten und versuchen Sie es dann erneut.",
    );
  await expect.element(submit).toHaveFocus();
});

test("without a connection the form says so; the next attempt removes the message and logs in", async () => {
  await commands.answerApi({ [LOGIN]: [{ offline: true }, { held: true, ...ACCEPTED }] });
  await render(<LoginForm />);
  await submitTyped();
  await expect.element(alert).toHaveTextContent("Fehler: Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await submit.click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(async () => (await bodies()).length).toBe(2);
  await releaseCall(LOGIN);
  await expect.poll(() => sessionState().kind).toBe("logged-in");
});

test("pressing Enter and the button during a login sends nothing more", async () => {
  await commands.answerApi({ [LOGIN]: { held: true, ...ACCEPTED } });
  await render(<LoginForm />);
  await submitTyped();
  await expect.element(submit).toHaveAttribute("aria-busy", "true");
  await password.click();
  await userEvent.keyboard("{Enter}");
  await submit.click({ force: true });
  await releaseCall(LOGIN);
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect.poll(bodies).toHaveLength(1);
});

test("with a second factor a dialog asks for the code, and the same call is sent again with it", async () => {
  await commands.answerApi({ [LOGIN]: [codeRequired, ACCEPTED] });
  await render(<LoginForm />);
  await submitTyped();
  await expect.element(code).toHaveFocus();
  await code.fill(" 123456 ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(bodies).toEqual([TYPED, { ...TYPED, secondFactor: "123456" }]);
});

test("an empty code is refused in the dialog without a call", async () => {
  await commands.answerApi({ [LOGIN]: [codeRequired, ACCEPTED] });
  await render(<LoginForm />);
  await submitTyped();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/^Bitte geben Sie den Code ein\./);
  await expect.poll(bodies).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a wrong code stays in the dialog, selected, so that typing replaces it", async () => {
  await commands.answerApi({ [LOGIN]: [codeRequired, codeWrong, ACCEPTED] });
  await render(<LoginForm />);
  await submitTyped();
  await code.fill("111111");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveAccessibleDescription(new RegExp(`^${messageOf("auth.second_factor_wrong")}`));
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard("222222");
  await expect.element(code).toHaveValue("222222");
  await expect.element(code).not.toHaveAttribute("aria-invalid");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sessionState().kind).toBe("logged-in");
});

test("closing the dialog leads back to the form with what was typed", async () => {
  await commands.answerApi({ [LOGIN]: codeRequired });
  await render(<LoginForm />);
  await submitTyped();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("auth.second_factor_required")}`);
  await expect.element(password).toHaveValue(TYPED.password);
  await expect.poll(() => sessionState().kind).toBe("logged-out");
});

test("any other refusal of a code closes the dialog and is shown in the form", async () => {
  await commands.answerApi({ [LOGIN]: [codeRequired, refused("auth.throttled", { retryAfter: 1 })] });
  await render(<LoginForm />);
  await submitTyped();
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toMatchTextContent(/Bitte warten Sie eine Sekunde/);
  await expect.element(dialog).not.toBeInTheDocument();
});
