/** What people come to do: see who asks, be the first to accept, keep track of it, and complain about a bad one. */
import { buffer } from "node:stream/consumers";
import { aLead } from "@portal/db/factories/leads";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { deliver } from "./deliver.ts";

const OVERVIEW = "/kunde/anfragen/uebersicht";
const OFFERS = "/kunde/anfragen/angebote";

describe("leads", () => {
  journey("one that arrives appears on the open page, is accepted, noted and won", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await aLead(db, { companies: [person.company.id], kind: "message", place: "Bonn" });
    const stream = page.waitForResponse("**/api/events");
    await logIn(page, person, OVERVIEW);
    await see(page.getByText("Eine neue Nachricht").first());
    await stream;
    await deliver(new URL(page.url()).origin, person.company.id, `J-${person.company.id}`);
    await page.getByText("1 neue Anfrage", { exact: true }).waitFor();

    await page.getByRole("link", { name: "Angebotsanfrage aus 50667 Köln" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Angebotsanfrage aus 50667 Köln" }));
    await see(page.getByText("Dachrinne undicht, bitte rufen Sie ••• an."));
    await hasNone(page.getByText("Maria Klein"));
    await page.getByRole("button", { name: "Anfrage annehmen" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Angebotsanfrage von Maria Klein" }));
    await see(page.getByRole("link", { name: "Anrufen: 0221 445566" }));

    await page.getByLabel("Neue Notiz").fill("Termin am Montag um acht");
    await page.getByRole("button", { name: "Notiz speichern" }).click();
    await see(page.getByText("Termin am Montag um acht"));
    await page.goto(OVERVIEW);
    await page.getByRole("link", { name: "Eine Angebotsanfrage in Arbeit" }).click();
    await page.getByRole("link", { name: "Angebotsanfrage von Maria Klein" }).click();
    await page.getByRole("button", { name: "Auftrag gewonnen" }).click();
    await page.getByText("Auftragswert festhalten").click();
    await page.getByLabel("Auftragswert in Euro").fill("1.250,50");
    await page.getByRole("button", { name: "Auftragswert speichern" }).click();
    await see(page.getByText(/Auftragswert festgehalten: 1\.250,50/));
    await page.goto(`${OFFERS}?stand=gewonnen`);
    await see(page.getByText(/1\.250,50/));
  });

  journey("the second company reads that another one was first", async ({ db, open }) => {
    const [first, second] = [await aCustomer(db), await aCustomer(db)];
    const lead = await aLead(db, { companies: [first.company.id, second.company.id] });
    const { page, expects } = await open();
    expects("409 POST /api/customer/lea/acceptLead");
    await logIn(page, second);
    await page.goto(`${OFFERS}?anfrage=${lead.id}`);
    await see(page.getByText("Ja. Wer zuerst annimmt, bekommt die Anfrage."));
    const now = new Date();
    await db
      .updateTable("leads")
      .set({ company_id: first.company.id, accepted_at: now })
      .where("id", "=", lead.id)
      .execute();
    await page.getByRole("button", { name: "Anfrage annehmen" }).click();
    await see(page.getByText(/Diese Anfrage hat gerade ein anderer Betrieb angenommen/));
    await hasNone(page.getByText("Maria Klein"));
  });

  journey("a bad lead is complained about, and the credit comes with its reason", async ({ db, open }) => {
    const person = await aCustomer(db);
    const lead = await aLead(db, { companies: [person.company.id], state: "accepted" });
    const { page } = await open();
    await logIn(page, person);
    await page.goto(`${OFFERS}?anfrage=${lead.id}`);
    await page.getByRole("button", { name: "Reklamieren" }).click();
    await page.getByLabel("Was stimmt nicht?").selectOption("wrong_contact");
    await page.getByRole("button", { name: "Reklamation senden" }).click();
    await see(page.getByRole("heading", { name: "Ihre Reklamation" }));
    await see(page.getByText(/Gutschrift: 15,00\s€\. Ohne richtige Kontaktdaten/).first());
    await page.getByRole("button", { name: "Letzten Schritt zurücknehmen" }).click();
    await hasNone(page.getByRole("heading", { name: "Ihre Reklamation" }));
  });

  journey("the list is narrowed and taken along as a table", async ({ db, open }) => {
    const person = await aCustomer(db);
    await aLead(db, { companies: [person.company.id], state: "won" });
    await aLead(db, { companies: [person.company.id], text: "Flachdach", shown_text: "Flachdach" });
    const { page } = await open();
    await logIn(page, person);
    await page.goto(OFFERS);
    await see(page.getByText("2 Einträge", { exact: true }));
    await page.getByLabel("Stand").selectOption({ label: "Auftrag gewonnen" });
    await see(page.getByText("Ein Eintrag", { exact: true }));
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Als Tabelle (CSV)" }).click();
    const csv = (await buffer(await (await downloading).createReadStream())).toString();
    expect(csv).toContain("Maria Klein");
    expect(csv).not.toContain("Flachdach");
  });
});
