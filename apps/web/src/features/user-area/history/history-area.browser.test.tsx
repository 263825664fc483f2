import type { LatestSearch, ViewedEntry } from "@portal/contract/user-area/history";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { navigations, startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { HistoryArea } from "./history-area.tsx";

const VIEWS = "GET /api/user/recentlyViewedEntries/getRecentlyViewedEntries";
const DELETE_VIEW = "DELETE /api/user/recentlyViewedEntries/deleteRecentlyViewedEntry";
const RESTORE_VIEW = "POST /api/user/recentlyViewedEntries/restoreRecentlyViewedEntry";
const SEARCHES = "GET /api/user/latest-search/retrieve";
const DELETE_SEARCH = "DELETE /api/user/latest-search/delete";

const AT = "2026-11-16T08:00:00.000Z";
const view = (given: Partial<ViewedEntry["company"]> = {}): ViewedEntry => ({
  sequenceNumber: 1,
  timestamp: AT,
  company: { id: 1001, name: "Bäckerei Müller", city: "Köln", ...given },
});
const search: LatestSearch = { timestamp: AT, what: "Maler", where: "Köln" };
const views = (entries: ViewedEntry[], total = entries.length) => ({ body: { entries, total } });
const searches = (...found: LatestSearch[]) => ({ body: { searches: found } });

const viewed = page.getByRole("group", { name: "Angesehene Einträge" });
const searched = page.getByRole("group", { name: "Suchen" });
const deleteView = page.getByRole("button", { name: "Bäckerei Müller aus der Liste löschen" });
const messages = page.getByRole("region", { name: "Meldungen" });
const undo = messages.getByRole("button", { name: "Rückgängig machen" });
const queriesOf = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ query }) => query);

beforeEach(() => startAt("/benutzer?bereich=verlauf"));

test("lists that are empty say how something comes into them", async () => {
  await commands.answerApi({ [VIEWS]: views([]), [SEARCHES]: searches() });
  await renderPart(<HistoryArea />);
  await expect.element(viewed.getByRole("heading", { name: "Noch keine Einträge" })).toBeVisible();
  await expect.element(searched.getByRole("heading", { name: "Noch keine Suchen" })).toBeVisible();
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
});

test("a viewed entry leads to its public page, with the city if it has one", async () => {
  const without = { ...view({ id: 1002, name: "Ohne Ort", city: "" }), timestamp: "2026-11-15T08:00:00.000Z" };
  await commands.answerApi({ [VIEWS]: views([view(), without]), [SEARCHES]: searches() });
  await renderPart(<HistoryArea />);
  await expect.element(viewed.getByRole("listitem").nth(0)).toMatchTextContent(/^Bäckerei MüllerKöln, /u);
  await expect.element(viewed.getByRole("listitem").nth(1)).not.toMatchTextContent(/, /u);
  await expect.element(page.getByRole("link", { name: "Bäckerei Müller" })).toHaveAttribute("href", "/eintrag/1001");
});

test("a deleted entry leaves the list, the focus goes to the list, and undoing brings the entry back", async () => {
  await commands.answerApi({
    [VIEWS]: [views([view()]), views([]), views([view()])],
    [SEARCHES]: searches(),
    [DELETE_VIEW]: { body: {} },
    [RESTORE_VIEW]: { body: {} },
  });
  await renderPart(<HistoryArea />);
  await deleteView.click();
  await expect.element(viewed.getByRole("heading", { name: "Noch keine Einträge" })).toBeVisible();
  await expect.element(viewed).toHaveFocus();
  await undo.click();
  await expect.element(deleteView).toBeVisible();
  await expect.element(messages).toHaveTextContent("Wieder da.");
  await expect.poll(() => queriesOf(DELETE_VIEW)).toEqual([`?timestamp=${encodeURIComponent(AT)}`]);
  await expect
    .poll(async () => (await commands.requestsOfApi()).find(({ call }) => call === RESTORE_VIEW)?.body)
    .toEqual({ timestamp: AT });
});

test("an entry that can't be deleted stays, and the reason is said aloud without an offer to undo", async () => {
  await commands.answerApi({ [VIEWS]: views([view()]), [SEARCHES]: searches(), [DELETE_VIEW]: { offline: true } });
  await renderPart(<HistoryArea />);
  await deleteView.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(deleteView).toBeEnabled();
  await expect.element(undo).not.toBeInTheDocument();
});

test("an entry that can't be restored says why", async () => {
  await commands.answerApi({
    [VIEWS]: [views([view()]), views([])],
    [SEARCHES]: searches(),
    [DELETE_VIEW]: { body: {} },
    [RESTORE_VIEW]: refused("request.invalid", { message: "Diesen Eintrag gibt es nicht mehr." }),
  });
  await renderPart(<HistoryArea />);
  await deleteView.click();
  await undo.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Diesen Eintrag gibt es nicht mehr.");
});

test("while an entry is being deleted, its button is disabled", async () => {
  await commands.answerApi({
    [VIEWS]: views([view()]),
    [SEARCHES]: searches(),
    [DELETE_VIEW]: { held: true, body: {} },
  });
  await renderPart(<HistoryArea />);
  await deleteView.click();
  await expect.element(deleteView).toBeDisabled();
  await releaseCall(DELETE_VIEW);
  await expect.element(deleteView).toBeEnabled();
});

test("the sixth entry is on page 2, which the address names and the server is asked for", async () => {
  await commands.answerApi({ [VIEWS]: views([view()], 6), [SEARCHES]: searches() });
  await renderPart(<HistoryArea />);
  await page.getByRole("link", { name: "Seite 2", exact: true }).click();
  await expect.poll(() => queriesOf(VIEWS)).toEqual(["?page=1", "?page=2"]);
  await expect.poll(navigations).toMatchObject([{ href: "/benutzer?bereich=verlauf&seite=2" }]);
});

test("a page after the last one leads to the first", async () => {
  startAt("/benutzer?bereich=verlauf&seite=9");
  await commands.answerApi({ [VIEWS]: views([], 3), [SEARCHES]: searches() });
  await renderPart(<HistoryArea />);
  await expect.element(viewed.getByRole("heading", { name: "Diese Seite ist leer" })).toBeVisible();
  await viewed.getByRole("link", { name: "Zur ersten Seite" }).click();
  await expect.poll(navigations).toMatchObject([{ href: "/benutzer?bereich=verlauf" }]);
});

test.each([
  [search, "Maler in Köln"],
  [{ ...search, where: "" }, "Maler"],
])("the search %j is called %s, also by the button that deletes it", async (found, words) => {
  await commands.answerApi({
    [VIEWS]: views([]),
    [SEARCHES]: [searches(found), searches()],
    [DELETE_SEARCH]: { body: {} },
  });
  await renderPart(<HistoryArea />);
  await expect.element(searched.getByText(words, { exact: true })).toBeVisible();
  await searched.getByRole("button", { name: `Suche „${words}“ löschen` }).click();
  await expect.element(searched.getByRole("heading", { name: "Noch keine Suchen" })).toBeVisible();
  await expect.element(searched).toHaveFocus();
});

test("one list that can't be loaded leaves the other, and a second attempt shows it", async () => {
  await commands.answerApi({ [VIEWS]: [{ status: 500 }, views([view()])], [SEARCHES]: searches(search) });
  await renderPart(<HistoryArea />);
  const failure = page.getByRole("alert", { name: "Ihre angesehenen Einträge konnten nicht geladen werden" });
  await expect.element(failure).toBeVisible();
  await expect.element(searched.getByText("Maler in Köln", { exact: true })).toBeVisible();
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(deleteView).toBeVisible();
});
