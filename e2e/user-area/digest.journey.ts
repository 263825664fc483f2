/** What people come to do: get a summary of their company by mail, and see before what it says. */
import { coveredBy, periodOf } from "@portal/contract/digest/periods";
import { germanDays } from "@portal/contract/text/formats";
import { berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { aLead } from "@portal/db/factories/leads";
import { describe, expect } from "vitest";
import { portalCommand } from "../account-linking/portal-command.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";

const HOUR_MS = 3_600_000;
const WEEKLY = "Jede Woche, am Montagmorgen";
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
    await page.getByRole("radio", { name: WEEKLY }).check();
    await see(page.getByText("Gespeichert."));
    await page.getByRole("button", { name: "So sieht sie aus" }).click();
    const mail = page.frameLocator("iframe[title='Vorschau der E-Mail']");
    await see(mail.getByText("Kontakte der letzten Woche"));
    await see(mail.getByText(`${germanDays(week.firstDay, week.lastDay)}: 1 Kontakt.`));
    await page.reload();
    await see(page.getByRole("radio", { name: WEEKLY, checked: true }));
  });

  journey(
    "is ended by one click of a mail program, and on the page, where it can be taken back",
    async ({ db, open }) => {
      const owner = await aCustomer(db, { names: ["Kachelofen Kurz"] });
      const window = await open({ viewport: { width: 390, height: 844 } });
      await logIn(window.page, owner);
      const choice = (name: string) => window.page.getByRole("radio", { name, checked: true });
      await window.page.goto(SETTINGS);
      await window.page.getByRole("radio", { name: WEEKLY }).check();
      await see(window.page.getByText("Gespeichert."));
      // Summaries go out on Mondays only; the command prints the link that they have.
      const printed = await portalCommand("digest", "end", owner.login);
      const link = new URL(/http\S+/.exec(printed)?.[0] ?? "");
      const reader = await open({ undecided: true });
      const openLink = () => reader.page.goto(link.pathname + link.search);

      await openLink();
      await see(reader.page.getByRole("heading", { name: "Die Zusammenfassung ist abbestellt" }));
      expect(new URL(reader.page.url()).search).toBe("");
      await reader.page.getByRole("button", { name: "Doch wieder bekommen" }).click();
      await see(reader.page.getByRole("heading", { name: "Sie bekommen die Zusammenfassung wieder" }));
      await window.page.reload();
      await see(choice(WEEKLY));

      const click = await fetch(new URL(link.pathname + link.search, running.origin), {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
        redirect: "error",
      });
      expect(click.status).toBe(200);
      await window.page.reload();
      await see(choice("Nie"));
      await openLink();
      await see(reader.page.getByText("Sie bekommen sie für Kachelofen Kurz nicht mehr."));
    },
  );
});
