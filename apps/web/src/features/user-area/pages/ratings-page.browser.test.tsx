import type { OwnRating } from "@portal/contract/user-area/history";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { hasUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { navigations, startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import RatingsPage from "./ratings-page.tsx";

const LOAD = "GET /api/user/ratings/getRatings";
const SAVE = "POST /api/user/ratings/updateRating";
const WITHDRAW = "DELETE /api/user/ratings/deleteRating";
const RESTORE = "POST /api/user/ratings/restoreRating";

const rating: OwnRating = {
  id: 31,
  rating_text: "Sauber gearbeitet und pünktlich.",
  stars: 4,
  update_date: "2026-11-16T08:00:00.000Z",
  company: { id: 1001, name: "Bäckerei Müller", city: "Köln" },
  answer: null,
};
const ratings = (list: OwnRating[], total = list.length) => ({ body: { ratings: list, total } });

const list = page.getByRole("group", { name: "Bewertungen" });
const edit = page.getByRole("button", { name: "Bewertung von Bäckerei Müller ändern" });
const withdraw = page.getByRole("button", { name: "Bewertung von Bäckerei Müller zurückziehen" });
const text = page.getByRole("textbox", { name: "Ihre Bewertung" });
const save = page.getByRole("button", { name: "Bewertung speichern" });
const messages = page.getByRole("region", { name: "Meldungen" });

beforeEach(() => startAt("/benutzer/bewertungen"));

async function openForm(answers: Parameters<typeof commands.answerApi>[0]) {
  await commands.answerApi({ [LOAD]: ratings([rating]), ...answers });
  await renderPart(<RatingsPage />);
  await edit.click();
  await expect.element(text).toHaveFocus();
}

test("no ratings: the page says where they come from", async () => {
  await commands.answerApi({ [LOAD]: ratings([]) });
  await renderPart(<RatingsPage />);
  await expect.element(list.getByRole("heading", { name: "Noch keine Bewertungen" })).toBeVisible();
});

test("an objection that waits for the person is told above the ratings", async () => {
  const waiting = { body: { objections: [], total: 1, waiting: 1 } };
  await commands.answerApi({ [LOAD]: ratings([rating]), "GET /api/user/ratings/objections": waiting });
  await renderPart(<RatingsPage />);
  await expect.element(page.getByText("Ein Einwand wartet auf Ihre Stellungnahme")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Einwände gegen Ihre Bewertungen" }))
    .toHaveAttribute("href", "/benutzer/bewertungen/einwaende");
});

test("a rating of a server that knows no answers is shown without one", async () => {
  await commands.answerApi({ [LOAD]: ratings([{ ...rating, answer: undefined as never }]) });
  await renderPart(<RatingsPage />);
  await expect.element(page.getByText(rating.rating_text)).toBeVisible();
});

test("a rating shows company, city, stars as words, and its text", async () => {
  await commands.answerApi({ [LOAD]: ratings([rating]) });
  await renderPart(<RatingsPage />);
  const article = page.getByRole("article");
  await expect.element(article).toMatchTextContent(/^Bäckerei MüllerKöln, .*Vier von fünf SternenSauber gearbeitet/u);
  await expect.element(article.getByRole("link")).toHaveAttribute("href", "/eintrag/1001");
});

test("a company's answer is shown below the rating, as text", async () => {
  const answer = { text: "Danke!\n<b>Bis bald</b>", publishedAt: "2026-11-17T08:00:00.000Z" };
  await commands.answerApi({ [LOAD]: ratings([{ ...rating, answer }]) });
  await renderPart(<RatingsPage />);
  await expect
    .element(page.getByRole("article"))
    .toMatchTextContent(/pünktlich\.Antwort von Bäckerei Müller, .*Danke!\s*<b>Bis bald<\/b>$/u);
});

test("text and stars can be changed; the list shows what the server stored and has the focus", async () => {
  const changed = { ...rating, rating_text: "Noch besser als beim ersten Mal.", stars: 5 };
  await openForm({ [LOAD]: [ratings([rating]), ratings([changed])], [SAVE]: { body: { rating: changed } } });
  await expect.poll(hasUnsavedChanges).toBe(false);
  await text.fill("Noch besser als beim ersten Mal.");
  await page.getByRole("radio", { name: "Fünf von fünf Sternen" }).click();
  await expect.poll(hasUnsavedChanges).toBe(true);
  await save.click();
  await expect.element(messages).toHaveTextContent("Ihre Bewertung ist gespeichert.");
  await expect.element(page.getByRole("article")).toMatchTextContent(/Fünf von fünf SternenNoch besser/u);
  await expect.element(list).toHaveFocus();
  await expect.poll(hasUnsavedChanges).toBe(false);
  await expect
    .poll(async () => (await commands.requestsOfApi()).find(({ call }) => call === SAVE)?.body)
    .toEqual({
      rating_id: 31,
      rating_text: "Noch besser als beim ersten Mal.",
      stars: 5,
    });
});

test("a text that is too short is refused at its field and stays typed", async () => {
  await openForm({
    [SAVE]: refused("request.invalid", { message: "Bitte schreiben Sie mindestens 10 Zeichen.", field: "rating_text" }),
  });
  await text.fill("Gut.");
  await save.click();
  await expect.element(text).toHaveAccessibleDescription(/^Bitte schreiben Sie mindestens 10 Zeichen\./u);
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveValue("Gut.");
});

test("a rating that is gone is said above the form, which stays open with the text", async () => {
  await openForm({ [SAVE]: refused("request.invalid", { message: "Diese Bewertung gibt es nicht mehr." }) });
  await text.fill("Das will ich nicht verlieren.");
  await save.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Fehler: Diese Bewertung gibt es nicht mehr.");
  await expect.element(text).toHaveValue("Das will ich nicht verlieren.");
});

test("cancelling shows the old text, asks the server nothing and moves the focus to the list", async () => {
  await openForm({});
  await text.fill("Verworfen");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(list).toHaveFocus();
  await expect.element(page.getByText(rating.rating_text)).toBeVisible();
  await expect.poll(hasUnsavedChanges).toBe(false);
  expect((await commands.requestsOfApi()).map(({ call }) => call)).not.toContain(SAVE);
});

test("a withdrawn rating leaves the list and comes back when it is undone", async () => {
  await commands.answerApi({
    [LOAD]: [ratings([rating]), ratings([]), ratings([rating])],
    [WITHDRAW]: { body: {} },
    [RESTORE]: { body: {} },
  });
  await renderPart(<RatingsPage />);
  await withdraw.click();
  await expect.element(list.getByRole("heading", { name: "Noch keine Bewertungen" })).toBeVisible();
  await expect.element(list).toHaveFocus();
  await messages.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect.element(withdraw).toBeVisible();
  const requests = await commands.requestsOfApi();
  expect(requests.find(({ call }) => call === WITHDRAW)?.query).toBe("?rating_id=31");
  expect(requests.find(({ call }) => call === RESTORE)?.body).toEqual({ rating_id: 31 });
});

test("a page after the last one leads to the first", async () => {
  startAt("/benutzer/bewertungen?seite=4");
  await commands.answerApi({ [LOAD]: ratings([], 6) });
  await renderPart(<RatingsPage />);
  await list.getByRole("link", { name: "Zur ersten Seite" }).click();
  await expect.poll(navigations).toHaveLength(1);
  await expect.poll(async () => (await commands.requestsOfApi()).map(({ query }) => query)).toContain("?page=4");
});

test("ratings that can't be loaded: the page keeps its headline and gives the phone number", async () => {
  await commands.answerApi({ [LOAD]: { status: 500 } });
  await renderPart(<RatingsPage />);
  const failure = page.getByRole("alert", { name: "Ihre Bewertungen konnten nicht geladen werden" });
  await expect.element(failure.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^tel:/u));
  await expect.element(page.getByRole("heading", { level: 1, name: "Meine Bewertungen" })).toBeVisible();
});
