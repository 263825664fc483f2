import { COOKIE_CHOICE_COOKIE, COOKIE_WORDS_VERSION } from "@portal/contract/tracking/cookie-choice";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { mayCount, reread } from "./choice-store.ts";
import { showBanner } from "./cookie-banner.tsx";
import { noteEarlyAnswer, QUESTION_PLACE } from "./cookie-question.ts";

const CHOOSE = "POST /api/service/cookie-choice";
const AT = "2026-11-16T08:00:00.000Z";

const banner = page.getByRole("region", { name: "Dürfen wir zählen, welche Seiten benutzt werden?" });
const necessary = page.getByRole("button", { name: "Nur notwendige" });
const statistics = page.getByRole("button", { name: "Statistik erlauben" });
const DONE = "Ihre Auswahl gilt. Sie können sie unten auf jeder Seite ändern.";
const main = document.createElement("main");
main.tabIndex = -1;

const writeCookie = (value: string, maxAge = 1000) =>
  void (document.cookie = `${COOKIE_CHOICE_COOKIE}=${value}; path=/; max-age=${maxAge}`);

async function ask(answer: ApiAnswer) {
  await commands.answerApi({ [CHOOSE]: answer });
  showBanner();
  await expect.element(banner).toBeVisible();
}

beforeEach(() => document.body.append(main));
afterEach(() => {
  document.body.replaceChildren();
  localStorage.removeItem("statistics-refused-at");
  writeCookie("", 0);
  reread();
});

test("allowing statistics sends the choice, closes the question, says so and leads the focus to the page", async () => {
  await ask({ body: { choice: { statistics: true, at: AT, proof: "p" } } });
  await expect.poll(mayCount).toBe(false);
  await statistics.click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByRole("status")).toHaveTextContent(DONE);
  await expect.element(page.getByRole("main")).toHaveFocus();
  await expect
    .poll(async () => (await commands.requestsOfApi()).map(({ body }) => body))
    .toEqual([{ statistics: true }]);
  await expect.poll(mayCount).toBe(true);
});

test("refusing sends the refusal and nothing may be counted", async () => {
  await ask({ body: { choice: { statistics: false, at: AT, proof: "" } } });
  await necessary.click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect
    .poll(async () => (await commands.requestsOfApi()).map(({ body }) => body))
    .toEqual([{ statistics: false }]);
  await expect.poll(mayCount).toBe(false);
});

test("a consent that can't be saved is said aloud and the question stays", async () => {
  await ask({ offline: true });
  await statistics.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(banner).toBeVisible();
  await expect.poll(mayCount).toBe(false);
});

test("a refusal that can't be saved closes the question all the same", async () => {
  await ask({ offline: true });
  await necessary.click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(mayCount).toBe(false);
});

test("an answer that came without the focus in the question leaves the focus where it is", async () => {
  await ask({ body: { choice: { statistics: false, at: AT, proof: "" } } });
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  (necessary.element() as HTMLElement).click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(field);
});

test("a field that gets the focus while the answer is on its way keeps it", async () => {
  await ask({ held: true, body: { choice: { statistics: false, at: AT, proof: "" } } });
  const field = document.createElement("input");
  document.body.append(field);
  await necessary.click();
  field.focus();
  await commands.releaseApi();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByText("Ihre Auswahl gilt.", { exact: false })).toBeInTheDocument();
  expect(document.activeElement).toBe(field);
});

test("an answer in another tab closes the question here, and the focus stays where it is", async () => {
  await ask({});
  (document.activeElement as HTMLElement | null)?.blur();
  writeCookie(`${COOKIE_WORDS_VERSION}.n.${Date.parse(AT)}.`);
  reread();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).not.toHaveFocus();
});

test("the page is told how high the question is, and that it is gone", async () => {
  await ask({ body: { choice: { statistics: false, at: AT, proof: "" } } });
  const inset = () => document.documentElement.style.getPropertyValue("--bottom-inset");
  await expect.poll(inset).toBe(`${(banner.element() as HTMLElement).offsetHeight}px`);
  await necessary.click();
  await expect.poll(inset).toBe("");
});

test("the question that came with the page is taken over, and an answer given before the code came counts", async () => {
  await ask({ body: { choice: { statistics: false, at: AT, proof: "" } } });
  const place = Object.assign(document.createElement("div"), { id: QUESTION_PLACE });
  place.append(...(document.body.firstElementChild?.cloneNode(true).childNodes ?? []));
  document.body.replaceChildren(place, main);
  noteEarlyAnswer();
  await necessary.click();
  await expect.element(banner).toBeVisible();
  showBanner();
  await expect.element(banner).not.toBeInTheDocument();
  expect(document.querySelectorAll(`#${QUESTION_PLACE}`)).toHaveLength(1);
  await expect
    .poll(async () => (await commands.requestsOfApi()).map(({ body }) => body))
    .toEqual([{ statistics: false }]);
});
