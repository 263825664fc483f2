import { describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasValue, headline, miss, POLL, see } from "../look.ts";
import { aCustomer, endSessions, type Person } from "../people.ts";
import type { Window } from "../window.ts";
import { ENTRY_DATA, field, openGroup, openPart, savePart } from "./entry-pages.ts";

const FORM = `${ENTRY_DATA}?bereich=auftritt#ueber-uns`;
const TEXT = "Auch ohne Netz.";
const about = (page: Page) => field(page, "Text über Ihre Firma");
const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name, exact: true });
const leaving = (page: Page) => page.getByRole("dialog", { name: "Änderungen verwerfen?" });
const notLoaded = (page: Page) => page.getByRole("alert").filter({ hasText: "Die Seite konnte nicht geladen werden." });

const restored = (page: Page) => page.getByText(/^Entwurf von (heute|gestern), \d\d:\d\d Uhr wiederhergestellt$/);
const save = (page: Page) => page.getByRole("button", { name: "Über uns speichern" });

/** Announces the requests that failed because the journey had cut the connection or removed files. */
const expectLostRequests = (window: Window): void =>
  window.expects(...window.complaints().filter((complaint) => /^(net::ERR_\w+|404) GET /.test(complaint)));

/** Opens the form, and cuts the connection when everything is loaded. */
async function openForm(window: Window, person: Person): Promise<void> {
  await logIn(window.page, person);
  await openPart(window.page, "Über uns");
  await window.quiet();
}

/** A new tab after the browser was closed without any question. */
async function openAgain({ page, context }: Window): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  await openPart(next, "Über uns");
  return next;
}

/** Nothing typed is lost, and the page is there. */
async function isStillThere(page: Page, address = FORM): Promise<void> {
  await see(headline(page));
  await arrive(page, address);
  await hasValue(about(page), TEXT);
}

describe("without a connection", () => {
  journey(
    "a tap in the menu asks before unsaved text is lost; page and text stay all the same",
    async ({ db, open }) => {
      const window = await open();
      const { page, context } = window;
      await logIn(page, await aCustomer(db));
      await openPart(page, "Über uns");
      await about(page).fill(TEXT);
      await context.setOffline(true);

      await menuLink(page, "Personen").click();
      await leaving(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
      await miss(leaving(page));
      await isStillThere(page);

      await menuLink(page, "Personen").click();
      await leaving(page).getByRole("button", { name: "Ohne Speichern verlassen" }).click();
      await see(notLoaded(page).getByText("Keine Verbindung – Ihre Eingaben bleiben erhalten."));
      await isStillThere(page);

      await context.setOffline(false);
      await notLoaded(page).getByRole("button", { name: "Erneut versuchen" }).click();
      await leaving(page).getByRole("button", { name: "Ohne Speichern verlassen" }).click();
      await see(page.getByRole("heading", { level: 1, name: "Personen" }));
      expectLostRequests(window);
    },
  );

  journey("cut before typing: the text is kept in the form and in the next visit", async ({ db, open }) => {
    const window = await open();
    await openForm(window, await aCustomer(db));
    await window.context.setOffline(true);
    await about(window.page).fill(TEXT);
    await isStillThere(window.page);

    await window.context.setOffline(false);
    const page = await openAgain(window);
    await see(restored(page));
    await isStillThere(page);
    expectLostRequests(window);
  });

  journey("cut at the save and closed: the next visit saves the text, and its draft is gone", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    window.expects("net::ERR_INTERNET_DISCONNECTED POST /api/customer/updateEntryAboutUs");
    await openForm(window, person);
    await about(window.page).fill(TEXT);
    await window.context.setOffline(true);
    await save(window.page).click();
    await see(window.page.getByText("Keine Verbindung – Ihre Eingaben bleiben erhalten."));
    await isStillThere(window.page);

    await window.context.setOffline(false);
    const page = await openAgain(window);
    await see(restored(page));
    await isStillThere(page);
    await savePart(page, "Über uns");
    await miss(restored(page));
    await page.reload();
    await see(save(page));
    await hasValue(about(page), TEXT);
    await miss(restored(page));
    expectLostRequests(window);
  });

  journey(
    "cut while the question is open: staying keeps the text, leaving shows a page with a retry",
    async ({ db, open }) => {
      const window = await open();
      const { page, context } = window;
      await openForm(window, await aCustomer(db));
      await about(page).fill(TEXT);
      await menuLink(page, "Anfragen an uns").click();
      await see(leaving(page));
      await context.setOffline(true);
      await page.keyboard.press("Escape");
      await miss(leaving(page));
      await isStillThere(page);

      await menuLink(page, "Anfragen an uns").click();
      await leaving(page).getByRole("button", { name: "Ohne Speichern verlassen" }).click();
      const failure = page.getByText("Keine Verbindung – Ihre Eingaben bleiben erhalten.");
      await see(failure.or(page.getByText("Der Dienst ist gerade nicht erreichbar")).first());
      await see(headline(page));
      // The page's data load by themselves as soon as there is a connection; its code, where the press on the link did not
      // load it in time, when somebody asks for it. Chromium remembers code that failed on its way until the page is
      // loaded anew, which is then the second offer.
      await context.setOffline(false);
      const arrived = page.getByText("Noch keine Anfragen");
      const retry = page.getByRole("button", { name: /^(Erneut versuchen|Seite neu laden)$/ });
      const arrives = async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {});
        return arrived.isVisible();
      };
      await expect.poll(arrives, POLL).toBe(true);
      expectLostRequests(window);
    },
  );

  journey("cut at a reload: the text is there as soon as the page loads again", async ({ db, open }) => {
    const window = await open();
    const { page, context } = window;
    page.on("dialog", (dialog) => void dialog.accept());
    await openForm(window, await aCustomer(db));
    await about(page).fill(TEXT);
    await context.setOffline(true);
    await page.reload().catch(() => {});
    await context.setOffline(false);
    await openPart(page, "Über uns");
    await see(restored(page));
    await isStillThere(page);
    expectLostRequests(window);
  });

  journey(
    "another group of the form, whose code is missing, offers a retry instead of a white page",
    async ({ db, open }) => {
      const window = await open();
      const { page, context } = window;
      await openForm(window, await aCustomer(db));
      await context.setOffline(true);
      await openGroup(page, "Zeiten und Zahlung");
      const failure = page.getByRole("alert", { name: "Dieser Teil der Seite konnte nicht geladen werden" }).first();
      await see(failure.getByText("Keine Verbindung – Ihre Eingaben bleiben erhalten."));
      await see(headline(page));
      await context.setOffline(false);
      await failure.getByRole("button", { name: "Erneut versuchen" }).click();
      // Chromium remembers the failed import until the page is loaded anew.
      await failure.getByRole("button", { name: "Seite neu laden" }).click();
      await see(page.getByRole("button", { name: "Öffnungszeiten speichern" }));
      window.expects(...window.complaints().filter((complaint) => complaint.startsWith("error: ")));
      expectLostRequests(window);
    },
  );

  journey("an expired session asks for the login in place, though no more code can be loaded", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    window.expects("401 POST /api/customer/updateEntryAboutUs");
    const { page, context } = window;
    await openForm(window, person);
    await about(page).fill(TEXT);
    await context.route("**/assets/**", (route) => route.abort("internetdisconnected"));
    await endSessions(db, person, window);
    await save(page).click();
    const dialog = page.getByRole("dialog", { name: "Bitte melden Sie sich erneut an" });
    await dialog.getByLabel("Passwort", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Anmelden und weiterarbeiten" }).click();
    await see(page.getByText("Über uns gespeichert."));
    await hasValue(about(page), TEXT);
    expectLostRequests(window);
  });
});

journey("after a new version replaced the page's code, a tap in the menu loads the new one", async ({ db, open }) => {
  const window = await open();
  const { page } = window;
  await openForm(window, await aCustomer(db));
  let isGone = true;
  await page.route("**/assets/**", (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await menuLink(page, "Personen").click();
  await see(page.getByRole("heading", { level: 1, name: "Personen" }));
  expectLostRequests(window);
});
