/** The portal on a device: installing it, and what it shows without a connection. */
import { aContactPerson } from "@portal/db/factories/companies";
import { aLead } from "@portal/db/factories/leads";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const isReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("portal.last-state.")));

describe("the portal as an app", () => {
  journey("has a manifest with icons that exist, for each brand", async ({ open }) => {
    const { page } = await open();
    await page.goto("/login");
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = (await (await page.request.get(href ?? "")).json()) as {
      name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: "Nahbei Firmenportal", start_url: "/", display: "standalone" });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });

  journey("shows the last state without a connection, and nothing after the log-out", async ({ db, open }) => {
    const person = await aCustomer(db, { products: [] });
    const { page, context, expects, cut } = await open({ serviceWorkers: "allow" });
    await logIn(page, person);
    await isReady(page);
    await page.goto("/");
    await expect.poll(() => keptPages(page), POLL).toHaveLength(1);
    expects("net::ERR_INTERNET_DISCONNECTED GET /");

    await cut();
    await page.reload();
    await see(page.getByRole("heading", { name: "Keine Verbindung" }));
    await see(page.getByText(/^Stand \d\d:\d\d Uhr, ohne Verbindung$/));
    await see(page.getByText(person.company.name).first());
    for (const role of ["button", "link", "textbox"] as const) await hasNone(page.getByRole(role));

    await context.setOffline(false);
    await see(page.getByRole("link", { name: "Abmelden" }));
    await page.getByRole("link", { name: "Abmelden" }).click();
    await hasNone(page.getByRole("link", { name: "Abmelden" }));
    await expect.poll(() => keptPages(page), POLL).toEqual([]);

    await cut();
    await page.goto("/").catch(() => {});
    await see(page.getByRole("heading", { name: "Keine Verbindung" }));
    await hasNone(page.getByText(/^Stand /));
  });

  journey("keeps the list of leads beside the lead that was opened last, and the contacts", async ({ db, open }) => {
    const person = await aCustomer(db, { products: [] });
    const { id } = await aLead(db, { companies: [person.company.id], state: "accepted" });
    await aLead(db, { companies: [person.company.id], place: "Bonn" });
    await aContactPerson(db, { company_id: person.company.id, name: "Petra Sommer", roles: ["Director"] });
    const { page, expects, cut } = await open({ serviceWorkers: "allow" });
    await logIn(page, person);
    await isReady(page);
    const pages = ["", "?anfrage=" + id].map((query) => `/kunde/anfragen/angebote${query}`);
    for (const [index, address] of [...pages, "/kunde/firmendaten/ansprechpartner"].entries()) {
      await page.goto(address);
      await expect
        .poll(() => keptPages(page).then((keys) => keys.filter((key) => !key.endsWith(".start"))), POLL)
        .toHaveLength(index + 1);
    }
    expects("net::ERR_INTERNET_DISCONNECTED GET /kunde/anfragen/angebote");

    await cut();
    await page.goto("/kunde/anfragen/angebote").catch(() => {});
    await see(page.getByRole("heading", { name: "Keine Verbindung" }));
    const opened = page.locator("details[open]");
    await see(opened.getByText("Angebotsanfragen").first());
    await see(opened.getByText(/aus 50667 Bonn/).first());
    await page.locator("summary", { hasText: "Angebotsanfrage von Maria Klein" }).click();
    await see(page.locator("details[open]").getByText("0221 445566").first());
    await page.locator("summary", { hasText: "Ansprechpartner" }).click();
    await see(
      page
        .locator("details[open]")
        .getByText(/Sommer/)
        .first(),
    );
  });
});
