import { BRANDS } from "@portal/contract/brands/brands";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasNone, see } from "../look.ts";
import { running } from "../running.ts";

const PAGES = ["Impressum", "Datenschutz", "Nutzungsbedingungen", "Barrierefreiheit", "Häufige Fragen"];

describe.for(BRANDS)("the footer of $name", ({ developmentHost, imprint, law }) => {
  const origin = running.origin.replace("localhost", developmentHost);

  journey("leads a stranger from the login page to every page on law", async ({ open }) => {
    const { page } = await open({ origin });
    for (const name of PAGES) {
      await page.goto("/login");
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await see(page.getByRole("heading", { level: 1, name }));
      expect(new URL(page.url()).origin).toBe(origin);
    }
  });

  journey("names the company that runs the portal, and who supervises it", async ({ open }) => {
    const { page } = await open({ origin });
    await page.goto("/impressum");
    const main = page.getByRole("main");
    for (const words of [imprint.company, imprint.register, imprint.vatId, law.contactPoint.mail]) {
      await see(main.getByText(words).first());
    }
    if (imprint.generalPartner !== undefined) await see(main.getByText(imprint.generalPartner.register));
    await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz", exact: true }).click();
    await see(main.getByText(law.supervisoryAuthority.name).first());
    await see(main.getByText(law.dataProtectionOfficer.name).first());
  });
});

journey("questions are searched on the page, and the address keeps the search", async ({ open }) => {
  const { page } = await open();
  await page.goto("/haeufige-fragen");
  await page.getByRole("searchbox", { name: "In den Fragen suchen" }).fill("passwort vergessen");
  await see(page.getByText("1 Antwort", { exact: true }));
  await arrive(page, "/haeufige-fragen?suche=passwort+vergessen");
  await page.reload();
  await see(page.getByText("Wir schicken Ihnen einen Link", { exact: false }));
  await page.getByRole("main").getByRole("link", { name: "Passwort vergessen" }).click();
  await arrive(page, "/passwort/vergessen");
});

journey("a search without answer offers the phone", async ({ open }) => {
  const { page } = await open();
  await page.goto("/haeufige-fragen?suche=xyzzy");
  await see(page.getByRole("heading", { name: "Dazu steht hier nichts" }));
  await hasNone(page.locator("details"));
});
