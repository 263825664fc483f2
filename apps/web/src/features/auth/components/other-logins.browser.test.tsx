import "../../../testing/with-facebook.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { logOut, sessionState } from "../../../platform/session/session-store.ts";
import { fakeDevice, PASSKEY_OPTIONS } from "../../../testing/fake-passkeys.ts";
import { aUser } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { setWindowQuery } from "../../../testing/address.ts";
import { restoreReturnAddress } from "../facebook/return-address.ts";
import OtherLogins from "./other-logins.tsx";

const BEGIN = "POST /api/auth/beginPasskeyLogin";
const FINISH = "POST /api/auth/loginByPasskey";
const FACEBOOK = "POST /api/auth/beginFacebook";
const BEGUN = { body: { options: PASSKEY_OPTIONS } };
const byPasskey = page.getByRole("button", { name: "Mit Passkey anmelden" });
const byFacebook = page.getByRole("button", { name: "Mit Facebook anmelden" });
const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);

beforeEach(async () => {
  await commands.answerApi({});
  await logOut();
});
afterEach(() => vi.restoreAllMocks());

test("a passkey logs in with the device's signature", async () => {
  fakeDevice();
  await commands.answerApi({ [BEGIN]: BEGUN, [FINISH]: { body: { user: aUser() } } });
  await render(<OtherLogins />);
  await byPasskey.click();
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect
    .poll(() => commands.requestsOfApi())
    .toMatchObject([{ call: BEGIN }, { call: FINISH, body: { response: { id: "AAAA", type: "public-key" } } }]);
});

test.each(["NotAllowedError", "AbortError"])("closing the browser's dialog (%s) shows no error", async (name) => {
  fakeDevice(name);
  await commands.answerApi({ [BEGIN]: BEGUN });
  await render(<OtherLogins />);
  await byPasskey.click();
  await expect.poll(calls).toEqual([BEGIN]);
  await expect.element(byPasskey).not.toHaveAttribute("aria-busy");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a device that fails otherwise is announced", async () => {
  fakeDevice("UnknownError");
  await commands.answerApi({ [BEGIN]: BEGUN });
  await render(<OtherLogins />);
  await byPasskey.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fehler: Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.");
});

test("a refused passkey is announced, and the next attempt removes the message", async () => {
  fakeDevice();
  await commands.answerApi({
    [BEGIN]: BEGUN,
    [FINISH]: [refused("auth.passkey_refused"), { body: { user: aUser() } }],
  });
  await render(<OtherLogins />);
  await byPasskey.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${messageOf("auth.passkey_refused")}`);
  await byPasskey.click();
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("throttled attempts say how long to wait", async () => {
  await commands.answerApi({ [BEGIN]: refused("auth.throttled", { retryAfter: 600 }) });
  await render(<OtherLogins />);
  await byPasskey.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Bitte warten Sie 10 Minuten/);
});

test("while one login runs, the other button starts nothing", async () => {
  await commands.answerApi({ [BEGIN]: { held: true, offline: true } });
  await render(<OtherLogins />);
  await byPasskey.click();
  await expect.element(byFacebook).toHaveAttribute("aria-busy", "true");
  await byFacebook.click({ force: true });
  await releaseCall(BEGIN);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.poll(calls).toEqual([BEGIN]);
});

test("a browser without passkeys offers none", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  await render(<OtherLogins />);
  await expect.element(byFacebook).toBeVisible();
  await expect.element(byPasskey).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test("Facebook's page opens, and the login page's query is back afterwards", async () => {
  setWindowQuery("?callbackPage=/entry");
  await commands.answerApi({ [FACEBOOK]: { body: { link: "#facebook" } } });
  await render(<OtherLogins />);
  await byFacebook.click();
  await expect.poll(() => window.location.hash).toBe("#facebook");
  setWindowQuery("?code=1&state=2");
  restoreReturnAddress();
  await expect.poll(() => window.location.search).toBe("?callbackPage=/entry");
});

test("Facebook out of reach is announced, and the page stays", async () => {
  await commands.answerApi({ [FACEBOOK]: refused("auth.facebook_away") });
  await render(<OtherLogins />);
  await byFacebook.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${messageOf("auth.facebook_away")}`);
  await expect.poll(() => window.location.hash).toBe("");
});
