/** What people come to do: find one record of their company from any page, by keyboard. */
import { aDocument } from "@portal/db/factories/company-data";
import { aLead } from "@portal/db/factories/leads";
import { aCompanyRating } from "@portal/db/factories/ratings";
import type { Page } from "playwright-core";
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, see } from "../look.ts";
import { aCustomer } from "../people.ts";

/** Opens the search with its key, types, and takes the first hit. */
async function find(page: Page, words: string, hit: RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  const field = page.getByLabel("Seiten, Einstellungen und Daten Ihrer Firma suchen");
  await hasFocus(field);
  await field.fill(words);
  await see(page.getByRole("option", { name: hit }));
  await page.keyboard.press("Enter");
}

describe("search over everything", () => {
  journey("Ctrl+K finds a lead, a document and a rating, and opens each", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Dach und Fach"], products: ["RAT"] });
    const company_id = owner.company.id;
    const lead = await aLead(db, { companies: [company_id], state: "accepted", name: "Zacharias Quendel" });
    await aDocument(db, { company_id, number: "R-4711", title: "Rechnung für den Kranwagen", dated_on: "2026-03-01" });
    const rating = await aCompanyRating(db, { company_id, author_name: "Wilma Xanten", body: "Schnell und sauber." });
    const { page } = await open();
    await logIn(page, owner);

    await find(page, "quendel", /^Angebotsanfrage von Zacharias Quendel/);
    await arrive(page, `/kunde/anfragen/angebote?anfrage=${lead.id}`);
    await see(page.getByRole("heading", { level: 1, name: "Angebotsanfrage von Zacharias Quendel" }));

    await find(page, "kranwagen", /Rechnung für den Kranwagen/);
    await arrive(page, "/kunde/firmendaten/dokumente?art=invoice&suche=R-4711");
    await see(page.getByRole("link", { name: /^Rechnung für den Kranwagen/ }));

    await find(page, "xanten", /Wilma Xanten/);
    await arrive(page, `/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten?bewertung=${rating.id}`);
    await see(page.getByText("Schnell und sauber."));
  });
});
