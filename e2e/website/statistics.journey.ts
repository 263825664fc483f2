import { buffer } from "node:stream/consumers";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aWebsite } from "@portal/db/factories/websites";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { sandboxOrigin } from "../entry-service/sandbox-portals.ts";
import { journey } from "../journey.ts";
import { arrive, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const STATISTICS = "/kunde/meineProdukte/website/statistiken";
/** The browser of the journeys says that it is headless, which robots say. */
const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

const figure = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} `) });
const faults = async (method: string, query: string): Promise<void> =>
  void (await fetch(`${sandboxOrigin()}/faults${query}`, { method }));

journey(
  "figures of Matomo with the same weekdays before them equal the file, and stay while Matomo hangs",
  async ({ db, open }) => {
    const owner = await aCustomer(db, { products: ["WEB-M"] });
    const today = berlinDate(Date.now());
    const since = addDays(today, -60);
    const { id } = await aWebsite(db, { company_id: owner.company.id, matomo_site_id: "7", online_since: since });
    const { page } = await open();
    await logIn(page, owner);
    await page.goto(STATISTICS);
    await see(page.getByRole("heading", { name: /^Ihre Website wurde [\d.]+\sMal besucht/ }));

    // The job fetches the days before the last month; the page looks again by itself.
    await page.goto(`${STATISTICS}?von=${addDays(today, -21)}&bis=${addDays(today, -1)}&nach=tag`);
    await see(page.getByRole("heading", { name: /(mehr|weniger|viele) .*im Vergleichszeitraum/ }));
    await see(page.getByText(/den gleichen Wochentagen\. Quelle: Matomo, Stand/));
    const chart = page.getByRole("slider", { name: /^Besuche je Tag/ });
    await chart.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => chart.getAttribute("aria-valuetext"), POLL).toMatch(/: \d+ Besuche, davor \d+$/);
    await see(page.getByRole("row", { name: /^Montag/ }));
    await see(page.getByRole("row", { name: /^Smartphone/ }));
    await see(page.getByRole("row", { name: /^Google/ }));

    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "Als Tabelle (CSV)" }).click();
    const csv = (await buffer(await (await waiting).createReadStream())).toString();
    const [header = "", ...rows] = csv.trimEnd().split("\r\n");
    const column = header.split(";").indexOf("Besuche");
    expect(rows).toHaveLength(21);
    const visits = rows.reduce((sum, row) => sum + Number(row.split(";")[column]), 0);
    await expect.poll(() => figure(page, "Besuche").innerText(), POLL).toContain(visits.toLocaleString("de-DE"));

    // Figures older than ten minutes are asked for again.
    const old = new Date(Date.now() - 3_600_000);
    await db.updateTable("website_figures").set({ until: old, tried_at: old }).where("website_id", "=", id).execute();
    onTestFinished(() => faults("DELETE", "?path=/matomo"));
    await faults("POST", "?path=/matomo&fault=hang");
    await page.reload();
    await see(page.getByText("Matomo antwortet gerade zu langsam."));
    await see(page.getByText(/Sie sehen die Zahlen vom/));
    await expect.poll(() => figure(page, "Besuche").innerText(), POLL).toContain(visits.toLocaleString("de-DE"));
  },
);

journey(
  "a visit of a website without Matomo counts, that of somebody who asks not to be tracked does not",
  async ({ db, open }) => {
    const owner = await aCustomer(db, { products: ["WEB-S"] });
    const { external_id: website } = await aWebsite(db, { company_id: owner.company.id, matomo_site_id: null });
    const { external_id: company } = await db
      .selectFrom("companies")
      .select("external_id")
      .where("id", "=", owner.company.id)
      .executeTakeFirstOrThrow();
    const address = `${sandboxOrigin()}/counted-site/${company}/${website}/`;
    const { page } = await open();
    await logIn(page, owner);
    await page.goto(STATISTICS);
    await see(page.getByRole("heading", { name: "Noch keine Zahlen" }));

    const unwilling = await open({ userAgent: PHONE });
    await unwilling.page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const sent: string[] = [];
    unwilling.page.on("request", (request) => sent.push(request.method()));
    await unwilling.page.goto(address, { waitUntil: "networkidle" });
    expect(sent).not.toContain("POST");

    const visitor = await open({ userAgent: PHONE });
    const counted = visitor.page.waitForResponse((response) => response.url().endsWith("/_zaehlung/h"));
    await visitor.page.goto(`${address}?utm_campaign=Herbstaktion`);
    expect((await counted).status()).toBe(204);
    expect(await visitor.context.cookies(address)).toEqual([]);

    await page.reload();
    await see(page.getByRole("heading", { name: "Ihre Website wurde einmal besucht." }));
    await see(page.getByRole("row", { name: /^Herbstaktion/ }));
    await arrive(page, STATISTICS);
  },
);
