/** What people come to do: see who called, call back, tick off, and tell how the telephone is answered. */
import { aCaller, secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PAGE = "/kunde/meineProdukte/sekretariatsservice/uebersicht";

describe("the secretarial service", () => {
  journey("a call is found, noted, ticked off and opened again", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["SEC"] });
    await secretarialSettingsOf(db, person.company.id);
    await aCaller(db, { company_id: person.company.id });
    await aCaller(db, { company_id: person.company.id, caller_name: "Paul Huber", concern: "Gerüst abbauen" });
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, person);
    await page.goto(PAGE);
    await see(page.getByRole("heading", { name: "2 Anrufe sind noch offen" }));
    await page.getByRole("searchbox", { name: "Name, Nummer oder Wort suchen" }).fill("0221 445");
    await page.keyboard.press("Enter");
    const klein = page.getByRole("listitem").filter({ hasText: "Maria Klein" });
    await see(klein.getByRole("link", { name: /anrufen: 0221 445566/ }));
    await klein.getByText("Notiz schreiben").click();
    await klein.getByLabel("Notiz", { exact: true }).fill("Termin am Montag um acht");
    await klein.getByRole("button", { name: "Notiz speichern" }).click();
    await see(klein.getByText("Notiz: Termin am Montag um acht"));
    await klein.getByRole("button", { name: /Als erledigt markieren/ }).click();
    await see(page.getByRole("heading", { name: "Ein Anruf ist noch offen" }));
    await page.getByRole("region", { name: "Meldungen" }).getByRole("button", { name: "Rückgängig" }).click();
    await see(page.getByRole("heading", { name: "2 Anrufe sind noch offen" }));
    await page.reload();
    await see(klein.getByText("Notiz: Termin am Montag um acht"));
  });

  journey("the greeting is changed, and the guides have the company's own number", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["SEC"] });
    await secretarialSettingsOf(db, person.company.id);
    const { page } = await open();
    await logIn(page, person);
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Einstellungen", exact: true }).click();
    await page.getByLabel("Begrüßung").fill("Brandt Bedachungen, Sie sprechen mit dem Büro.");
    await page.getByRole("button", { name: "Einstellungen speichern" }).click();
    await see(page.getByText("Die Einstellungen sind gespeichert."));
    await page.getByRole("link", { name: "Telefon umleiten" }).click();
    await arrive(page, "/kunde/meineProdukte/sekretariatsservice/anleitungen");
    await see(page.getByText("*21*022199887700#", { exact: true }));
  });
});
