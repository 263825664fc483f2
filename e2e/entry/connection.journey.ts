import { describe } from "vitest";
import type { Page } from "playwright-core";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasValue, headline, miss, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import type { Window } from "../window.ts";
import { ENTRY_DATA, field, openPart } from "./entry-pages.ts";

const FORM = `${ENTRY_DATA}?bereich=auftritt#ueber-uns`;
const TEXT = "Auch ohne Netz.";
const about = (page: Page) => field(page, "Text über Ihre Firma");
const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name, exact: true });
const leaving = (page: Page) => page.getByRole("dialog", { name: "Änderungen verwerfen?" });
const notLoaded = (page: Page) => page.getByRole("alert").filter({ hasText: "Die Seite konnte nicht geladen werden." });

/** Announces the requests that failed while the journey had cut the connection. */
const expectLostRequests = (window: Window): void =>
  window.expects(...window.complaints().filter((complaint) => complaint.startsWith("net::ERR_INTERNET_DISCONNECTED")));

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
});
