import { berlinDate, instantOfBerlin } from "@portal/contract/time/berlin-time";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { reads } from "./entry-pages.ts";

const TEN_O_CLOCK = 10 * 60;

/** Open each day from 8 to 18. */
const openDaily = () => ({
  ...emptyOpeningHours(),
  week: emptyOpeningHours().week.map(() => ({ spans: [{ from: "08:00", to: "18:00" }], byAppointment: false })),
});

/** Today, 10 o'clock in Berlin. */
const tenToday = (): Date => new Date(instantOfBerlin(berlinDate(Date.now()), TEN_O_CLOCK));

describe("quick hours on the dashboard", () => {
  journey("closing earlier today and undoing it", async ({ db, open }) => {
    const person = await aCustomer(db, { entry: { opening_hours: openDaily() } });
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await page.clock.setFixedTime(tenToday());
    await logIn(page, person);
    const today = page.getByRole("region", { name: "Heute" });
    await reads(today, "Heute: 08:00–18:00");

    await page.getByRole("button", { name: "Heute früher zu" }).click();
    await page.getByRole("button", { name: "12:00 Uhr" }).click();

    await see(page.getByText("Heute ab 12:00 Uhr geschlossen."));
    await reads(today, "Heute: 08:00–12:00");
    const undo = page.getByRole("region", { name: "Meldungen" }).getByRole("button", { name: "Rückgängig" });
    await undo.click();
    await see(page.getByText("Rückgängig gemacht. Es gilt wieder, was vorher galt."));
    await reads(today, "Heute: 08:00–18:00");
  });

  journey("company holidays are shown on the public entry", async ({ db, open }) => {
    const person = await aCustomer(db, { entry: { opening_hours: openDaily() } });
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, person);

    await page.getByRole("button", { name: "Betriebsferien" }).click();
    await page.getByRole("button", { name: "Betriebsferien speichern" }).click();

    await see(page.getByText("Betriebsferien eingetragen."));
    await page.goto(`/eintrag/${person.company.id}`);
    await reads(page.getByRole("article"), /geschlossen.*Betriebsferien|Betriebsferien.*geschlossen/);
  });
});
