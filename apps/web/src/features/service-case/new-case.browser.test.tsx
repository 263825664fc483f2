import type { ServiceCase } from "@portal/contract/service-case/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { setAccount } from "../../platform/session/active-account.ts";
import { anAccount } from "../../testing/an-account.ts";
import { COMPANY_ID } from "../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { readDraft, writeDraft } from "../../platform/forms/drafts.ts";
import { draftKey } from "../../platform/session/browser-storage.ts";
import { currentAddress, startAt } from "../../testing/address.ts";
import { emptyDraft } from "./draft.ts";
import ServiceCasesPage from "./service-cases-page.tsx";

const CREATE = "POST /api/customer/service-case/create/invoice";
const CHECK = "POST /api/customer/suggest/phone-number";
const PAGE = "/kunde/firmendaten/anfragen-an-uns";

const made: ServiceCase = {
  id: 100007,
  type: "invoice",
  subject: "Rechnung kam doppelt",
  state: "open",
  createdAt: "2026-11-16T08:00:00.000Z",
  changedAt: "2026-11-16T08:00:00.000Z",
  reference: "",
  wantsCall: false,
  phone: "",
  entries: [],
};

const kind = page.getByLabelText("Worum geht es?");
const subject = page.getByLabelText("Betreff");
const text = page.getByLabelText("Ihre Nachricht");
const send = page.getByRole("button", { name: "Anfrage senden" });
const callsOf = async (wanted: string) => (await commands.requestsOfApi()).filter(({ call }) => call === wanted);
const sent = () => callsOf(CREATE);

const KEY = draftKey(aUser().user_id, `${COMPANY_ID}.new-case`);

async function openForm(answer: ApiAnswer | readonly ApiAnswer[], query = "?neu=invoice") {
  await commands.answerApi({ [CREATE]: answer });
  startAt(PAGE + query);
  await renderPart(<ServiceCasesPage />);
}
async function fillIn() {
  await subject.fill("Rechnung kam doppelt");
  await text.fill("Bitte prüfen.");
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => {
  setAccount(anAccount());
});

test("a sent case opens by its number, is confirmed, and leaves no draft", async () => {
  await openForm({ body: { serviceCase: made } });
  await page.getByLabelText(/^Rechnungsnummer/).fill("R-7");
  await fillIn();
  await send.click();
  await expect.element(page.getByText("Ihre Anfrage Nr. 100007 ist angekommen.")).toBeVisible();
  await expect.poll(currentAddress).toBe(`${PAGE}?anfrage=100007`);
  await expect.element(page.getByRole("heading", { level: 1, name: "Rechnung kam doppelt" })).toBeVisible();
  await expect.poll(() => readDraft(KEY)).toBeNull();
  await expect.poll(sent).toMatchObject([
    {
      body: { subject: "Rechnung kam doppelt", text: "Bitte prüfen.", reference: "R-7", wantsCall: false, phone: "" },
    },
  ]);
});

test("a second press while the case is on its way sends nothing", async () => {
  await openForm({ held: true, body: { serviceCase: made } });
  await fillIn();
  await send.click();
  await expect.element(send).toHaveAttribute("aria-busy", "true");
  await send.click({ force: true });
  await expect.poll(sent).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(page.getByText("Ihre Anfrage Nr. 100007 ist angekommen.")).toBeVisible();
  await expect.poll(sent).toHaveLength(1);
});

test("a case whose answer was lost keeps its text and is sent again under the same key", async () => {
  await openForm([{ offline: true }, { body: { serviceCase: made } }]);
  await fillIn();
  await send.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fehler: Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(text).toHaveValue("Bitte prüfen.");
  await send.click();
  await expect.element(page.getByText("Ihre Anfrage Nr. 100007 ist angekommen.")).toBeVisible();
  const keys = (await sent()).map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("without a kind nothing is sent, and the focus goes to the kind with its message", async () => {
  await openForm({}, "?neu=");
  await fillIn();
  await send.click();
  await expect.element(kind).toHaveFocus();
  await expect.element(kind).toHaveAccessibleDescription("Bitte wählen Sie aus, worum es geht.");
  expect(await sent()).toEqual([]);
  await kind.selectOptions("Etwas anderes");
  await expect.element(kind).not.toHaveAttribute("aria-invalid");
});

test("a field that the server refuses gets message and focus, and nothing typed is lost", async () => {
  const message = "Bitte schreiben Sie uns, worum es geht.";
  await openForm({ status: 400, body: { errors: [{ code: "request.invalid", field: "text", message }] } });
  await subject.fill("Rechnung kam doppelt");
  await send.click();
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription(message);
  await expect.element(subject).toHaveValue("Rechnung kam doppelt");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a wish for a call asks for the number and sends it", async () => {
  await openForm({ body: { serviceCase: made } });
  const phone = page.getByLabelText("Telefonnummer");
  await expect.element(phone).not.toBeInTheDocument();
  await page.getByLabelText("Bitte rufen Sie mich an").click();
  await phone.fill("0221 123456");
  await fillIn();
  await send.click();
  await expect.poll(sent).toMatchObject([{ body: { wantsCall: true, phone: "0221 123456" } }]);
});

test("what is typed while the number is checked stays", async () => {
  await commands.answerApi({ [CHECK]: { body: { hint: "", grouped: "0221 1234567" }, held: true } });
  startAt(`${PAGE}?neu=invoice`);
  await renderPart(<ServiceCasesPage />);
  await page.getByLabelText("Bitte rufen Sie mich an").click();
  const phone = page.getByLabelText("Telefonnummer");
  await phone.fill("02211234567");
  await userEvent.tab();
  await expect.poll(() => callsOf(CHECK)).toHaveLength(1);
  await fillIn();
  await commands.releaseApi();
  await expect.element(phone).toHaveValue("0221 1234567");
  await expect.element(subject).toHaveValue("Rechnung kam doppelt");
  await expect.element(text).toHaveValue("Bitte prüfen.");
});

test("typed text is kept as a draft, and the form says so", async () => {
  await openForm({});
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent("");
  await text.fill("Bitte prüfen.");
  await expect.element(status).toHaveTextContent("Als Entwurf in diesem Browser gesichert");
  await expect.poll(() => readDraft(KEY)?.value).toMatchObject({ type: "invoice", text: "Bitte prüfen." });
});

test("an earlier draft comes back in place of the address's kind; discarding it empties the form", async () => {
  writeDraft(KEY, { ...emptyDraft("contract", "V-1"), subject: "Kündigung" });
  await openForm({});
  await expect.element(page.getByText(/^Entwurf von heute, .* wiederhergestellt$/)).toBeVisible();
  await expect.element(kind).toHaveValue("contract");
  await expect.element(subject).toHaveValue("Kündigung");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(kind).toHaveValue("invoice");
  await expect.element(subject).toHaveValue("");
  await expect.element(page.getByText(/^Entwurf von heute, .* wiederhergestellt$/)).not.toBeInTheDocument();
  await expect.poll(() => readDraft(KEY)).toBeNull();
});

test("the address fills in kind and reference, and another kind empties the reference", async () => {
  await openForm({}, "?neu=invoice&bezug=R-2026-11");
  await expect.element(page.getByLabelText(/^Rechnungsnummer/)).toHaveValue("R-2026-11");
  await kind.selectOptions("Vertrag");
  await expect.element(page.getByLabelText(/^Vertragsnummer/)).toHaveValue("");
});

test("a question about a product offers the active products; without one it asks for text", async () => {
  const product = (code: string, Status__c: "Produced" | "Inactive") => ({
    Stock_Keeping_Unit__c: code,
    Status__c,
    type_details: {},
  });
  setAccount(anAccount({ products: [product("Aktives Produkt", "Produced"), product("Altes Produkt", "Inactive")] }));
  await openForm({}, "?neu=product");
  const options = page.getByLabelText(/^Produkt/).getByRole("option");
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(["Nicht angegeben", "Weiteres Produkt (Aktives Produkt)"]);
  setAccount(anAccount());
  await expect.element(page.getByRole("textbox", { name: /^Produkt/ })).toBeVisible();
});
