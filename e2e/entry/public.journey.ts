import jsqr from "jsqr";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { reads } from "./entry-pages.ts";

// the package is CommonJS: its function is the default of the default
const readCode = jsqr.default;

const details = {
  payments: JSON.stringify({ paymentMethods: ["cash", "girocard"] }),
  trades: JSON.stringify({ trades: ["Dachdecker", "Spengler"] }),
  service_features: JSON.stringify({ services: ["emergency_service", "parking"] }),
  product_features: JSON.stringify({ products: ["Naturschiefer"] }),
  service_area: JSON.stringify({ radiusKm: 40, cities: [{ name: "Bonn", state: "Nordrhein-Westfalen" }] }),
  online_presence: JSON.stringify({
    profiles: [{ network: "instagram", url: "instagram.com/brandt" }],
    shopUrl: "shop.brandt.example",
  }),
  company_details: JSON.stringify({ legalForm: "limited_company", languages: ["de", "gsg"] }),
  b2b_codex: JSON.stringify({ accepted: true, signatory: "Petra Brandt", acceptedOn: "2026-03-02" }),
};

const PIXELS = 300;

/** What a phone reads when it is held before the first code on the page. */
async function scan(page: Page): Promise<string> {
  const dots = await page.evaluate(async (size) => {
    const code = document.querySelector('svg[height="512"]');
    if (!code) throw new Error("no code on the page");
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
    await image.decode();
    const context = Object.assign(document.createElement("canvas"), { width: size, height: size }).getContext("2d");
    context?.drawImage(image, 0, 0, size, size);
    return [...(context?.getImageData(0, 0, size, size).data ?? [])];
  }, PIXELS);
  return readCode(Uint8ClampedArray.from(dots), PIXELS, PIXELS)?.data ?? "";
}

journey("the public entry shows all data of the company", async ({ db, open }) => {
  const { company } = await aCustomer(db, { entry: details });
  const { page } = await open();
  await page.goto(`/eintrag/${company.id}`);
  const entry = page.getByRole("article");
  await reads(entry, /Dachdecker · Spengler/);
  await reads(entry, /Notdienst.*Parkplätze.*Produkte und Marken Naturschiefer/);
  await reads(entry, /Einzugsgebiet Im Umkreis von 40 km, außerdem Bonn/);
  await reads(entry, /Zahlungsarten Bar, Girocard/);
  await reads(entry, /Sprachen Deutsch, Deutsche Gebärdensprache/);
  await reads(entry, /Hat den B2B-Kodex unterschrieben am 02\.03\.2026/);
  expect(await entry.getByRole("link", { name: "Instagram" }).getAttribute("href")).toBe(
    "https://instagram.com/brandt",
  );
  expect(await entry.getByRole("link", { name: "Zum Onlineshop" }).getAttribute("href")).toBe(
    "https://shop.brandt.example",
  );
});

journey("the poster's QR code leads to the public entry", async ({ db, open }) => {
  const person = await aCustomer(db);
  const { page } = await open();
  await logIn(page, person);
  await page.goto("/kunde/meineProdukte/eintrag/aushang");
  const address = page.getByLabel("Adresse Ihres Eintrags");
  await see(page.getByRole("img", { name: /^Vorschau des Aushangs/ }));

  await page.getByLabel("Text über dem Code").fill("Hier geht es zum Dach");
  await page.getByRole("radio", { name: /Kärtchen/ }).check();
  await expect.poll(() => page.getByText("Hier geht es zum Dach").count(), POLL).toBe(8);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Code für die Druckerei (SVG)" }).click();
  expect((await waiting).suggestedFilename()).toBe("QR-Code Brandt Bedachungen GmbH.svg");

  const scanned = await scan(page);
  expect(scanned).toBe(await address.inputValue());
  await page.goto(scanned);
  await see(page.getByRole("heading", { level: 1, name: person.company.name }));
});
