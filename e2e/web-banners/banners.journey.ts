import { readFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aWebBanner } from "@portal/db/factories/web-banners";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const OVERVIEW = "/kunde/meineProdukte/werbebanner/uebersicht";
const PHONE = { viewport: { width: 390, height: 844 } };
const banner = (name: string) => ({
  name,
  mimeType: name.endsWith("gif") ? "image/gif" : "image/png",
  buffer: readFileSync(path.resolve(import.meta.dirname, "../../packages/db/demo/banners", name)),
});
const item = (page: Page, name: string) => page.getByRole("listitem", { name: `Banner ${name}` });

describe("web banners", () => {
  journey(
    "a file of the wrong size is refused before the upload, the right one is checked and can be withdrawn",
    async ({ db, open }) => {
      const person = await aCustomer(db, { products: ["WBAN"] });
      await aWebBanner(db, { company_id: person.company.id, name: "Herbst" });
      const { page } = await open(PHONE);
      const uploads: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/temporary-files")) uploads.push(request.method());
      });
      await logIn(page, person);
      await page.goto(OVERVIEW);
      await page.getByRole("link", { name: "Dateien hochladen", exact: true }).click();
      await page.locator("input[type=file]").setInputFiles(banner("lorenz-fruehjahr.png"));
      await see(page.getByText("Das Bild hat 728 × 90 Bildpunkte. Für „Rechteck“ braucht es genau 300 × 250."));
      expect(uploads).toEqual([]);
      await page.getByRole("button", { name: "lorenz-fruehjahr.png entfernen" }).click();
      await page.locator("input[type=file]").setInputFiles(banner("lorenz-dachcheck.gif"));
      await see(page.getByText("Passt und ist hochgeladen. Wir bekommen sie, sobald Sie senden."));
      await page.getByRole("button", { name: "Dateien zur Prüfung einreichen" }).click();
      await see(item(page, "Herbst").getByText("Wird geprüft", { exact: true }));
      // The preview has the true size and runs nothing.
      const frame = item(page, "Herbst").locator("iframe");
      expect(await frame.getAttribute("sandbox")).toBe("");
      await expect
        .poll(
          () =>
            frame
              .contentFrame()
              .locator("img")
              .evaluate((image: HTMLImageElement) => image.naturalWidth)
              .catch(() => 0),
          POLL,
        )
        .toBe(300);
      await page.getByRole("button", { name: "Dateien zurückziehen: Herbst" }).click();
      await see(item(page, "Herbst").getByText("Zurückgezogen", { exact: true }));
      await page.getByRole("button", { name: "Wieder zur Prüfung einreichen: Herbst" }).click();
      await see(item(page, "Herbst").getByText("Wird geprüft", { exact: true }));

      const [zip] = await Promise.all([
        page.waitForEvent("download"),
        item(page, "Herbst")
          .getByRole("link", { name: /^Dateien herunterladen \(ZIP\)/ })
          .click(),
      ]);
      expect(zip.suggestedFilename()).toMatch(/\.zip$/);
      const packed = await buffer(await zip.createReadStream());
      expect(packed.subarray(0, 2).toString()).toBe("PK");
      // Files are stored uncompressed, so the uploaded bytes are in it.
      expect(packed.includes(banner("lorenz-dachcheck.gif").buffer)).toBe(true);
    },
  );

  journey("a finished banner gets a wish and its approval, and both can be taken back", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["WBAN"] });
    await aWebBanner(db, { company_id: person.company.id, name: "Herbst", state: "to_approve" });
    const { page } = await open();
    await logIn(page, person);
    await page.goto(OVERVIEW);
    await page.getByRole("link", { name: "Banner ansehen und freigeben" }).click();
    await page.getByRole("button", { name: "Änderung wünschen: Herbst" }).click();
    await page.getByRole("button", { name: "Wunsch senden" }).click();
    await see(page.getByText("Bitte schreiben Sie, was anders werden soll."));
    await page.getByLabel("Was soll anders werden?").fill("Bitte mit unserer neuen Nummer.");
    await page.getByRole("button", { name: "Wunsch senden" }).click();
    await see(item(page, "Herbst").getByText("Wird geändert", { exact: true }));
    await see(item(page, "Herbst").getByText("Bitte mit unserer neuen Nummer.").first());
    await page.getByRole("button", { name: "Antwort zurücknehmen: Herbst" }).click();
    await page.getByRole("button", { name: "Banner freigeben: Herbst" }).click();
    await see(item(page, "Herbst").getByText("Freigegeben", { exact: true }));
  });

  journey("a running banner is paused and started again, and its history says so", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["WBAN"] });
    await aWebBanner(db, { company_id: person.company.id, name: "Herbst", state: "running" });
    const { page } = await open(PHONE);
    await logIn(page, person);
    await page.goto(OVERVIEW);
    await page.getByRole("button", { name: "Banner anhalten: Herbst" }).click();
    await see(item(page, "Herbst").getByText("Besucher sehen das Banner gerade nicht."));
    await page.reload();
    await page.getByRole("button", { name: "Banner wieder starten: Herbst" }).click();
    await see(item(page, "Herbst").getByText("Besucher sehen das Banner. Sie müssen nichts tun."));
    await item(page, "Herbst").getByText("Verlauf von Herbst").click();
    await see(item(page, "Herbst").getByText(/angehalten/));
  });

  journey("figures of a range equal those of the placements, and the address keeps the range", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["WBAN"] });
    const company_id = person.company.id;
    await aWebBanner(db, { company_id, name: "Herbst", external_id: "B-1", state: "running" });
    const today = berlinDate(Date.now());
    const day = (ago: number, placement: "home" | "app", views: number) => ({
      company_id,
      day: addDays(today, -ago),
      banner: "B-1",
      placement,
      views,
      clicks: 2,
      counted_at: new Date(),
    });
    await db
      .insertInto("web_banner_days")
      .values([day(1, "home", 1000), day(1, "app", 234), day(20, "home", 500), day(400, "home", 9)])
      .execute();
    const { page } = await open();
    await logIn(page, person);
    await page.goto(`${OVERVIEW}?zeitraum=7`);
    await see(page.getByText(/^Ihre Banner wurden 1\.234\sMal gesehen/));
    await see(page.getByRole("row", { name: /^Startseite 1\.000 2 0,20/ }));
    await page.goto(`${OVERVIEW}?zeitraum=30`);
    await see(page.getByText(/^Ihre Banner wurden 1\.734\sMal gesehen/));
    await page.reload();
    await see(page.getByText(/^Ihre Banner wurden 1\.734\sMal gesehen/));
    await see(page.getByRole("link", { name: "Als Tabelle (CSV)" }));
  });
});
