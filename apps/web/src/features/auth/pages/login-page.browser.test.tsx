import { pathOf } from "@portal/contract/pages/routes";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { completeLogin, dropExpiredSession, logOut, sessionState } from "../../../platform/session/session-store.ts";
import { aUser } from "../../../testing/logged-in.tsx";
import { LightLoginPage } from "./light-login-page.tsx";
import { LoginPage } from "./login-page.tsx";
import LogoutPage from "./logout-page.tsx";

const LOGOUT = "POST /api/auth/logout";
const ended = page.getByText("Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.");
const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);

beforeEach(async () => {
  await commands.answerApi({});
  await logOut();
  completeLogin(aUser());
  await commands.answerApi({ [LOGOUT]: { status: 204 } });
});

test("after a session that expired the login page says so; after a logout it does not", async () => {
  dropExpiredSession();
  await render(<LoginPage />);
  await expect.element(ended).toBeVisible();
  completeLogin(aUser());
  await logOut();
  await expect.element(ended).not.toBeInTheDocument();
});

test("the login page leads to registration and forgotten password", async () => {
  await render(<LoginPage />);
  await expect
    .element(page.getByRole("link", { name: "Passwort vergessen" }))
    .toHaveAttribute("href", pathOf("request"));
  await expect.element(page.getByRole("link", { name: "Registrieren" })).toHaveAttribute("href", pathOf("register"));
});

test("the light login page tells of the first focus, so that the portal can load", async () => {
  let touches = 0;
  await render(<LightLoginPage onFirstTouch={() => (touches += 1)} />);
  expect(touches).toBe(0);
  page.getByRole("textbox", { name: "Anmeldename" }).element().focus();
  await expect.poll(() => touches).toBe(1);
  await expect.poll(() => document.title).toMatch(/^Anmelden/);
});

test("the logout page ends the session with one call, also if it is shown again", async () => {
  const first = await render(<LogoutPage />);
  await expect.poll(() => sessionState().kind).toBe("logged-out");
  await first.unmount();
  await render(<LogoutPage />);
  await expect.element(page.getByText("Sie werden abgemeldet.")).toBeInTheDocument();
  await expect.poll(calls).toEqual([LOGOUT]);
});
