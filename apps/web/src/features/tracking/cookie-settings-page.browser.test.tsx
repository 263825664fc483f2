import { COOKIE_CHOICE_COOKIE, type CookieChoice, writtenChoice } from "@portal/contract/tracking/cookie-choice";
import { STORED_ITEMS } from "@portal/contract/tracking/device-storage";
import { afterEach, describe, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { renderPart } from "../../testing/logged-in.tsx";
import { mayCount, reread, sendRefusal } from "./choice-store.ts";
import CookieSettingsPage from "./cookie-settings-page.tsx";

const CHOOSE = "POST /api/service/cookie-choice";
const consent: CookieChoice = { statistics: true, at: "2026-11-16T08:00:00.000Z", proof: "abcdefghijklmnopqrstuv" };
const refused: CookieChoice = { statistics: false, at: "2026-11-16T08:00:00.000Z", proof: "" };

const part = page.getByRole("region", { name: "Statistik", exact: true });
const necessary = part.getByRole("button", { name: "Nur notwendige" });
const statistics = part.getByRole("button", { name: "Statistik erlauben" });
const messages = page.getByRole("region", { name: "Meldungen" });

function store(choice: CookieChoice | null): void {
  const value = choice === null ? "; max-age=0" : writtenChoice(choice);
  document.cookie = `${COOKIE_CHOICE_COOKIE}=${value}; path=/`;
  reread();
}

afterEach(() => {
  localStorage.removeItem("statistics-refused-at");
  store(null);
});

test("before any choice nothing is counted, the page says so, and neither button is pressed", async () => {
  await renderPart(<CookieSettingsPage />);
  await expect
    .element(part)
    .toMatchTextContent(/AusgeschaltetNoch nicht gewählt\. Seiten des Portals zählen wir nicht/u);
  await expect.element(necessary).toHaveAttribute("aria-pressed", "false");
  await expect.element(statistics).toHaveAttribute("aria-pressed", "false");
});

test("a consent shows when it was given and under which proof it is found", async () => {
  store(consent);
  await renderPart(<CookieSettingsPage />);
  await expect.element(statistics).toHaveAttribute("aria-pressed", "true");
  await expect.element(part).toMatchTextContent(/Gewählt am .*2026.* Uhr, Fassung 1\./u);
  await expect
    .element(part)
    .toMatchTextContent(/Den Nachweis Ihrer Zustimmung finden wir unter abcdefghijklmnopqrstuv\./u);
});

test("a consent is revoked with one press, takes effect and is said aloud", async () => {
  store(consent);
  await commands.answerApi({ [CHOOSE]: { body: { choice: refused } } });
  await renderPart(<CookieSettingsPage />);
  await expect.poll(mayCount).toBe(true);
  await necessary.click();
  await expect.element(messages).toHaveTextContent("Statistik ist ausgeschaltet. Ab jetzt wird nichts gezählt.");
  await expect.element(necessary).toHaveAttribute("aria-pressed", "true");
  await expect.element(part).toMatchTextContent(/Nur notwendige\. Gezählt wird nichts\./u);
  await expect.element(part).not.toMatchTextContent(/Nachweis/u);
  await expect.poll(mayCount).toBe(false);
  await expect.poll(async () => (await commands.requestsOfApi())[0]?.body).toEqual({ statistics: false });
});

test("a refusal is changed into a consent with one press", async () => {
  store(refused);
  await commands.answerApi({ [CHOOSE]: { body: { choice: consent } } });
  await renderPart(<CookieSettingsPage />);
  await statistics.click();
  await expect.element(messages).toHaveTextContent("Statistik ist erlaubt.");
  await expect.element(statistics).toHaveAttribute("aria-pressed", "true");
  await expect.poll(mayCount).toBe(true);
});

describe("a revocation without connection", () => {
  async function revokeOffline() {
    store(consent);
    await commands.answerApi({ [CHOOSE]: { offline: true } });
    await renderPart(<CookieSettingsPage />);
    await expect.element(statistics).toHaveAttribute("aria-pressed", "true");
    await necessary.click();
    await expect.element(part).toMatchTextContent(/speichern wir sie, sobald wieder eine Verbindung besteht\./u);
  }

  test("counts at once, says that it is stored later, and counts more than the cookie after a reload", async () => {
    await revokeOffline();
    await expect.element(necessary).toHaveAttribute("aria-pressed", "true");
    await expect.element(messages).toHaveTextContent("Statistik ist ausgeschaltet. Ab jetzt wird nichts gezählt.");
    expect(mayCount()).toBe(false);
    // A page that is loaded again knows the cookie and the storage only.
    vi.resetModules();
    const reloaded = await import("./choice-store.ts");
    expect(document.cookie).toContain(consent.proof);
    expect([reloaded.mayCount(), reloaded.isRefusalWaiting()]).toEqual([false, true]);
  });

  test("is sent with the proof when the connection is back, and then waits no longer", async () => {
    await revokeOffline();
    await commands.answerApi({ [CHOOSE]: { body: { choice: refused } } });
    await sendRefusal();
    await expect
      .poll(async () => (await commands.requestsOfApi()).map(({ body }) => body))
      .toEqual([{ statistics: false }]);
    await expect.element(part).not.toMatchTextContent(/sobald wieder eine Verbindung/u);
    await expect.element(part).toMatchTextContent(/Nur notwendige\. Gezählt wird nichts\./u);
    await sendRefusal();
    expect(await commands.requestsOfApi()).toHaveLength(1);
  });

  test("is forgotten by a later consent, which is not refused afterwards", async () => {
    await revokeOffline();
    await commands.answerApi({ [CHOOSE]: { body: { choice: consent } } });
    await statistics.click();
    await expect.element(messages).toMatchTextContent(/Statistik ist erlaubt\./u);
    await sendRefusal();
    await expect
      .poll(async () => (await commands.requestsOfApi()).map(({ body }) => body))
      .toEqual([{ statistics: true }]);
    expect(mayCount()).toBe(true);
  });
});

test("the table names everything that the portal stores", async () => {
  await renderPart(<CookieSettingsPage />);
  const rows = page.getByRole("table", { name: "Was im Browser gespeichert wird" }).getByRole("row");
  await expect.element(rows).toHaveLength(STORED_ITEMS.length + 1);
});
