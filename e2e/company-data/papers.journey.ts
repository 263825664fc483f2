import { aProduct } from "@portal/db/factories/companies";
import { aContract, aDocument } from "@portal/db/factories/company-data";
import { describe, expect } from "vitest";
import { mailsTo } from "../account-linking/mail.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const CONTRACTS = "/kunde/firmendaten/vertragsdaten";
const PRODUCTS = "/kunde/firmendaten/produkte";
const DOCUMENTS = "/kunde/firmendaten/dokumente";
const CONTACTS = "/kunde/firmendaten/ansprechpartner";

describe("company data", () => {
  journey("an owner cancels a contract and takes it back; both are confirmed", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Blumen Anna"] });
    await aContract(db, { company_id: owner.company.id, external_id: "V-2025/7" });
    const { page } = await open();
    await logIn(page, owner);
    await page.goto(CONTRACTS);
    await see(page.getByText("Läuft", { exact: true }));
    await page.getByRole("link", { name: /^Vertrag kündigen\s*: Website Komfort$/ }).click();
    await see(page.getByRole("heading", { level: 1, name: "Website Komfort kündigen" }));
    await page.getByLabel("Was war der Grund?").fill("Wir geben den Laden auf.");
    await page.getByRole("button", { name: "Jetzt verbindlich kündigen" }).click();
    await see(page.getByText(/Ihre Kündigung ist am .* Uhr eingegangen/));
    await see(page.getByText(/^Gekündigt zum/));
    await expect.poll(() => mailsTo(db, owner.login), POLL).toEqual(["contract-cancelled"]);

    await page.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Kündigung zurücknehmen" }).click();
    await see(page.getByText("Läuft", { exact: true }));
    await miss(page.getByText(/Ihre Kündigung ist am/));
    await expect
      .poll(async () => (await mailsTo(db, owner.login)).toSorted(), POLL)
      .toEqual(["contract-cancellation-withdrawn", "contract-cancelled"]);
  });

  journey("an invoice is found by year and opened; the year comes as one file", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Uhren Zeit"] });
    const company_id = owner.company.id;
    await aDocument(db, { company_id, number: "R-2026-1", title: "Rechnung für März", dated_on: "2026-03-01" });
    await aDocument(db, { company_id, number: "R-2025-1", title: "Rechnung für Mai", dated_on: "2025-05-01" });
    const { page } = await open();
    await logIn(page, owner);
    await page.goto(DOCUMENTS);
    await see(page.getByText("2 Dokumente"));
    await page.getByRole("combobox", { name: "Jahr" }).selectOption("2026");
    await miss(page.getByRole("link", { name: /^Rechnung für Mai/ }));
    const file = await page
      .getByRole("link", { name: /^PDF.*Rechnung für März, R-2026-1, herunterladen$/ })
      .getAttribute("href");
    expect(file).toContain("documentNumber=R-2026-1");
    const table = await page.getByRole("link", { name: "Diese Auswahl als Tabelle (CSV)" }).getAttribute("href");
    expect(table).toContain("/api/customer/documents.csv?year=2026");
    const zip = await page.getByRole("link", { name: "Alle aus 2026 (ZIP)" }).getAttribute("href");
    expect(zip).toContain("/api/customer/documents.zip?year=2026");
    await page.reload();
    await see(page.getByText("Ein Dokument"));
  });

  journey("who has a question asks it where the contract or the product stands", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Licht und Ton"] });
    await aContract(db, { company_id: owner.company.id, external_id: "V-2025/8" });
    await aProduct(db, { company_id: owner.company.id, code: "WEB-M", status: "Invoicing" });
    const { page } = await open();
    await logIn(page, owner);
    await page.goto(CONTRACTS);
    await page.getByRole("link", { name: /^Frage dazu\s* stellen: V-2025\/8$/ }).click();
    await see(page.getByRole("heading", { level: 1, name: "Neue Anfrage" }));
    await expect.poll(() => page.getByLabel(/^Vertragsnummer/).inputValue(), POLL).toBe("V-2025/8");
    await page.goto(PRODUCTS);
    await see(page.getByText("Aktiv", { exact: true }));
    await page.getByRole("link", { name: /^Frage dazu\s* stellen: Website Komfort$/ }).click();
    await page.getByLabel("Betreff").fill("Die Website ist noch leer");
    await page.getByLabel("Ihre Nachricht").fill("Wann kommt der Entwurf?");
    await page.getByRole("button", { name: "Anfrage senden" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Die Website ist noch leer" }));
    await see(page.getByText("Website Komfort", { exact: true }));
  });

  journey("a contact person is added, changed and taken back", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Haus am See"] });
    const { page } = await open();
    await logIn(page, owner);
    await page.goto(CONTACTS);
    await page.getByRole("button", { name: "Person hinzufügen" }).click();
    await page.getByLabel("Name").fill("Eva Brandt");
    await page.getByRole("checkbox", { name: "Post und Rechnungen" }).check();
    await page.getByLabel(/^E-Mail-Adresse/).fill("eva@firma.example");
    await page.getByRole("button", { name: "Ansprechpartner speichern" }).click();
    await see(page.getByText("Eva Brandt ist hinzugefügt."));
    await see(page.getByText("Wir schreiben an Eva Brandt, eva@firma.example."));
    await page.getByRole("button", { name: "Eva Brandt ändern" }).click();
    await page.getByLabel("Name").fill("Eva Brandt-Lang");
    await page.getByRole("button", { name: "Ansprechpartner speichern" }).click();
    await see(page.getByText("Eva Brandt-Lang ist gespeichert."));
    await page.getByRole("button", { name: "Letzte Änderung zurücknehmen" }).click();
    await see(page.getByText("Wir schreiben an Eva Brandt, eva@firma.example."));
  });
});
