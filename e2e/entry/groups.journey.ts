import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { ENTRY_DATA, field, openGroup, savePart } from "./entry-pages.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

describe("the part groups of the entry", () => {
  journey("the next step and the history entry of its change both open the field", async ({ db, open }) => {
    const { page } = await open(PHONE);
    await logIn(page, await aCustomer(db, { entry: { phone: "" } }));

    await page.getByRole("link", { name: "Telefonnummer eintragen" }).click();

    await hasFocus(field(page, "Telefon"));
    await arrive(page, `${ENTRY_DATA}?bereich=kontakt#companyData-Phone`);
    await field(page, "Telefon").fill("030 7654321");
    await savePart(page, "Adresse und Kontakt");
    await page.getByRole("link", { name: "Vorschau ansehen" }).click();
    const changes = page.getByRole("region", { name: "Letzte Änderungen" });
    await changes.getByRole("link", { name: "Adresse und Kontakt" }).click();
    await hasFocus(field(page, "Telefon"));
  });

  journey("a URL with only a hash opens the group of that place", async ({ db, open }) => {
    const { page } = await open(PHONE);
    await logIn(page, await aCustomer(db));

    await page.goto(`${ENTRY_DATA}#zahlungsarten`);

    await hasFocus(page.getByRole("region", { name: "Zahlungsarten" }));
    await arrive(page, `${ENTRY_DATA}?bereich=zeiten#zahlungsarten`);
    await page.goBack();
    await arrive(page, "/");
  });

  journey("with unsaved input another group opens after a question, at its top", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await page.goto(`${ENTRY_DATA}?bereich=zeiten`);
    await page.getByRole("checkbox", { name: "Girocard" }).check();

    await openGroup(page, "Angebot");
    await page
      .getByRole("dialog", { name: "Änderungen verwerfen?" })
      .getByRole("button", { name: "Weiter bearbeiten" })
      .click();
    await expect.poll(() => page.getByRole("checkbox", { name: "Girocard" }).isChecked(), POLL).toBe(true);
    await savePart(page, "Zahlungsarten");
    await openGroup(page, "Angebot");

    await arrive(page, `${ENTRY_DATA}?bereich=angebot`);
    await hasFocus(page.getByRole("heading", { level: 2, name: "Angebot" }));
    expect(await page.title()).toMatch(/^Angebot – Eintragsdaten · /);
    await see(page.getByRole("button", { name: "Branchen speichern" }));
    await page.goBack();
    await see(page.getByRole("checkbox", { name: "Girocard" }));
    expect(await page.title()).toMatch(/^Zeiten und Zahlung – Eintragsdaten · /);
  });
});
