import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasNone, POLL } from "../look.ts";
import { aCustomer } from "../people.ts";
import { openPart, reads, savePart, typeHours } from "./entry-pages.ts";

const SPECIAL_DAYS = "Feiertage, Betriebsferien und besondere Tage";
const today = berlinDate(Date.now());
/** The server's clock stands still for no journey, and the public entry shows no day that is over. */
const YEAR = Number(today.slice(0, 4)) + (today.slice(5) > "12-20" ? 1 : 0);
/** In November, so that the twelve months reach over the end of the year. */
const NOVEMBER = new Date(`${YEAR}-11-21T09:00:00Z`);

describe("special days", () => {
  journey("a day with two spans, all public holidays with one press, one of them open", async ({ db, open }) => {
    const person = await aCustomer(db, { entry: { postal_code: "80799", city: "München" } });
    const { page } = await open();
    await page.clock.setFixedTime(NOVEMBER);
    await logIn(page, person);
    await openPart(page, "Öffnungszeiten");
    await typeHours(page, "Dienstag", [
      ["8", "12"],
      ["13", "17 Uhr"],
    ]);
    const state = page.getByRole("combobox", { name: "Feiertage in" });
    await expect.poll(() => state.inputValue(), POLL).toBe("BY");

    await page.getByRole("button", { name: "Feiertage übernehmen" }).click();

    const days = page.getByRole("group", { name: SPECIAL_DAYS });
    await reads(days, "12 Feiertage sind als geschlossen eingetragen und noch nicht gespeichert.");
    await hasFocus(days.getByRole("status").filter({ hasText: "12 Feiertage" }));
    await page.getByRole("button", { name: `06.01.${YEAR + 1}: geschlossen (Heilige Drei Könige) bearbeiten` }).click();
    await days.getByRole("checkbox", { name: "An diesen Tagen geöffnet" }).check();
    await days.getByRole("textbox", { name: "Heilige Drei Könige von", exact: true }).fill("9");
    await days.getByRole("textbox", { name: "Heilige Drei Könige bis", exact: true }).fill("12");
    await page.getByRole("button", { name: `01.05.${YEAR + 1}: geschlossen (Tag der Arbeit) entfernen` }).click();
    await page.getByRole("button", { name: /^Mariä Himmelfahrt, 15\.08\. in manchen Gemeinden/ }).click();
    await savePart(page, "Öffnungszeiten");

    await page.reload();
    await reads(days, `25.12.${YEAR}: geschlossen (1. Weihnachtstag)`);
    await reads(days, `06.01.${YEAR + 1}: 09:00–12:00 (Heilige Drei Könige)`);
    await reads(days, `15.08.${YEAR + 1}: geschlossen (Mariä Himmelfahrt)`);
    await hasNone(days.getByText("Tag der Arbeit"));
    await page.goto(`/eintrag/${person.company.id}`);
    await reads(page.getByRole("article"), /Dienstag 08:00–12:00 13:00–17:00/);
    await reads(page.getByRole("article"), `25.12.${YEAR}: geschlossen (1. Weihnachtstag)`);
  });

  journey("adding holidays keeps existing days, and all can be removed", async ({ db, open }) => {
    const own = { from: `${YEAR}-12-24`, to: `${YEAR + 1}-01-03`, label: "Betriebsferien", spans: [] };
    const person = await aCustomer(db, {
      entry: { postal_code: "01067", city: "Dresden", opening_hours: { ...emptyOpeningHours(), specialDays: [own] } },
    });
    const { page } = await open();
    await page.clock.setFixedTime(NOVEMBER);
    await logIn(page, person);
    await openPart(page, "Öffnungszeiten");
    const days = page.getByRole("group", { name: SPECIAL_DAYS });

    await page.getByRole("combobox", { name: "Feiertage in" }).selectOption("Berlin");
    await page.getByRole("button", { name: "Feiertage übernehmen" }).click();

    await reads(days, new RegExp(`24\\.12\\.${YEAR}.+03\\.01\\.${YEAR + 1}: geschlossen \\(Betriebsferien\\)`));
    await hasNone(days.getByText("Weihnachtstag"));
    await reads(days, `08.03.${YEAR + 1}: geschlossen (Internationaler Frauentag)`);
    await page.getByRole("button", { name: "Wieder herausnehmen" }).click();
    await hasNone(days.getByText("Internationaler Frauentag"));
    await reads(days, "Betriebsferien");
  });
});
