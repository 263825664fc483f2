import type { ObjectionItem } from "@portal/contract/ratings/objections/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import ObjectionsPage from "./objections-page.tsx";

const LIST = "GET /api/wkdb/ratings/objections/list";
const PAGE = pathOf("ratings_objections");
const INSULT: ObjectionItem = {
  id: 500_017,
  reason: "insult",
  state: "in_review",
  outcome: null,
  company: "Brandt Bedachungen",
  stars: 1,
  createdAt: "2026-03-02T09:00:00.000Z",
  changedAt: "2026-03-02T10:00:00.000Z",
  dueOn: "2026-03-16",
};
const listed = (objections: ObjectionItem[], total = objections.length): ApiAnswer => ({ body: { objections, total } });
const search = page.getByRole("searchbox", { name: "Einwände durchsuchen" });
const file = page.getByRole("link", { name: "Als Tabelle (CSV)" });
const queries = async () =>
  (await commands.requestsOfApi()).filter(({ call }) => call === LIST).map(({ query }) => new URLSearchParams(query));

async function open(answers: readonly ApiAnswer[], query = "") {
  await commands.answerApi({ [LIST]: answers });
  startAt(PAGE + query);
  await renderPart(<ObjectionsPage />);
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a search asks for its words, is in the address and narrows the file; pages keep it", async () => {
  await open([listed([INSULT], 30), listed([INSULT], 12)]);
  await expect.element(page.getByText("30 Einwände")).toBeVisible();
  await search.fill(" Schmähung ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("12 Einwände")).toBeVisible();
  expect(currentAddress()).toBe(`${PAGE}?suche=Schmähung`);
  expect((await queries()).map((query) => [query.get("search"), query.get("page")])).toEqual([
    ["", "1"],
    ["Schmähung", "1"],
  ]);
  await expect
    .element(file)
    .toHaveAttribute("href", `/api/wkdb/ratings/objections.csv?search=Schm%C3%A4hung&accountId=${COMPANY_ID}`);
  const second = page.getByRole("link", { name: /Seite 2|^2$/ }).first();
  await expect.element(second).toHaveAttribute("href", `${PAGE}?suche=Schm%C3%A4hung&seite=2`);
});

test("a search that finds nothing says where it looked, and shows all again", async () => {
  await open([listed([]), listed([INSULT])], "?suche=Otto");
  await expect.element(page.getByRole("heading", { name: "Kein Einwand passt zu dieser Suche" })).toBeVisible();
  await expect.element(file).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Alle Einwände zeigen" }).click();
  await expect.element(page.getByText("Ein Einwand", { exact: true })).toBeVisible();
  expect(currentAddress()).toBe(PAGE);
});

test("without any objection there is no search", async () => {
  await open([listed([])]);
  await expect.element(page.getByRole("heading", { name: "Noch keine Einwände" })).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
});
