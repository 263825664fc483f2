import { buffer } from "node:stream/consumers";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aTvBanner, aTvCreative } from "@portal/db/factories/tv-banners";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const OVERVIEW = "/kunde/meineProdukte/tvbanner";
const PHONE = { viewport: { width: 390, height: 844 } };

describe("TV banners", () => {
  journey(
    "a new creative is refused with a reason, released after all, and set onto the banner",
    async ({ db, open }) => {
      const person = await aCustomer(db, { products: ["TV"] });
      const company = { company_id: person.company.id };
      const old = await aTvCreative(db, {
        ...company,
        name: "Sommer",
        customer_approval: "ACCEPTED",
        partner_approval: "ACCEPTED",
      });
      await aTvBanner(db, { ...company, name: "Köln", binary_master_id: old.binary_master_id });
      const { id } = await aTvCreative(db, { ...company, name: "Herbst" });
      const { page } = await open(PHONE);
      await logIn(page, person);
      await page.goto(OVERVIEW);
      await see(page.getByText("Das Motiv „Herbst“ wartet auf Ihre Freigabe."));

      await page.getByRole("button", { name: "„Herbst“ ablehnen" }).click();
      await page.getByLabel("Was soll anders werden?").fill("Die Telefonnummer ist falsch.");
      await page.getByRole("button", { name: "Motiv ablehnen" }).click();
      const creative = page.getByRole("article", { name: "Motiv „Herbst“" });
      await see(creative.getByText("„Die Telefonnummer ist falsch.“"));

      await creative.getByRole("button", { name: "„Herbst“ freigeben" }).click();
      await see(creative.getByText("Jetzt prüfen es die Sender.", { exact: false }));
      await db
        .updateTable("tv_creatives")
        .set({ partner_approval: "ACCEPTED", partner_decided_at: new Date() })
        .where("id", "=", id)
        .execute();
      await page.reload();
      await creative.getByRole("button", { name: "Auf das Banner setzen: „Herbst“" }).click();
      await see(creative.getByText("Dieses Motiv ist auf Ihrem Banner."));
      await see(page.getByRole("region", { name: "Banner „Köln“" }).getByRole("img", { name: /^Vorschau „Herbst“/ }));
      await see(page.getByText("Bei Ihren TV-Bannern gibt es nichts zu tun"));
    },
  );

  journey("the statistics of a range agree with each other and with the file", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["TV"] });
    await aTvBanner(db, { company_id: person.company.id });
    const today = berlinDate(Date.now());
    await sql`insert into tv_days (company_id, day, banner, channels, hours, programmes, impressions, counted_at)
      select ${person.company.id}::bigint, ${today}::date - n, 'T', array[7775, 8101], array[20, 7],
             array['Krimi', 'Morgen'], array[100 + n, 7], now() from generate_series(1, 60) n`.execute(db);
    const { page } = await open();
    await logIn(page, person);
    await page.goto(`${OVERVIEW}/statistiken?von=${addDays(today, -21)}&bis=${addDays(today, -1)}&nach=tag`);
    const all = 21 * 107 + (21 * 22) / 2;
    await see(
      page.getByRole("heading", {
        name: new RegExp(`^Ihre Firma war im Fernsehen ${all.toLocaleString("de-DE")}\\sMal`),
      }),
    );

    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "Als Tabelle (CSV)" }).click();
    const csv = (await buffer(await (await waiting).createReadStream())).toString();
    const rows = csv.trimEnd().split("\r\n").slice(1);
    expect(rows.reduce((sum, row) => sum + Number(row.split(";")[5]), 0)).toBe(all);

    const field = page.locator("[role=gridcell][tabindex='0']");
    await field.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("PageUp");
    await expect
      .poll(() => page.locator(":focus").getAttribute("aria-label"), POLL)
      .toBe("Montag, 0 bis 1 Uhr: 0 Einblendungen");
    const figures = page.waitForEvent("download");
    await page.getByRole("button", { name: /Zahlen \(CSV\).*Wochentag/ }).click();
    const map = (await buffer(await (await figures).createReadStream())).toString();
    const cells = map
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .flatMap((line) => line.split(";").slice(1).map(Number));
    expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(all);
    const picture = page.waitForEvent("download");
    await page.getByRole("button", { name: /Bild \(PNG\).*Wochentag/ }).click();
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
    await see(page.getByRole("row", { name: /^Nordlicht TV/ }));
    await see(page.getByRole("row", { name: /^Krimi/ }));
  });
});
