import type { Passkey } from "@portal/contract/auth/passkeys/calls";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { fakeDevice, PASSKEY_OPTIONS } from "../../../testing/fake-passkeys.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { PasskeySection } from "./passkey-section.tsx";

const LOAD = "GET /api/user/getPasskeys";
const BEGIN = "POST /api/user/beginPasskey";
const ADD = "POST /api/user/addPasskey";
const RENAME = "POST /api/user/renamePasskey";
const DELETE = "POST /api/user/deletePasskey";
const BEGUN = { body: { options: PASSKEY_OPTIONS } };

const aPasskey = (given: Partial<Passkey> = {}): Passkey => ({
  id: 1,
  name: "Diensthandy",
  createdAt: "2026-01-05T08:00:00.000Z",
  lastUsedAt: null,
  synced: false,
  ...given,
});
const listed = (...passkeys: Passkey[]): ApiAnswer => ({ body: { passkeys, hasPassword: true } });
const items = page.getByRole("list", { name: "Ihre Passkeys" }).getByRole("listitem");
const addButton = page.getByRole("button", { name: "Passkey hinzufügen" });
const dialog = page.getByRole("dialog");
const nameField = dialog.getByRole("textbox", { name: "Name des Passkeys" });
const passwordField = dialog.getByLabelText("Ihr Passwort", { exact: true });
const alert = dialog.getByRole("alert");
const sent = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);

async function openSection(answers: Record<string, ApiAnswer | ApiAnswer[]>) {
  await commands.answerApi(answers);
  await renderPart(<PasskeySection />);
}
async function fillIn(name: string) {
  await addButton.click();
  await nameField.fill(name);
  await passwordField.fill("geheim");
  await userEvent.keyboard("{Enter}");
}

beforeAll(() => startSessionAs(aUser()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("without passkeys the section says so and offers to add one", async () => {
  await openSection({ [LOAD]: listed() });
  await expect.element(page.getByText("Sie haben noch keinen Passkey.")).toBeVisible();
  await expect.element(addButton).toBeVisible();
});

test("each passkey is listed with its use, and whether it works on other devices", async () => {
  const used = aPasskey({ id: 2, name: "Laptop", lastUsedAt: "2026-02-05T08:00:00.000Z", synced: true });
  await openSection({ [LOAD]: listed(aPasskey(), used) });
  await expect.element(items.nth(0)).toMatchTextContent(/^DiensthandyAngelegt .+, noch nicht benutzt\./);
  await expect
    .element(items.nth(1))
    .toMatchTextContent(
      /^LaptopAngelegt .+, zuletzt benutzt .+\. Er gilt auf allen Geräten, die dasselbe Konto von Apple, Google oder Microsoft benutzen\./,
    );
});

test("a browser that can't make passkeys says so and has no button", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  await openSection({ [LOAD]: listed(aPasskey()) });
  await expect.element(page.getByText("Dieser Browser kann keine Passkeys anlegen.")).toBeVisible();
  await expect.element(addButton).not.toBeInTheDocument();
});

test("the dialog for a new passkey begins in the name; a name of spaces is refused without a call", async () => {
  await openSection({ [LOAD]: listed() });
  await addButton.click();
  await expect.element(nameField).toHaveFocus();
  await userEvent.keyboard("   {Enter}");
  await expect.element(nameField).toHaveAccessibleDescription(/^Bitte geben Sie dem Passkey einen Namen\./);
  expect(await sent(BEGIN)).toEqual([]);
});

test("a new passkey: the password first, then the device, then the trimmed name; the list shows it", async () => {
  fakeDevice();
  await openSection({ [LOAD]: listed(), [BEGIN]: BEGUN, [ADD]: { body: { passkeys: [aPasskey()] } } });
  await fillIn(" Diensthandy ");
  await expect.element(items).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(addButton).toHaveFocus();
  await expect.poll(() => sent(BEGIN)).toEqual([{ password: "geheim" }]);
  await expect
    .poll(() => sent(ADD))
    .toMatchObject([{ name: "Diensthandy", response: { id: "AAAA", type: "public-key" } }]);
});

test("people without a password are not asked for one", async () => {
  fakeDevice();
  await openSection({
    [LOAD]: { body: { passkeys: [], hasPassword: false } },
    [BEGIN]: BEGUN,
    [ADD]: { body: { passkeys: [aPasskey()] } },
  });
  await addButton.click();
  await expect.element(nameField).toBeVisible();
  await expect.element(passwordField).not.toBeInTheDocument();
  await nameField.fill("Diensthandy");
  await userEvent.keyboard("{Enter}");
  await expect.element(items).toHaveLength(1);
  await expect.poll(() => sent(BEGIN)).toEqual([{ password: "" }]);
});

test("a wrong password is shown at its field, which has the focus, and the device is not asked", async () => {
  fakeDevice();
  await openSection({ [LOAD]: listed(), [BEGIN]: refused("auth.own_password_wrong", { field: "password" }) });
  await fillIn("Diensthandy");
  await expect.element(passwordField).toHaveAccessibleDescription(messageOf("auth.own_password_wrong"));
  await expect.element(passwordField).toHaveFocus();
  await expect.element(nameField).toHaveValue("Diensthandy");
  expect(navigator.credentials.create).not.toHaveBeenCalled();
});

test.each([
  ["NotAllowedError", "Fehler: Das Gerät hat keinen Passkey angelegt. Bitte versuchen Sie es noch einmal."],
  ["InvalidStateError", "Fehler: Dieses Gerät hat schon einen Passkey für Ihren Zugang."],
  ["UnknownError", "Fehler: Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal."],
])("a device that ends with %s keeps the dialog with what was typed and says: %s", async (name, message) => {
  fakeDevice(name);
  await openSection({ [LOAD]: listed(), [BEGIN]: BEGUN });
  await fillIn("Diensthandy");
  await expect.element(alert).toHaveTextContent(message);
  await expect.element(nameField).toHaveValue("Diensthandy");
  expect(await sent(ADD)).toEqual([]);
});

test("while a passkey is made, Esc does not close the dialog", async () => {
  fakeDevice();
  await openSection({ [LOAD]: listed(), [BEGIN]: { held: true, ...BEGUN }, [ADD]: refused("auth.passkeys_full") });
  await fillIn("Diensthandy");
  await expect.element(dialog.getByRole("button", { name: "Schließen" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(nameField).toBeVisible();
  await releaseCall(BEGIN);
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("auth.passkeys_full")}`);
});

test("renaming begins with the old name and shows the new one in the list", async () => {
  await openSection({ [LOAD]: listed(aPasskey()), [RENAME]: { body: { passkeys: [aPasskey({ name: "Tablet" })] } } });
  await page.getByRole("button", { name: "Diensthandy umbenennen" }).click();
  await expect.element(nameField).toHaveValue("Diensthandy");
  await nameField.fill(" Tablet ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Tablet umbenennen" })).toHaveFocus();
  await expect.poll(() => sent(RENAME)).toEqual([{ id: 1, name: "Tablet" }]);
});

test("renaming to nothing is refused without a call; renaming what is gone is announced", async () => {
  await openSection({ [LOAD]: listed(aPasskey()), [RENAME]: refused("auth.passkey_unknown") });
  await page.getByRole("button", { name: "Diensthandy umbenennen" }).click();
  await nameField.fill("");
  await userEvent.keyboard("{Enter}");
  await expect.element(nameField).toHaveAccessibleDescription("Bitte geben Sie dem Passkey einen Namen.");
  expect(await sent(RENAME)).toEqual([]);
  await nameField.fill("Tablet");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("auth.passkey_unknown")}`);
});

test("deleting asks first; cancelling deletes nothing", async () => {
  await openSection({ [LOAD]: listed(aPasskey()), [DELETE]: { body: { passkeys: [] } } });
  await page.getByRole("button", { name: "Diensthandy löschen" }).click();
  await expect.element(page.getByRole("dialog", { name: "Passkey „Diensthandy“ löschen?" })).toBeVisible();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(items).toHaveLength(1);
  expect(await sent(DELETE)).toEqual([]);
});

test("a failed deletion keeps passkey and question; the next attempt deletes it", async () => {
  await openSection({ [LOAD]: listed(aPasskey()), [DELETE]: [{ offline: true }, { body: { passkeys: [] } }] });
  await page.getByRole("button", { name: "Diensthandy löschen" }).click();
  const confirm = dialog.getByRole("button", { name: "Passkey löschen" });
  await confirm.click();
  await expect.element(alert).toBeVisible();
  await expect.element(items).toHaveLength(1);
  await confirm.click();
  await expect.element(page.getByText("Sie haben noch keinen Passkey.")).toBeVisible();
  await expect.poll(() => sent(DELETE)).toEqual([{ id: 1 }, { id: 1 }]);
});
