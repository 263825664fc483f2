import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswers } from "../../../vitest/api-commands.ts";
import { hasUnsavedChanges } from "../../platform/forms/unsaved-changes.ts";
import { startAt } from "../../testing/address.ts";
import { anEntry } from "../../testing/an-entry.ts";
import { renderPart } from "../../testing/logged-in.tsx";
import { refused } from "../../testing/refused.ts";
import { releaseCall } from "../../testing/release-call.ts";
import ReportMistakePage from "./report-mistake-page.tsx";

const ENTRY = "GET /api/entry/public/4711";
const SEND = "POST /api/mws/call-ugc";

const kinds = page.getByRole("group", { name: "Was stimmt nicht?" });
const text = page.getByRole("textbox", { name: "Wie ist es richtig?" });
const email = page.getByRole("textbox", { name: "Ihre E-Mail-Adresse (optional)" });
const send = page.getByRole("button", { name: "Hinweis senden" });
const sent = async () => (await commands.requestsOfApi()).filter(({ call }) => call === SEND).map(({ body }) => body);

async function show(answers: ApiAnswers = {}) {
  await commands.answerApi({ [ENTRY]: { body: { entry: anEntry() } }, ...answers });
  await renderPart(<ReportMistakePage />);
  await expect.element(text).toBeVisible();
}

beforeEach(() => startAt("/ugc?firma=4711"));

test("the page names company and address, so that people see what they report", async () => {
  await show();
  await expect.element(page.getByText("Malerbetrieb Sommer, Lindenstraße 12, 50667 Köln")).toBeVisible();
});

test("kind, text and trimmed address are sent, and the answer's number is shown with a way back", async () => {
  await show({ [SEND]: { body: { contribution: { id: 88 } } } });
  await page.getByRole("radio", { name: "Telefonnummer stimmt nicht" }).click();
  await text.fill("Die Nummer ist jetzt 030 1234567.");
  await email.fill(" ich@demo.example ");
  await expect.poll(hasUnsavedChanges).toBe(true);
  await send.click();
  const thanks = page.getByRole("status").filter({ hasText: "Danke, Ihr Hinweis ist angekommen" });
  await expect.element(thanks).toMatchTextContent(/die Nummer 88\./u);
  await expect.element(thanks.getByRole("link", { name: "Zum Eintrag" })).toHaveAttribute("href", "/eintrag/4711");
  await expect.poll(hasUnsavedChanges).toBe(false);
  await expect
    .poll(sent)
    .toEqual([
      { companyId: 4711, kind: "phone", text: "Die Nummer ist jetzt 030 1234567.", email: "ich@demo.example" },
    ]);
});

test("a missing kind is said at the choice, with the focus in it, and the text stays", async () => {
  await show({
    [SEND]: refused("request.invalid", { message: "Bitte wählen Sie aus, was nicht stimmt.", field: "kind" }),
  });
  await text.fill("Alles falsch");
  await send.click();
  await expect.element(kinds).toHaveAccessibleDescription("Bitte wählen Sie aus, was nicht stimmt.");
  await expect.element(page.getByRole("radio", { name: "Telefonnummer stimmt nicht" })).toHaveFocus();
  await expect.element(text).toHaveValue("Alles falsch");
});

test("without connection the text stays and leaving the page would ask first", async () => {
  await show({ [SEND]: { offline: true } });
  await text.fill("Alles falsch");
  await send.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fehler: Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(text).toHaveValue("Alles falsch");
  await expect.poll(hasUnsavedChanges).toBe(true);
});

test("two presses on the button send one report", async () => {
  await show({ [SEND]: { held: true, body: { contribution: { id: 88 } } } });
  await text.fill("Alles falsch");
  await send.click();
  await expect.element(send).toHaveAttribute("aria-busy", "true");
  (send.element() as HTMLElement).click();
  await releaseCall(SEND);
  await expect.element(page.getByText(/die Nummer 88/u)).toBeVisible();
  await expect.poll(sent).toHaveLength(1);
});

test.each(["/ugc", "/ugc?firma=abc", "/ugc?firma=-1"])(
  "%s names no company: the page explains where the report begins and asks the server nothing",
  async (address) => {
    startAt(address);
    await commands.answerApi({});
    await renderPart(<ReportMistakePage />);
    await expect
      .element(page.getByRole("heading", { name: "Zu welcher Firma möchten Sie etwas melden?" }))
      .toBeVisible();
    expect(await commands.requestsOfApi()).toEqual([]);
  },
);

test("a company that does not exist gets the same explanation with the phone number", async () => {
  await commands.answerApi({ [ENTRY]: { status: 404 } });
  await renderPart(<ReportMistakePage />);
  await expect.element(page.getByRole("heading", { name: "Zu welcher Firma möchten Sie etwas melden?" })).toBeVisible();
  await expect.element(page.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^tel:/u));
});

test("an entry that can't be loaded says so, and a second attempt shows the form", async () => {
  await commands.answerApi({ [ENTRY]: [{ status: 500 }, { body: { entry: anEntry() } }] });
  await renderPart(<ReportMistakePage />);
  await expect.element(page.getByRole("alert", { name: "Der Eintrag konnte nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(text).toBeVisible();
});
