import { COOKIE_CHOICE_COOKIE, type CookieChoice, writtenChoice } from "@portal/contract/tracking/cookie-choice";
import { expect, test } from "vitest";
import { commands } from "vitest/browser";
import { mayCount, reread } from "./choice-store.ts";
import { QUESTION_PLACE } from "./cookie-question.ts";
import { startTracking } from "./start.ts";

const CHOOSE = "POST /api/service/cookie-choice";
const AT = "2026-11-16T08:00:00.000Z";
const refused: CookieChoice = { statistics: false, at: AT, proof: "" };
const sent = async () => (await commands.requestsOfApi()).filter(({ call }) => call === CHOOSE).map(({ body }) => body);

test("a refusal that waits is tried at the start of a page and sent when the connection is back; another tab's is seen at once", async () => {
  const consent = writtenChoice({ statistics: true, at: AT, proof: "abcdefghijklmnopqrstuv" });
  document.cookie = `${COOKIE_CHOICE_COOKIE}=${consent}; path=/`;
  reread();
  expect(mayCount()).toBe(true);
  localStorage.setItem("statistics-refused-at", AT);
  await commands.answerApi({ [CHOOSE]: [{ offline: true }, { body: { choice: refused } }] });
  document.body.append(Object.assign(document.createElement("div"), { id: QUESTION_PLACE }));
  startTracking();
  expect(document.getElementById(QUESTION_PLACE)).toBeNull();
  await expect.poll(mayCount).toBe(false);
  await expect.poll(() => sent()).toHaveLength(1);
  await expect.poll(() => localStorage.getItem("statistics-refused-at")).toBe(AT);
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => localStorage.getItem("statistics-refused-at")).toBeNull();
  expect(await sent()).toEqual([{ statistics: false }, { statistics: false }]);

  document.cookie = `${COOKIE_CHOICE_COOKIE}=${consent}; path=/`;
  reread();
  expect(mayCount()).toBe(true);
  localStorage.setItem("statistics-refused-at", AT);
  window.dispatchEvent(new StorageEvent("storage"));
  expect(mayCount()).toBe(false);
  localStorage.removeItem("statistics-refused-at");
});
