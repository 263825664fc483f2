/** What people do with search ads: see what they brought, look into a campaign, ask for a pause and for more budget. */
import { buffer } from "node:stream/consumers";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { portalImport } from "../entry/portal-import.ts";
import { journey } from "../journey.ts";
import { arrive, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const STATISTICS = "/kunde/meineProdukte/suchmaschinenWerbung/statistiken";

/** Account, a campaign and forty days up to yesterday: a call a day, two in the last ten days. */
function delivery(company: string, today: string): object[] {
  const days = Array.from({ length: 40 }, (_day, ago) => ({
    type: "ad_day",
    company,
    campaign: "A-1",
    day: addDays(today, -1 - ago),
    impressions: 100,
    clicks: 10,
    calls: ago < 10 ? 2 : 1,
    forms: 0,
    cost_cents: 1000,
    final: ago > 2,
    counted: `${addDays(today, -ago)}T00:30:00Z`,
    terms: [{ text: "dach undicht", impressions: 20, clicks: 3, cost_cents: 300 }],
  }));
  return [
    { type: "ad_account", company, account_id: 710_999 },
    {
      type: "ad_campaign",
      external_id: "A-1",
      company,
      ad_group: { key: "G-1", name: "Dach" },
      name: "Dach reparieren",
      engine: "google",
      state: "active",
      ads: [{ headlines: ["Dachdecker Brandt"], descriptions: [], url: "https://www.brandt.example/" }],
    },
    ...days,
    {
      type: "ad_budget",
      company,
      start: addDays(today, -20),
      end: addDays(today, 40),
      plan_cents: 40_000,
      agreed: addDays(today, -30),
    },
  ];
}

journey(
  "deliveries show as statistics, a late one corrects a day, a pause and more budget are asked for",
  async ({ db, open }) => {
    const owner = await aCustomer(db, { products: ["SEA"] });
    const { external_id: company } = await db
      .selectFrom("companies")
      .select("external_id")
      .where("id", "=", owner.company.id)
      .executeTakeFirstOrThrow();
    const today = berlinDate(Date.now());
    const { page } = await open();
    await logIn(page, owner);
    await page.goto("/kunde/einblendungenSuma");
    await arrive(page, STATISTICS);
    await see(page.getByRole("heading", { name: "Ihre Anzeigen werden gerade eingerichtet" }));

    const rows = delivery(company ?? "", today);
    await portalImport(rows);
    // The same day once more: counted later, one call more.
    await portalImport([{ ...rows[2], calls: 3, counted: `${today}T00:40:00Z` }, rows[2] as object]);
    await page.goto(`${STATISTICS}?von=${addDays(today, -10)}&bis=${addDays(today, -1)}&nach=tag`);
    await see(page.getByRole("heading", { name: /^21 Menschen haben sich über Ihre Anzeigen gemeldet, 110\s% mehr/ }));
    await see(page.getByText(/sind vorläufig: Die Suchmaschinen berichtigen sie/));
    const chart = page.getByRole("slider", { name: /^Kontakte je Tag/ });
    await chart.focus();
    await page.keyboard.press("End");
    await expect.poll(() => chart.getAttribute("aria-valuetext"), POLL).toMatch(/dieser Zeitraum 3, vorläufig$/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Bild (PNG)" }).first().click(),
    ]);
    expect((await buffer(await file.createReadStream())).subarray(1, 4).toString()).toBe("PNG");

    await page
      .getByRole("navigation", { name: "Suchmaschinenwerbung" })
      .getByRole("link", { name: "Anzeigengruppen" })
      .click();
    await page.getByRole("link", { name: "Dach reparieren (Google)" }).click();
    await see(page.getByText("Dachdecker Brandt"));
    await see(page.getByRole("rowheader", { name: "dach undicht" }));

    await page.getByRole("navigation", { name: "Suchmaschinenwerbung" }).getByRole("link", { name: "Budget" }).click();
    await see(
      page.getByRole("heading", {
        name: /^200,00\s€ von 400,00\s€ sind ausgegeben\. Das Budget reicht voraussichtlich/,
      }),
    );
    await page.getByRole("button", { name: "Um eine Pause bitten" }).click();
    await page.getByLabel(/^Was wir wissen sollten/).fill("Wir haben Betriebsferien.");
    await page.getByRole("button", { name: "Pause anfragen" }).click();
    await page.getByRole("link", { name: "Anfrage ansehen" }).click();
    await see(page.getByRole("heading", { name: "Suchmaschinenwerbung pausieren" }));
    await see(page.getByText("Wir haben Betriebsferien."));

    await page.goto("/kunde/meineProdukte/suchmaschinenWerbung/budget");
    await page.getByRole("button", { name: "Um mehr Budget bitten" }).click();
    await page.getByRole("button", { name: "Budget anfragen" }).click();
    await see(page.getByRole("status").filter({ hasText: "Ihr Wunsch ist bei uns" }));
    await page.getByRole("link", { name: "Anfrage ansehen" }).click();
    await see(page.getByRole("heading", { name: "Mehr Budget für Suchmaschinenwerbung" }));
    await see(page.getByText("Wir möchten mehr Budget für unsere Anzeigen."));
  },
);
