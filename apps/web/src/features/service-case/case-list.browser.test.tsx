import type { ServiceCaseItem } from "@portal/contract/service-case/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { setAccount } from "../../platform/session/active-account.ts";
import { anAccount } from "../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { currentAddress, startAt } from "../../testing/address.ts";
import ServiceCasesPage from "./service-cases-page.tsx";

const LIST = "GET /api/customer/service-case/list";
const PAGE = "/kunde/firmendaten/anfragen-an-uns";

const anItem = (given: Partial<ServiceCaseItem> = {}): ServiceCaseItem => ({
  id: 100001,
  type: "invoice",
  subject: "Rechnung kam doppelt",
  state: "open",
  createdAt: "2026-11-16T08:00:00.000Z",
  changedAt: "2026-11-16T08:00:00.000Z",
  ...given,
});
const listed = (cases: ServiceCaseItem[], total = cases.length): ApiAnswer => ({ body: { cases, total } });

const search = page.getByRole("searchbox", { name: "Nach Wort oder Nummer suchen" });
const state = page.getByLabelText("Stand", { exact: true });
const rows = page.getByRole("region", { name: "Anfragen" }).getByRole("listitem");
const queries = async () =>
  (await commands.requestsOfApi()).filter(({ call }) => call === LIST).map(({ query }) => new URLSearchParams(query));

async function openList(answer: ApiAnswer | readonly ApiAnswer[], query = "") {
  await commands.answerApi({ [LIST]: answer });
  startAt(PAGE + query);
  await renderPart(<ServiceCasesPage />);
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a list that is on its way is announced, without filters", async () => {
  await openList({ held: true, ...listed([anItem()]) });
  await expect.element(page.getByRole("status")).toHaveTextContent("Wird geladen");
  await expect.element(search).not.toBeInTheDocument();
  await expect.poll(queries).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(page.getByRole("link", { name: "Rechnung kam doppelt" })).toBeVisible();
});

test("each case shows number, kind, state and a link to itself", async () => {
  await openList(
    listed([anItem(), anItem({ id: 100002, subject: "Neuer Vertrag", type: "contract", state: "waiting" })]),
  );
  await expect.element(page.getByText("2 Anfragen", { exact: true })).toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent(/Nr\. 100002 · Vertrag · gestellt .*Wartet auf Sie/);
  await page.getByRole("link", { name: "Neuer Vertrag" }).click();
  await expect.poll(currentAddress).toBe(`${PAGE}?anfrage=100002`);
});

test("a case that changed after it was made says when it changed", async () => {
  await openList(listed([anItem({ changedAt: "2026-11-17T08:00:00.000Z" })]));
  await expect.element(rows.getByText(/zuletzt geändert/)).toBeVisible();
  await expect.element(page.getByText("Eine Anfrage", { exact: true })).toBeVisible();
});

test("a company without cases sees what will appear here, and no filters", async () => {
  await openList(listed([]));
  await expect.element(page.getByRole("heading", { name: "Noch keine Anfragen" })).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Neue Anfrage" }).click();
  await expect.poll(currentAddress).toBe(`${PAGE}?neu=`);
});

test("Enter in the search keeps the chosen state and writes both into the address", async () => {
  await openList(listed([anItem()]), "?stand=waiting&seite=2");
  await search.fill(" doppelt ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(currentAddress).toBe(`${PAGE}?suche=doppelt&stand=waiting`);
  await expect.poll(queries).toHaveLength(2);
  const [before, after] = await queries();
  expect([before?.get("state"), before?.get("page")]).toEqual(["waiting", "2"]);
  expect([after?.get("state"), after?.get("search"), after?.get("page")]).toEqual(["waiting", "doppelt", "1"]);
});

test("choosing a state keeps the search, and choosing all states drops the state again", async () => {
  await openList(listed([anItem()]), "?suche=doppelt");
  await state.selectOptions("Gelöst");
  await expect.poll(currentAddress).toBe(`${PAGE}?suche=doppelt&stand=solved`);
  await state.selectOptions("Alle");
  await expect.poll(currentAddress).toBe(`${PAGE}?suche=doppelt`);
  await expect.poll(async () => (await queries()).length).toBeGreaterThan(1);
});

test("an emptied search field shows all cases at once, without Enter", async () => {
  await openList(listed([anItem()]), "?suche=doppelt");
  await expect.element(search).toHaveValue("doppelt");
  await search.fill("");
  await expect.poll(currentAddress).toBe(PAGE);
  await expect.poll(async () => (await queries()).length).toBeGreaterThan(1);
});

test("a search that finds nothing keeps its filters and leads back to all cases", async () => {
  await openList([listed([]), listed([anItem()])], "?suche=unbekannt");
  await expect.element(page.getByRole("heading", { name: "Keine passende Anfrage" })).toBeVisible();
  await expect.element(search).toHaveValue("unbekannt");
  await page.getByRole("link", { name: "Alle Anfragen zeigen" }).click();
  await expect.element(page.getByRole("link", { name: "Rechnung kam doppelt" })).toBeVisible();
});

test("a page beyond the last says that nothing fits, not that there are no cases", async () => {
  await openList(listed([], 3), "?seite=7");
  await expect.element(page.getByRole("heading", { name: "Keine passende Anfrage" })).toBeVisible();
});

test("21 cases have three pages; the next one keeps the filter", async () => {
  await openList(listed([anItem()], 21), "?stand=open");
  await expect.element(page.getByRole("link", { name: "Seite 3" })).toBeVisible();
  await page.getByRole("link", { name: "Nächste Seite" }).click();
  await expect.poll(currentAddress).toBe(`${PAGE}?stand=open&seite=2`);
  await expect.poll(async () => (await queries()).at(-1)?.get("page")).toBe("2");
});

test("the table download holds search, state and company", async () => {
  await openList(listed([anItem()]), "?suche=doppelt&stand=open");
  await expect
    .element(page.getByRole("link", { name: "Als Tabelle (CSV)" }))
    .toHaveAttribute("href", "/api/customer/service-case/list.csv?search=doppelt&state=open&accountId=4711");
});

test("a list that can't be loaded says so, and a second attempt shows it", async () => {
  await openList([{ status: 500 }, listed([anItem()])]);
  await expect
    .element(page.getByRole("alert", { name: "Ihre Anfragen konnten nicht geladen werden" }))
    .toMatchTextContent(/Das hat leider nicht geklappt/);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByRole("link", { name: "Rechnung kam doppelt" })).toBeVisible();
});

test.each(["", "?neu=invoice"])("a person who may only read gets the list at %j and no way to write", async (query) => {
  setAccount(anAccount({ right: "read" }));
  await openList(listed([]), query);
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(page.getByText(/^Fragen dieser Firma an uns erscheinen hier/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Neue Anfrage" })).not.toBeInTheDocument();
});
