import type { ServiceCase, ServiceCaseEntry } from "@portal/contract/service-case/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswers } from "../../../vitest/api-commands.ts";
import { hasUnsavedChanges } from "../../platform/forms/unsaved-changes.ts";
import { setAccount } from "../../platform/session/active-account.ts";
import { anAccount } from "../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { currentAddress, startAt } from "../../testing/address.ts";
import ServiceCasesPage from "./service-cases-page.tsx";

const CASE = "GET /api/customer/service-case/100001";
const MESSAGE = "POST /api/customer/service-case/100001/message";
const CLOSE = "POST /api/customer/service-case/100001/close";
const REOPEN = "POST /api/customer/service-case/100001/reopen";
const PAGE = "/kunde/firmendaten/anfragen-an-uns";

const anEvent = (given: Partial<ServiceCaseEntry> = {}): ServiceCaseEntry => ({
  id: 1,
  kind: "create",
  author: "company",
  name: "Petra Brandt",
  text: "Die Rechnung kam zweimal.",
  at: "2026-11-16T08:00:00.000Z",
  ...given,
});
const aCase = (given: Partial<ServiceCase> = {}): ServiceCase => ({
  id: 100001,
  type: "invoice",
  subject: "Rechnung kam doppelt",
  state: "open",
  createdAt: "2026-11-16T08:00:00.000Z",
  changedAt: "2026-11-16T08:00:00.000Z",
  reference: "R-7",
  wantsCall: false,
  phone: "",
  entries: [anEvent()],
  ...given,
});
const answered = (given: Partial<ServiceCase> = {}) => ({ body: { serviceCase: aCase(given) } });

const message = page.getByLabelText("Ihre Nachricht");
const send = page.getByRole("button", { name: "Nachricht senden" });
const course = page.getByRole("region", { name: "Verlauf" }).getByRole("listitem");
const bodies = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body as { key: string });

async function openCase(answers: ApiAnswers) {
  await commands.answerApi(answers);
  startAt(`${PAGE}?anfrage=100001`);
  await renderPart(<ServiceCasesPage />);
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a case shows its history with authors, and its facts", async () => {
  const question = anEvent({ id: 2, kind: "ask", author: "provider", name: "", text: "Welche der beiden?" });
  await openCase({
    [CASE]: answered({ state: "waiting", wantsCall: true, phone: "0221 1", entries: [anEvent(), question] }),
  });
  await expect.element(page.getByText("Wir brauchen noch etwas von Ihnen. Bitte antworten Sie unten.")).toBeVisible();
  await expect
    .element(course.nth(0))
    .toMatchTextContent(/^Anfrage gestellt von Petra Brandt.*Die Rechnung kam zweimal\.$/);
  await expect.element(course.nth(1)).toMatchTextContent(/^Unsere Rückfrage.*Welche der beiden\?$/);
  await expect.element(page.getByText("gewünscht unter 0221 1")).toBeVisible();
  await expect.element(page.getByText("R-7", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Ihre Antwort" })).toBeVisible();
});

test.each<[ServiceCase["state"], string[], boolean]>([
  ["open", ["Anfrage zurückziehen"], true],
  ["in_progress", ["Anfrage zurückziehen"], true],
  ["waiting", ["Anfrage zurückziehen"], true],
  ["solved", ["Anfrage abschließen", "Anfrage wieder öffnen"], true],
  ["closed", ["Anfrage wieder öffnen"], false],
  ["withdrawn", ["Anfrage wieder öffnen"], false],
])("a case that is %s offers %j, and a message: %s", async (state, labels, mayAnswer) => {
  await openCase({ [CASE]: answered({ state }) });
  await expect.element(course).toHaveLength(1);
  const offered = page.getByRole("button", { name: /^Anfrage / }).elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual(labels);
  await expect.poll(() => message.elements()).toHaveLength(mayAnswer ? 1 : 0);
});

test("a sent message appears in the history, empties the field, and the next one has another key", async () => {
  const second = anEvent({ id: 2, kind: "message", text: "Noch etwas." });
  await openCase({ [CASE]: answered(), [MESSAGE]: answered({ entries: [anEvent(), second] }) });
  await message.fill("Noch etwas.");
  await expect.poll(hasUnsavedChanges).toBe(true);
  await send.click();
  await expect.element(course.nth(1)).toMatchTextContent(/Nachricht von Petra Brandt.*Noch etwas\./);
  await expect.element(page.getByText("Ihre Nachricht ist angekommen.")).toBeVisible();
  await expect.element(message).toHaveValue("");
  await expect.poll(hasUnsavedChanges).toBe(false);
  await message.fill("Und noch etwas.");
  await send.click();
  await expect.poll(() => bodies(MESSAGE)).toHaveLength(2);
  const [first, next] = await bodies(MESSAGE);
  expect(next?.key).not.toBe(first?.key);
});

test("a message whose answer was lost stays in its field and is sent again under the same key", async () => {
  await openCase({ [CASE]: answered(), [MESSAGE]: [{ offline: true }, answered()] });
  await message.fill("Noch etwas.");
  await send.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Keine Verbindung/);
  await expect.element(message).toHaveValue("Noch etwas.");
  await send.click();
  await expect.element(page.getByText("Ihre Nachricht ist angekommen.")).toBeVisible();
  const [first, again] = await bodies(MESSAGE);
  expect(again?.key).toBe(first?.key);
});

test("two presses of send make one message", async () => {
  await openCase({ [CASE]: answered(), [MESSAGE]: { held: true, ...answered() } });
  await message.fill("Noch etwas.");
  await send.click();
  await expect.element(send).toHaveAttribute("aria-busy", "true");
  await send.click({ force: true });
  await expect.poll(() => bodies(MESSAGE)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(page.getByText("Ihre Nachricht ist angekommen.")).toBeVisible();
  await expect.poll(() => bodies(MESSAGE)).toHaveLength(1);
});

test("a message to a case that ended meanwhile keeps its text and says why it was refused", async () => {
  const reason = "Diese Anfrage ist schon beendet.";
  const error = { code: "service_case.not_possible_now", message: reason };
  await openCase({ [CASE]: answered(), [MESSAGE]: { status: 409, body: { errors: [error] } } });
  await message.fill("Noch etwas.");
  await send.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${reason}`);
  await expect.element(message).toHaveValue("Noch etwas.");
});

test("withdrawing asks first; cancelling changes nothing, confirming shows the case as withdrawn", async () => {
  await openCase({ [CASE]: answered(), [CLOSE]: answered({ state: "withdrawn" }) });
  const withdraw = page.getByRole("button", { name: "Anfrage zurückziehen" });
  const dialog = page.getByRole("dialog", { name: "Anfrage zurückziehen?" });
  await withdraw.click();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  expect(await bodies(CLOSE)).toEqual([]);
  await withdraw.click();
  await dialog.getByRole("button", { name: "Anfrage zurückziehen" }).click();
  await expect.element(page.getByText("Sie haben die Anfrage zurückgezogen.")).toBeVisible();
  await expect.element(page.getByText("Die Anfrage ist zurückgezogen.")).toBeVisible();
});

test("closing a solved case needs no question", async () => {
  await openCase({ [CASE]: answered({ state: "solved" }), [CLOSE]: answered({ state: "closed" }) });
  await page.getByRole("button", { name: "Anfrage abschließen" }).click();
  await expect.element(page.getByText("Die Anfrage ist abgeschlossen.")).toBeVisible();
  await expect.element(page.getByText("Sie haben die Anfrage abgeschlossen.")).toBeVisible();
});

test("a case that can't be reopened stays as it is and says why", async () => {
  const error = { code: "service_case.not_possible_now", message: "Das geht gerade nicht." };
  await openCase({ [CASE]: answered({ state: "closed" }), [REOPEN]: { status: 409, body: { errors: [error] } } });
  const reopen = page.getByRole("button", { name: "Anfrage wieder öffnen" });
  await reopen.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Das geht gerade nicht.");
  await expect.element(reopen).not.toHaveAttribute("aria-busy");
});

test("a person who may only read sees the case without any control", async () => {
  setAccount(anAccount({ right: "read" }));
  await openCase({ [CASE]: answered() });
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(course).toHaveLength(1);
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
  await expect.poll(() => message.elements()).toEqual([]);
});

test("a case that does not exist is not tried again, and the way to the list stays", async () => {
  const error = { code: "service_case.not_found", message: "Diese Anfrage gibt es nicht." };
  await openCase({
    [CASE]: { status: 404, body: { errors: [error] } },
    "GET /api/customer/service-case/list": { body: { cases: [], total: 0 } },
  });
  await expect
    .element(page.getByRole("alert", { name: "Diese Anfrage konnte nicht geladen werden" }))
    .toMatchTextContent(/Diese Anfrage gibt es nicht\./);
  expect(page.getByRole("button", { name: "Erneut versuchen" }).elements()).toEqual([]);
  await page.getByRole("link", { name: "Alle Anfragen" }).click();
  await expect.poll(currentAddress).toBe(PAGE);
});

test("a case that can't be loaded can be tried again, and the way to the list stays", async () => {
  await openCase({
    [CASE]: [{ status: 500 }, answered()],
    "GET /api/customer/service-case/list": { body: { cases: [], total: 0 } },
  });
  await expect.element(page.getByRole("alert", { name: "Diese Anfrage konnte nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(course).toHaveLength(1);
  await page.getByRole("link", { name: "Alle Anfragen" }).click();
  await expect.poll(currentAddress).toBe(PAGE);
});
