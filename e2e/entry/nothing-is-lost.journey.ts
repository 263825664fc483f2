import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { ENTRY_DATA, field, openGroup, openPart, reads } from "./entry-pages.ts";

const SLOGAN_GROUP = `${ENTRY_DATA}?bereich=auftritt`;
const LEAVING = "Änderungen verwerfen?";

describe("unsaved input", () => {
  journey("input survives a lost connection and is saved afterwards", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    const { page, context } = window;
    window.expects("net::ERR_INTERNET_DISCONNECTED POST /api/customer/updateEntryAboutUs");
    await logIn(page, person);
    await openPart(page, "Über uns");
    await field(page, "Text über Ihre Firma").fill("Auch ohne Netz.");

    await window.cut();
    await page.getByRole("button", { name: "Über uns speichern" }).click();
    await see(page.getByText("Keine Verbindung – Ihre Eingaben bleiben erhalten."));
    await hasValue(field(page, "Text über Ihre Firma"), "Auch ohne Netz.");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Erneut speichern" }).click();

    await see(page.getByText("Über uns gespeichert."));
    await page.goto(`/eintrag/${person.company.id}`);
    await see(page.getByText("Auch ohne Netz."));
  });

  journey("a link and the back button ask before leaving", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await page.getByRole("link", { name: "Eintragsdaten" }).click();
    await openGroup(page, "Auftritt");
    await field(page, "Slogan").fill("Fast fertig");

    await page
      .getByRole("navigation", { name: "Hauptnavigation" })
      .getByRole("link", { name: "Übersicht", exact: true })
      .click();
    await page.getByRole("dialog", { name: LEAVING }).getByRole("button", { name: "Weiter bearbeiten" }).click();
    await arrive(page, SLOGAN_GROUP);
    await hasValue(field(page, "Slogan"), "Fast fertig");

    await page.evaluate(() => history.back());
    await see(page.getByRole("dialog", { name: LEAVING }));
    await page.keyboard.press("Escape");
    await arrive(page, SLOGAN_GROUP);
    await hasValue(field(page, "Slogan"), "Fast fertig");

    await page.evaluate(() => history.back());
    await page.getByRole("button", { name: "Ohne Speichern verlassen" }).click();
    await arrive(page, ENTRY_DATA);
  });

  journey("closing the tab shows the browser's question", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await openPart(page, "Logo und Slogan");
    await field(page, "Slogan").fill("Fast fertig");
    const asked = page.waitForEvent("dialog");

    await page.close({ runBeforeUnload: true });

    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await hasValue(field(page, "Slogan"), "Fast fertig");
  });

  journey("a refused field shows its error and gets the focus", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await openPart(page, "Adresse und Kontakt");
    await field(page, "Postleitzahl").fill("123");
    await field(page, "Firmenname").fill("");

    await page.getByRole("button", { name: "Adresse und Kontakt speichern" }).click();

    await hasFocus(field(page, "Firmenname"));
    await expect.poll(() => field(page, "Postleitzahl").getAttribute("aria-invalid"), POLL).toBe("true");
    await reads(page.getByRole("form", { name: "Adresse und Kontakt" }), /Postleitzahl/);
  });
});
