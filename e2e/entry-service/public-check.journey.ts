import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { aListedCompany } from "../people.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasNone, hasValue, headline, see } from "../look.ts";
import { listEverywhere } from "./sandbox-portals.ts";

/** Portals take their time, and one that is out of order its pauses. */
const A_CHECK = { timeout: 45_000 };
const FORM = "Steht Ihre Firma überall richtig?";

/** Pixels from the window's upper edge. */
const topOf = (what: Locator): Promise<number> => what.evaluate((element) => element.getBoundingClientRect().top);

journey(
  "somebody without a login checks a business, corrects what was typed, and goes on to claim the entry",
  async ({ db, open }) => {
    const name = "Polsterei Prüfmann";
    await aListedCompany(db, { name });
    const fields = { street: "Lindenstraße 12", postalCode: "10969", city: "Berlin", phone: "030 4447777" };
    await listEverywhere("public-check", { name, ...fields });
    const window = await open({ viewport: { width: 390, height: 844 } });
    window.expects("400 GET /api/customer/bea/getJobIdAndPortalsMetadata");
    const { page } = window;
    await page.goto("/login");
    await page.getByRole("link", { name: "Kostenlos prüfen" }).click();
    await arrive(page, "/firma-pruefen");
    await see(page.getByRole("heading", { level: 1, name: FORM }));
    await page.getByLabel("Firma (optional)").fill(name);
    await page.getByRole("button", { name: "Jetzt prüfen" }).click();
    await hasFocus(page.getByLabel("Straße"));
    await see(page.getByText(/Bitte geben Sie Straße und Hausnummer an/));

    await page.getByLabel("Straße").fill("Lindenstraße");
    await page.getByLabel("Hausnummer").fill("14");
    await page.getByLabel("Postleitzahl").fill("10969");
    await page.getByRole("button", { name: "Jetzt prüfen" }).click();
    await hasFocus(headline(page));
    expect(await topOf(headline(page))).toBeGreaterThan(0);
    await page.getByText("Die Prüfung ist fertig.").waitFor(A_CHECK);
    await see(page.getByText("Dort steht etwas anderes, als Sie angegeben haben.").first());
    const summary = page.getByRole("heading", { name: /stimmt noch nicht alles\.$/ });
    await see(summary);
    expect(await topOf(summary)).toBeGreaterThan(0);

    await page.getByRole("button", { name: "Andere Angaben prüfen" }).click();
    await hasFocus(page.getByLabel("Firma (optional)"));
    await hasValue(page.getByLabel("Hausnummer"), "14");
    await page.getByLabel("Hausnummer").fill("12");
    await page.getByRole("button", { name: "Jetzt prüfen" }).click();
    await page.getByText("Die Prüfung ist fertig.").waitFor(A_CHECK);
    await see(page.getByText("Was Sie angegeben haben, steht dort richtig.").first());
    await hasNone(page.getByText("Dort steht etwas anderes, als Sie angegeben haben."));

    await page.getByRole("link", { name: /^Eintrag bei .+ übernehmen$/ }).click();
    await page.getByRole("link", { name }).click();
    await see(page.getByRole("heading", { level: 1, name: "Eintrag übernehmen" }));
    await page.goBack();
    await page.goBack();
    await see(page.getByText("Die Prüfung ist fertig."));
  },
  120_000,
);
