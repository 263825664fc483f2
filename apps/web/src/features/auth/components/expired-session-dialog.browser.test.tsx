import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { completeLogin, dropExpiredSession, logOut, sessionState } from "../../../platform/session/session-store.ts";
import { useLoggedIn } from "../../../platform/session/use-session.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import ExpiredSessionDialog from "./expired-session-dialog.tsx";

const LOAD = "GET /api/customer/getSalesForceEntry";
const LOGIN = "POST /api/auth/login";
const dialog = page.getByRole("dialog", { name: "Bitte melden Sie sich erneut an" });
const question = page.getByRole("dialog", { name: "Eingaben verwerfen und abmelden?" });
const password = dialog.getByLabelText("Passwort", { exact: true });
const goOn = dialog.getByRole("button", { name: "Anmelden und weiterarbeiten" });

/** A form with unsaved work, and the dialog as the portal shows it. */
function Work() {
  useUnsavedChanges(true);
  const session = useLoggedIn();
  return (
    <>
      <input aria-label="Text" />
      {session?.expired && <ExpiredSessionDialog user={session.user} />}
    </>
  );
}
/** Loses the session during a call; resolves to what becomes of the call. */
async function loseSession(): Promise<{ result: Promise<unknown> }> {
  await render(<Work />);
  await page.getByRole("textbox", { name: "Text" }).fill("mein Text");
  onTestFinished(dropExpiredSession);
  const result = apiCall(getSalesForceEntry, {}).catch(() => "rejected");
  await expect.element(dialog).toBeVisible();
  return { result };
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(async () => {
  await commands.answerApi({});
  await logOut();
  completeLogin(aUser());
  await commands.answerApi({
    [LOAD]: [refused("auth.no_session"), { body: { entry: "mine" } }],
    [LOGIN]: [refused("auth.invalid_credentials"), { body: { user: aUser() } }],
  });
});

test("a login in place keeps what was typed and repeats the call, after a wrong password too", async () => {
  const { result } = await loseSession();
  await expect.element(dialog.getByRole("textbox", { name: "Anmeldename" })).toHaveValue("firma@demo.example");
  await password.fill("falsch");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(`Fehler: ${messageOf("auth.invalid_credentials")}`);
  await password.fill("geheim");
  await goOn.click();
  expect(await result).toEqual({ entry: "mine" });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Text" })).toHaveValue("mein Text");
});

test("Esc asks before anything is lost; going back keeps the login", async () => {
  await loseSession();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  await question.getByRole("button", { name: "Zurück zur Anmeldung" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(goOn).toBeVisible();
  await expect.poll(sessionState).toMatchObject({ kind: "logged-in", expired: true });
});

test("giving up logs out and rejects the call that waits", async () => {
  const { result } = await loseSession();
  await dialog.getByRole("button", { name: "Abmelden" }).click();
  await question.getByRole("button", { name: "Verwerfen und abmelden" }).click();
  expect(await result).toBe("rejected");
  await expect.poll(sessionState).toEqual({ kind: "logged-out", ended: true });
});

test("a logout, as in another tab, rejects the call that waits; the next person's login does not repeat it", async () => {
  const { result } = await loseSession();
  await logOut();
  completeLogin(aUser({ user_id: 8 }));
  expect(await result).toBe("rejected");
  await expect.poll(async () => (await commands.requestsOfApi()).filter(({ call }) => call === LOAD)).toHaveLength(1);
});

test("customer care logs in again for the same company with its own form", async () => {
  const cucaInfo = { companyId: COMPANY_ID, agent: "Petra Kern", endsAt: "2026-11-16T09:05:00.000Z" };
  await render(<ExpiredSessionDialog user={aUser({ cucaInfo })} />);
  await expect.element(dialog.getByRole("textbox", { name: "Firmennummer" })).toHaveValue(String(COMPANY_ID));
  await expect.element(dialog.getByRole("textbox", { name: "Anmeldename" })).toHaveValue("");
});
