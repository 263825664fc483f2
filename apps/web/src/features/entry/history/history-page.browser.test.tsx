import type { EntryChange } from "@portal/contract/entry/history/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { navigations, startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import HistoryPage from "./history-page.tsx";

const LOAD = "GET /api/customer/entry/history";
const UNDO = "POST /api/customer/entry/undo";
const ENTRY = "GET /api/customer/getSalesForceEntry";
const PATH = pathOf("entry_history");

const aChange = (id: number, given: Partial<EntryChange> = {}): EntryChange => ({
  id,
  part: "companyData",
  version: id,
  source: "owner",
  actorName: "Eva Sommer",
  changedAt: "2026-11-16T08:00:00.000Z",
  fields: [{ field: "Phone", before: "0221 1", after: "0221 2" }],
  undoable: true,
  undoesChangeId: null,
  fromGoogle: false,
  ...given,
});
const listed = (changes: readonly EntryChange[], hasMore = false): ApiAnswer => ({ body: { changes, hasMore } });

type Given = { query?: string; undo?: ApiAnswer };
async function openPage(load: ApiAnswer | readonly ApiAnswer[], { query = "", undo = {} }: Given = {}) {
  startAt(PATH + query);
  await commands.answerApi({ [LOAD]: load, [UNDO]: undo, [ENTRY]: { body: { entry: anEntry() } } });
  await renderPart(<HistoryPage />);
}
const queriesOf = async (wanted: string) =>
  (await commands.requestsOfApi())
    .filter(({ call }) => call === wanted)
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
const undoBodies = async () =>
  (await commands.requestsOfApi()).filter(({ call }) => call === UNDO).map(({ body }) => body);

const changes = page.getByRole("region", { name: "Änderungen", exact: true });
const undoButton = page.getByRole("button", { name: "Adresse und Kontakt: Telefon rückgängig machen" });
const undone: ApiAnswer = { body: { version: 8, changeId: 9, part: "companyData", fields: ["Phone"] } };
const dialog = page.getByRole("dialog", { name: "Ältere Änderung rückgängig machen?" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a change says who changed which part, with the old and the new value, and links to the field", async () => {
  await openPage(listed([aChange(7)]));
  await expect.element(changes.getByText(/^Eva Sommer, /)).toBeVisible();
  await expect.element(changes.getByRole("term")).toHaveTextContent("Telefon");
  const values = changes.getByRole("definition");
  await expect.element(values.nth(0)).toHaveTextContent("alt0221 1");
  await expect.element(values.nth(1)).toHaveTextContent("neu0221 2");
  await expect
    .element(changes.getByRole("link", { name: "Adresse und Kontakt" }))
    .toHaveAttribute("href", expect.stringMatching(/#companyData-Phone$/));
  await expect.element(page.getByRole("status")).toHaveTextContent("Eine Änderung");
});

test("a change of three fields is folded behind their number", async () => {
  const fields = (["Phone", "fax", "mobile"] as const).map((field) => ({ field, before: "", after: "0221 2" }));
  await openPage(listed([aChange(7, { fields })]));
  await expect.element(changes.getByText("nicht angegeben").first()).not.toBeVisible();
  await changes.getByText("3 Angaben geändert").click();
  await expect.element(changes.getByText("nicht angegeben").first()).toBeVisible();
});

test("of a list only what was removed and added is shown", async () => {
  const fields = [{ field: "trades", before: ["Maler", "Lackierer"], after: ["Maler", "Gerüstbau"] } as const];
  await openPage(listed([aChange(7, { part: "tradesData", fields: fields.map((one) => ({ ...one })) })]));
  const values = changes.getByRole("definition");
  await expect.element(values.nth(0)).toHaveTextContent("entferntLackierer");
  await expect.element(values.nth(1)).toHaveTextContent("neuGerüstbau");
});

test.each([
  ["import", "Datenabgleich"],
  ["support", "Kundendienst"],
  ["editor", "Jemand aus Ihrer Firma"],
] as const)("a change by %s without a name reads %s", async (source, who) => {
  await openPage(listed([aChange(7, { source, actorName: null })]));
  await expect.element(changes.getByText(new RegExp(`^${who}, `))).toBeVisible();
});

test("a change that can't be undone, and one that undid another, say so without a button", async () => {
  await openPage(listed([aChange(7, { undoable: false, undoesChangeId: 5 })]));
  await expect.element(changes.getByText("· rückgängig gemacht")).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
});

test("a change that another one has undone offers no undo, until that one is undone, too", async () => {
  const undoing = aChange(8, { undoesChangeId: 7 });
  await openPage(listed([undoing, aChange(7)]));
  await expect.element(changes.getByText("· gilt nicht mehr")).toBeVisible();
  await expect.poll(() => undoButton.elements().length).toBe(1);
});

test("the filters of the address are chosen, sent with the call and with the file", async () => {
  await openPage(listed([]), { query: "?wer=import&teil=payments&von=2026-01-01&bis=2026-03-31&seite=2" });
  await expect.element(page.getByLabelText("Wer")).toHaveValue("import");
  await expect.element(page.getByLabelText("Bereich")).toHaveValue("payments");
  await expect.element(page.getByLabelText("Von", { exact: true })).toHaveValue("2026-01-01");
  await expect.element(page.getByLabelText("Bis", { exact: true })).toHaveValue("2026-03-31");
  const filter = { source: "import", part: "payments", from: "2026-01-01", to: "2026-03-31" };
  await expect.poll(() => queriesOf(LOAD)).toEqual([{ ...filter, limit: "20", accountId: "4711" }]);
  const file = page.getByRole("link", { name: "Als Tabelle (CSV)" }).element() as HTMLAnchorElement;
  expect(Object.fromEntries(new URL(file.href).searchParams)).toEqual({ ...filter, accountId: "4711" });
});

test("a chosen author goes to the address and loads again; 'Alle' takes it out", async () => {
  await openPage(listed([aChange(7)]));
  const who = page.getByLabelText("Wer");
  await who.selectOptions("Inhaber");
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?wer=owner`);
  await expect.poll(async () => (await queriesOf(LOAD)).at(-1)).toMatchObject({ source: "owner" });
  await who.selectOptions("Alle");
  await expect.poll(() => navigations().at(-1)?.href).toBe(PATH);
});

test("a preset period replaces own days, and keeps the other filters", async () => {
  await openPage(listed([]), { query: "?wer=owner&von=2026-01-05&bis=2026-01-06" });
  const from = addDays(berlinDate(Date.now()), -6);
  await page.getByLabelText("Zeitraum").selectOptions("Letzte 7 Tage");
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?wer=owner&von=${from}`);
  await expect.element(page.getByLabelText("Von", { exact: true })).not.toBeInTheDocument();
});

test("own days: the fields appear, and a typed day goes to the address", async () => {
  await openPage(listed([]));
  await page.getByLabelText("Zeitraum").selectOptions("Von … bis …");
  await page.getByLabelText("Von", { exact: true }).fill("2026-01-05");
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?von=2026-01-05`);
});

test("nothing fits the filter: the page says so and links to all changes", async () => {
  await openPage([listed([]), listed([aChange(7)])], { query: "?wer=support" });
  await expect.element(page.getByRole("heading", { name: "Keine passenden Änderungen" })).toBeVisible();
  await page.getByRole("link", { name: "Alle Änderungen zeigen" }).click();
  await expect.element(changes).toBeVisible();
  await expect.poll(() => navigations().at(-1)?.href).toBe(PATH);
});

test("an entry without changes explains what will be here", async () => {
  await openPage(listed([]));
  await expect.element(page.getByRole("heading", { name: "Noch keine Änderungen" })).toBeVisible();
});

test("changes that can't be loaded are loaded when asked again", async () => {
  await openPage([{ status: 500 }, listed([aChange(7)])]);
  const failure = page.getByRole("alert", { name: "Die Änderungen konnten nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(changes).toBeVisible();
});

test("more changes are asked for below the last one shown, and the number of all is said", async () => {
  await openPage([listed([aChange(7), aChange(6)], true), listed([aChange(5)])]);
  await expect.element(page.getByRole("status")).toHaveTextContent("Die neuesten 2 Änderungen");
  const more = page.getByRole("button", { name: "Mehr anzeigen" });
  await more.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("3 Änderungen");
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(async () => (await queriesOf(LOAD)).map(({ before }) => before)).toEqual([undefined, "6"]);
});

test("the newest change is undone without a question, and the message names the field", async () => {
  await openPage(listed([aChange(7)]), { undo: undone });
  await undoButton.click();
  await expect.element(page.getByText("Rückgängig gemacht: Telefon.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(undoBodies).toEqual([{ changeId: 7 }]);
});

test("an undo that changed nothing says so", async () => {
  await openPage(listed([aChange(7)]), { undo: { body: { ...(undone.body as object), changeId: null } } });
  await undoButton.click();
  await expect.element(page.getByText("Es gilt schon, was vor dieser Änderung galt.")).toBeVisible();
});

test("an undo that reverts later changes asks first, whatever the filter hides", async () => {
  await openPage([listed([aChange(5)]), listed([aChange(7), aChange(5)])], { query: "?wer=owner", undo: undone });
  await undoButton.click();
  await expect.element(dialog.getByText(/Danach wurde noch einmal geändert: Telefon\./)).toBeVisible();
  await expect.element(dialog.getByRole("definition").nth(1)).toHaveTextContent("neu0221 1");
  expect(await undoBodies()).toEqual([]);
  await dialog.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect.element(page.getByText("Rückgängig gemacht: Telefon.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(undoBodies).toEqual([{ changeId: 5 }]);
});

test("cancelling the question undoes nothing", async () => {
  await openPage([listed([aChange(5)]), listed([aChange(7), aChange(5)])], { undo: undone });
  await undoButton.click();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await undoBodies()).toEqual([]);
});

test("a refused undo shows the server's sentence", async () => {
  const message = "Diese Änderung lässt sich nicht mehr rückgängig machen.";
  await openPage(listed([aChange(7)]), { undo: refused("entry.change_not_undoable", { message }) });
  await undoButton.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
});

test("people who may only read see the changes and no undo", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage(listed([aChange(7)]));
  await expect.element(changes).toBeVisible();
  await expect.element(page.getByText("Sie können diesen Eintrag ansehen, aber nicht ändern")).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
});
