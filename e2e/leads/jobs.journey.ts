/** What people come to do: read an application, know until when it is kept, and answer. */
import { aLead } from "@portal/db/factories/leads";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { describe, expect } from "vitest";
import { portalCommand } from "../account-linking/portal-command.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const JOBS = "/kunde/anfragen/jobs";

describe("applications", () => {
  journey("an application is seen with its day of deletion, accepted and answered", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Elektro Funke"], products: ["JOBS"] });
    const lead = await aLead(db, {
      companies: [owner.company.id],
      kind: "job",
      name: "Jonas Weber",
      text: "Ich bin Geselle und suche eine Stelle.",
      shown_text: "Ich bin Geselle und suche eine Stelle.",
      place: "Bonn",
      postal_code: "53111",
      price_cents: null,
      delete_on: "2099-03-04",
    });
    const window = await open({ viewport: { width: 390, height: 844 } });
    const { page } = window;
    await logIn(page, owner);
    await page.goto(JOBS);
    await see(page.getByText(/^Wir löschen jede Bewerbung 180 Tage nach dem Eingang/));
    await page.getByRole("link", { name: "Bewerbung aus 53111 Bonn" }).click();
    await see(page.getByText("Ich bin Geselle und suche eine Stelle."));
    await hasNone(page.getByText("Jonas Weber"));
    await see(page.getByText("04.03.2099"));
    await page.getByRole("button", { name: "Anfrage annehmen" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Bewerbung von Jonas Weber" }));
    const address = page.url();
    await page.getByRole("button", { name: "Nachricht schreiben" }).click();
    await see(page.getByLabel("Nachricht", { exact: true }));

    // The day has come.
    await db
      .updateTable("leads")
      .set({ delete_on: berlinDate(Date.now()) })
      .where("id", "=", lead.id)
      .execute();
    await portalCommand("sweeps", "--now", "leads");
    const left = () => db.selectFrom("leads").select("name").where("id", "=", lead.id).execute();
    await expect.poll(left, POLL).toEqual([]);
    await page.goto(JOBS);
    await see(page.getByRole("heading", { name: "Noch keine Bewerbungen" }));
    window.expects(`404 GET /api/customer/lea/lead/${lead.id}`);
    await page.goto(address);
    await see(page.getByText(/^Diese Anfrage gibt es nicht mehr\./));
    await hasNone(page.getByText("Jonas Weber"));
  });
});
