import { buffer } from "node:stream/consumers";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { portalImport } from "../entry/portal-import.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PATH = "/kunde/meineProdukte/b2b/statistiken";

/** Seventy days up to yesterday, ten views each; twice as many in the last thirty. Bavaria and Bremen are rare. */
const delivery = (company: string, today: string, factor = 1) =>
  Array.from({ length: 70 }, (_none, ago) => {
    const views = (ago < 30 ? 20 : 10) * factor;
    return {
      type: "b2b_day",
      company,
      day: addDays(today, -1 - ago),
      views,
      devices: { phone: 2, computer: 6, tablet: 0 },
      origins: [
        { state: "NW", industry: "F", views: 5 },
        { state: "BE", industry: "L", views: 2 },
        ...(ago < 4 ? [{ state: "BY", views: 1 }] : []),
        ...(ago === 3 ? [{ state: "HB", views: 1 }] : []),
      ],
      counted: `${addDays(today, -ago)}T0${1 + factor}:00:00Z`,
    };
  });

journey("deliveries show as statistics with comparison; the map is read by keyboard", async ({ db, open }) => {
  const owner = await aCustomer(db);
  const { page } = await open();
  await logIn(page, owner);
  await page.goto(PATH);
  await see(page.getByRole("heading", { name: "Ihre Firma steht noch nicht in diesem Verzeichnis" }));

  const { external_id: company } = await db
    .updateTable("companies")
    .set({ is_published_on_b2b: true })
    .where("id", "=", owner.company.id)
    .returning("external_id")
    .executeTakeFirstOrThrow();
  const today = berlinDate(Date.now());
  // The second count of each day is the right one, although the first is delivered once more after it.
  await portalImport(delivery(company, today, 2));
  await portalImport(delivery(company, today));
  await page.goto(`${PATH}?von=${addDays(today, -30)}&bis=${addDays(today, -1)}`);
  await see(
    page.getByRole("heading", {
      name: /^Andere Firmen haben Ihren Eintrag 1\.200\sMal geöffnet, 100\s% mehr als im Vergleichszeitraum\.$/,
    }),
  );

  const map = page.getByRole("listbox", { name: /^Aufrufe nach Bundesland/ });
  const state = (name: string) => map.getByRole("option", { name });
  await see(map);
  await state("Nordrhein-Westfalen: 150 Aufrufe, 70 %").focus();
  await page.keyboard.press("ArrowRight");
  await hasFocus(state("Hessen: nicht einzeln gezeigt"));
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await hasFocus(state("Sachsen-Anhalt: nicht einzeln gezeigt"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await hasFocus(state("Berlin: 60 Aufrufe, 28 %"));

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Herkunft als Tabelle (CSV)" }).click();
  const csv = (await buffer(await (await waiting).createReadStream())).toString();
  expect(csv).toContain("Bundesland;Nordrhein-Westfalen;150;150\r\n");
  expect(csv).toContain("Bundesland;Andere und unbekannte (einzeln unter 5);5;\r\n");

  await page.getByLabel("Zusammengefasst nach").selectOption("Tag");
  await arrive(page, `${PATH}?von=${addDays(today, -30)}&bis=${addDays(today, -1)}&nach=tag`);
  await see(page.getByRole("slider", { name: /^Aufrufe je Tag/ }));
});
