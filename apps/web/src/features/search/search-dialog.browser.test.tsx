import type { SearchAnswer } from "@portal/contract/search/calls";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { clearPersonalStorage } from "../../platform/session/browser-storage.ts";
import { sessionState } from "../../platform/session/session-store.ts";
import { currentAddress, startAt } from "../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import SearchDialog from "./search-dialog.tsx";

const SEARCH = "GET /api/customer/search";
const field = page.getByRole("combobox", { name: /suchen/i });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const onClose = vi.fn();

const RATING: SearchAnswer = {
  groups: [
    {
      key: "ratings",
      label: "Bewertungen",
      hits: [
        {
          key: "7",
          title: "4 Sterne von K. Müller",
          detail: "Rohrbruch",
          place: { page: "ratings_manage", query: { bewertung: "7" }, place: "" },
        },
      ],
      all: null,
    },
  ],
  missing: [],
};

async function openSearch(answer: ApiAnswer = { body: { groups: [], missing: [] } }) {
  await commands.answerApi({ [SEARCH]: answer });
  startAt("/");
  const session = sessionState();
  if (session.kind !== "logged-in") throw new Error("nobody is logged in");
  return renderPart(<SearchDialog session={session} onClose={onClose} />);
}
const requests = async () => (await commands.requestsOfApi()).filter(({ call }) => call === SEARCH);

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => {
  onClose.mockReset();
  localStorage.removeItem("portal.searches-7");
});

test("the field has the focus, and one character asks nobody", async () => {
  await openSearch();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("m");
  await expect.element(page.getByText("Sie finden hier Seiten", { exact: false })).toBeVisible();
  expect(await requests()).toEqual([]);
});

test("a record is marked, announced and opened by Enter; the search is remembered", async () => {
  const { rerender } = await openSearch({ body: RATING });
  await userEvent.keyboard("mueller");
  await expect.element(option(/4 Sterne/)).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("status")).toHaveTextContent("1 Treffer");
  expect(document.querySelector("mark")?.textContent).toBe("Müller");
  expect(await requests()).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  await expect.poll(currentAddress).toBe("/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten?bewertung=7");
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem("portal.searches-7")).toBe('["mueller"]');
  await rerender(<></>);
  clearPersonalStorage({ visit: true, drafts: true, keys: [] });
  expect(localStorage.getItem("portal.searches-7")).toBeNull();
});

test("pages are found by other words, also while the records fail", async () => {
  await openSearch({ status: 503, body: { errors: [{ code: "request.failed", message: "" }] } });
  await field.fill("urlaub");
  await expect.element(option("Abwesenheit")).toBeVisible();
  await expect
    .element(page.getByText("Ihre Daten lassen sich gerade nicht durchsuchen", { exact: false }))
    .toBeVisible();
  await option("Abwesenheit").click();
  await expect.poll(currentAddress).toBe("/kunde/meineProdukte/abwesenheit");
});

test("arrow keys move over the borders of groups", async () => {
  await openSearch({ body: RATING });
  await field.fill("bewertung");
  await expect.element(option(/4 Sterne/)).toBeVisible();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(option(/schlechte Bewertung löschen/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  await expect.element(option(/4 Sterne/)).toHaveAttribute("aria-selected", "true");
});

test("without a hit it says what to try, and what was not searched", async () => {
  await openSearch();
  await field.fill("xyzxyz");
  await expect.element(page.getByText("Versuchen Sie ein kürzeres Wort", { exact: false })).toBeVisible();
  await commands.answerApi({ [SEARCH]: { body: { groups: [], missing: ["Bewertungen"] } } });
  await field.fill("xyzxy");
  await expect.element(page.getByText("Nicht durchsucht, weil es zu lange dauerte: Bewertungen.")).toBeVisible();
});

test("earlier searches are offered, taken and deleted", async () => {
  localStorage.setItem("portal.searches-7", '["dach","rohr"]');
  await openSearch();
  await option("dach").click();
  await expect.element(field).toHaveValue("dach");
  await field.fill("");
  await page.getByRole("button", { name: "Zuletzt gesuchte Wörter löschen" }).click();
  await expect.element(option("rohr")).not.toBeInTheDocument();
  expect(localStorage.getItem("portal.searches-7")).toBeNull();
});
