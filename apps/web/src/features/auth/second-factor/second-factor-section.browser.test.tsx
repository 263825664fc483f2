import type { SecondFactor } from "@portal/contract/auth/second-factor/calls";
import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { SecondFactorSection } from "./second-factor-section.tsx";

const LOAD = "GET /api/user/getSecondFactor";
const BEGIN = "POST /api/user/beginSecondFactor";
const CONFIRM = "POST /api/user/confirmSecondFactor";
const RENEW = "POST /api/user/renewRecoveryCodes";
const DISABLE = "POST /api/user/disableSecondFactor";
const SECRET = { body: { secret: "ABCDEFGHIJ", uri: "otpauth://totp/Portal?secret=ABCDEFGHIJ" } };
const CODES = { body: { recoveryCodes: ["AAAA-1111", "BBBB-2222"] } };

const factor = (given: Partial<SecondFactor> = {}): ApiAnswer => ({
  body: { active: true, since: "2026-01-05T08:00:00.000Z", recoveryCodesLeft: 10, hasPassword: true, ...given },
});
const off = factor({ active: false, since: null, recoveryCodesLeft: 0 });

const button = (name: string) => page.getByRole("button", { name });
const dialog = page.getByRole("dialog");
const passwordField = dialog.getByLabelText("Ihr Passwort", { exact: true });
const codeField = dialog.getByRole("textbox", { name: "Code aus der App" });
const alert = dialog.getByRole("alert");
const codes = dialog.getByRole("list", { name: "Ersatzcodes" }).getByRole("listitem");
const sent = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);

async function openSection(answers: Record<string, ApiAnswer | ApiAnswer[]>) {
  await commands.answerApi(answers);
  await renderPart(<SecondFactorSection />);
}
async function connectApp(answers: Record<string, ApiAnswer | ApiAnswer[]>) {
  await openSection({ [LOAD]: off, [BEGIN]: SECRET, ...answers });
  await button("Code-Anmeldung einrichten").click();
  await passwordField.fill("geheim");
  await userEvent.keyboard("{Enter}");
  await expect.element(codeField).toBeVisible();
}

beforeAll(() => startSessionAs(aUser()));

test("the section of somebody without second factor offers to set it up and no more", async () => {
  await openSection({ [LOAD]: off });
  await expect.element(page.getByText("Ausgeschaltet", { exact: true })).toBeVisible();
  await expect.element(button("Code-Anmeldung einrichten")).toBeVisible();
  await expect.element(button("Code-Anmeldung ausschalten")).not.toBeInTheDocument();
});

test.each([
  [4, "Noch 4 Ersatzcodes.", false],
  [3, "Noch 3 Ersatzcodes.", true],
  [1, "Noch 1 Ersatzcode.", true],
])("%d recovery codes are counted as “%s”, with a warning: %s", async (recoveryCodesLeft, text, warns) => {
  await openSection({ [LOAD]: factor({ recoveryCodesLeft }) });
  await expect.element(page.getByText(/^Seit /)).toMatchTextContent(new RegExp(`${text.replace(".", "\\.")}$`));
  await expect
    .poll(() => page.getByText(/Bitte erstellen Sie rechtzeitig neue/).elements())
    .toHaveLength(warns ? 1 : 0);
});

test("setting up: password, picture and key of the app, code, recovery codes; the section then says it is on", async () => {
  await openSection({ [LOAD]: [off, factor()], [BEGIN]: SECRET, [CONFIRM]: CODES });
  await button("Code-Anmeldung einrichten").click();
  await passwordField.fill(" geheim");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "App verbinden" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "QR-Code für Ihre App" })).toBeVisible();
  await expect.element(dialog.getByText("ABCD EFGH IJ")).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "In der App öffnen" }))
    .toHaveAttribute("href", SECRET.body.uri);
  await codeField.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Ihre Ersatzcodes" })).toBeVisible();
  await expect.element(codes).toHaveLength(2);
  await dialog.getByRole("button", { name: "Ich habe die Codes gespeichert" }).click();
  await expect.element(page.getByText("Eingeschaltet", { exact: true })).toBeVisible();
  await expect
    .poll(async () => [await sent(BEGIN), await sent(CONFIRM)])
    .toEqual([[{ password: " geheim" }], [{ code: "123456" }]]);
});

test("the text file holds every recovery code on a line of its own", async () => {
  await connectApp({ [CONFIRM]: CODES });
  await codeField.fill("123456");
  await userEvent.keyboard("{Enter}");
  const link = dialog.getByRole("link", { name: "Als Textdatei speichern" });
  await expect.element(link).toHaveAttribute("download", "Ersatzcodes.txt");
  const file = await (await fetch(link.element().getAttribute("href") ?? "")).text();
  expect(file.split("\r\n")).toEqual(expect.arrayContaining(["AAAA-1111", "BBBB-2222"]));
});

test("a wrong password is shown at its field, which has the focus", async () => {
  await openSection({ [LOAD]: off, [BEGIN]: refused("auth.own_password_wrong", { field: "password" }) });
  await button("Code-Anmeldung einrichten").click();
  await passwordField.fill("falsch");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(passwordField)
    .toHaveAccessibleDescription(`${messageOf("auth.own_password_wrong")} Damit niemand anderes die Anmeldung ändert`);
  await expect.element(passwordField).toHaveFocus();
  await expect.element(passwordField).toHaveValue("falsch");
});

test("people without a password begin without one", async () => {
  await openSection({ [LOAD]: factor({ active: false, hasPassword: false }), [BEGIN]: SECRET });
  await button("Code-Anmeldung einrichten").click();
  await expect.element(dialog.getByRole("button", { name: "Weiter" })).toBeVisible();
  await expect.element(passwordField).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect.element(codeField).toBeVisible();
  await expect.poll(() => sent(BEGIN)).toEqual([{ password: "" }]);
});

test("a wrong first code is announced with the key still there; typing removes the message", async () => {
  await connectApp({ [CONFIRM]: refused("auth.second_factor_wrong") });
  await codeField.fill("111111");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toHaveTextContent(`Fehler: ${messageOf("auth.second_factor_wrong")}`);
  await expect.element(dialog.getByText("ABCD EFGH IJ")).toBeVisible();
  await codeField.fill("2");
  await expect.element(alert).not.toBeInTheDocument();
});

test("too many codes: the message says how long to wait", async () => {
  await connectApp({ [CONFIRM]: refused("auth.throttled", { retryAfter: 45 }) });
  await codeField.fill("111111");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toMatchTextContent(/Bitte warten Sie 45 Sekunden/);
});

test("giving up before the first code leaves the second factor off", async () => {
  await connectApp({ [LOAD]: off });
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Ausgeschaltet", { exact: true })).toBeVisible();
  expect(await sent(CONFIRM)).toEqual([]);
});

test("new recovery codes need password and code, are shown once, and the section counts them", async () => {
  await openSection({ [LOAD]: [factor({ recoveryCodesLeft: 2 }), factor()], [RENEW]: CODES });
  await button("Neue Ersatzcodes erstellen").click();
  await passwordField.fill("geheim");
  await codeField.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Ihre neuen Ersatzcodes" })).toBeVisible();
  await expect.element(codes.nth(1)).toHaveTextContent("BBBB-2222");
  await dialog.getByRole("button", { name: "Ich habe die Codes gespeichert" }).click();
  await expect.element(page.getByText(/Noch 10 Ersatzcodes\.$/)).toBeVisible();
  await expect.poll(() => sent(RENEW)).toEqual([{ password: "geheim", code: "123456" }]);
});

test("turning it off: a wrong code is shown at its field and keeps it on", async () => {
  await openSection({ [LOAD]: factor(), [DISABLE]: refused("auth.second_factor_wrong", { field: "code" }) });
  await button("Code-Anmeldung ausschalten").click();
  await passwordField.fill("geheim");
  await codeField.fill("111111");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(codeField)
    .toHaveAccessibleDescription(`${messageOf("auth.second_factor_wrong")} Oder ein Ersatzcode`);
  await expect.element(codeField).toHaveFocus();
  await expect.element(passwordField).toHaveValue("geheim");
  await expect.element(page.getByText("Eingeschaltet", { exact: true })).toBeInTheDocument();
});

test("turning it off while the call runs can't be closed or sent twice; then the section says it is off", async () => {
  await openSection({ [LOAD]: [factor(), off], [DISABLE]: { held: true, body: {} } });
  await button("Code-Anmeldung ausschalten").click();
  await codeField.fill("123456");
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(dialog.getByRole("button", { name: "Schließen" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(codeField).toBeVisible();
  await releaseCall(DISABLE);
  await expect.element(page.getByText("Ausgeschaltet", { exact: true })).toBeVisible();
  await expect.poll(() => sent(DISABLE)).toHaveLength(1);
});
