/** What people come to do: get a summary of their company by mail, and see before what it says. */
import { coveredBy, periodOf } from "@portal/contract/digest/periods";
import { germanDays } from "@portal/contract/text/formats";
import { berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { aLead } from "@portal/db/factories/leads";
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

const HOUR_MS = 3_600_000;
const SETTINGS = "/benutzer?bereich=mitteilungen";

describe("the summary by mail", () => {
  journey("is chosen, shown with the week that it is about, and stays chosen", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Kachelofen Kurz"] });
    const week = coveredBy("weekly", periodOf("weekly", berlinDate(Date.now())));
    const received_at = new Date(startOfBerlinDay(week.lastDay) + 12 * HOUR_MS);
    await aLead(db, { companies: [owner.company.id], state: "accepted", received_at });
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, owner);
    await page.goto(SETTINGS);
    await page.getByRole("radio", { name: "Jede Woche, am Montagmorgen" }).check();
    await see(page.getByText("Gespeichert."));
    await page.getByRole("button", { name: "So sieht sie aus" }).click();
    const mail = page.frameLocator("iframe[title='Vorschau der E-Mail']");
    await see(mail.getByText("Kontakte der letzten Woche"));
    await see(mail.getByText(`${germanDays(week.firstDay, week.lastDay)}: 1 Kontakt.`));
    await page.reload();
    await see(page.getByRole("radio", { name: "Jede Woche, am Montagmorgen", checked: true }));
  });
});
