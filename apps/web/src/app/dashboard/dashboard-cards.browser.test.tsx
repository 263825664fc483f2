import type { ProductItem } from "@portal/contract/account/calls";
import type { EntryChange } from "@portal/contract/entry/history/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { startAt } from "../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { ProductsSection } from "./products-section.tsx";
import { RecentChanges } from "./recent-changes.tsx";

const HISTORY = "GET /api/customer/entry/history";

const product = (code: string, status: ProductItem["Status__c"]): ProductItem => ({
  Stock_Keeping_Unit__c: code,
  Status__c: status,
  type_details: {},
});
beforeAll(() => startSessionAs(aUser()));
beforeEach(() => startAt("/"));

test.each([
  [[], "Sobald Sie ein Produkt bestellt haben, sehen Sie hier, wie es darum steht."],
  [[product("TV", "Inactive")], "Ein früheres Produkt ist beendet und wird hier nicht gezeigt."],
  [
    [product("TV", "Inactive"), product("ENTRY", "Inactive")],
    "2 frühere Produkte sind beendet und werden hier nicht gezeigt.",
  ],
])("without an active product of %j the section says: %s", async (products, text) => {
  await renderPart(<ProductsSection products={products} />);
  await expect.element(page.getByRole("heading", { name: "Gerade kein aktives Produkt" })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

test("an active product shows its name and status, an ended one is only counted", async () => {
  await renderPart(<ProductsSection products={[product("ENTRY", "Produced"), product("TV", "Inactive")]} />);
  await expect.element(page.getByText("Branchenbucheintrag").first()).toBeVisible();
  await expect.element(page.getByText("Wird eingerichtet")).toBeVisible();
  await expect.element(page.getByText(/^Ein früheres Produkt ist beendet/u)).toBeVisible();
});

const change: EntryChange = {
  id: 3,
  part: "payments",
  version: 2,
  source: "support",
  actorName: null,
  changedAt: "2026-11-16T08:00:00.000Z",
  fields: [],
  undoable: true,
  undoesChangeId: 2,
  fromGoogle: false,
};
const changes = page.getByRole("region", { name: "Letzte Änderungen" });

test("a change names who made it and that it undid another; a link leads to all of them", async () => {
  await commands.answerApi({ [HISTORY]: { body: { changes: [change], hasMore: false } } });
  await renderPart(<RecentChanges changes={[]} />);
  await expect.element(changes.getByRole("listitem")).toMatchTextContent(/· rückgängig gemacht.*Kundendienst, /u);
  await expect.element(changes.getByRole("link", { name: "Verlauf des Eintrags" })).toBeVisible();
  await expect.poll(async () => (await commands.requestsOfApi())[0]?.query).toMatch(/limit=3/u);
});

test("what a customer did is not the provider's", async () => {
  await commands.answerApi({ [HISTORY]: { body: { changes: [], hasMore: false } } });
  const written = { id: 7, text: "Ein Kunde hat geschrieben", at: "2026-11-16T08:00:00.000Z", by: "customer" } as const;
  await renderPart(<RecentChanges changes={[written]} />);
  await expect.element(changes.getByRole("listitem")).toMatchTextContent(/Ein Kunde hat geschrieben.*Kunde, /u);
});

test("an entry without changes says what will be here, without a link to an empty list", async () => {
  await commands.answerApi({ [HISTORY]: { body: { changes: [], hasMore: false } } });
  await renderPart(<RecentChanges changes={[]} />);
  await expect.element(changes.getByRole("heading", { name: "Noch keine Änderungen" })).toBeVisible();
  await expect.element(changes.getByRole("link")).not.toBeInTheDocument();
});

test("changes that can't be loaded say so, and a second attempt shows them", async () => {
  await commands.answerApi({ [HISTORY]: [{ status: 500 }, { body: { changes: [change], hasMore: false } }] });
  await renderPart(<RecentChanges changes={[]} />);
  await expect.element(page.getByRole("alert", { name: "Die Änderungen konnten nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(changes.getByRole("listitem")).toHaveLength(1);
});

test("changes of products stand among those of the entry, newest first, five at most", async () => {
  await commands.answerApi({ [HISTORY]: { body: { changes: [change], hasMore: false } } });
  const logged = [17, 15, 14, 13, 12].map((day) => ({
    id: day,
    text: `Vom ${day}.`,
    at: `2026-11-${day}T08:00:00.000Z`,
    by: "me" as const,
  }));
  await renderPart(<RecentChanges changes={logged} />);
  await expect.element(changes.getByRole("listitem")).toHaveLength(5);
  await expect.element(changes.getByRole("listitem").nth(0)).toMatchTextContent(/Vom 17\..*Sie, /u);
  await expect.element(changes.getByRole("listitem").nth(1)).toMatchTextContent(/Kundendienst/u);
});
