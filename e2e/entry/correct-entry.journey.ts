import { openDatabase } from "@portal/db/connect";
import { afterAll, beforeAll } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { startProduct } from "../product.ts";
import type { Product } from "../product.ts";
import { ENTRY_OVERVIEW, field, openPart, reads, savePart, typeHours } from "./entry-pages.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.remove());

/** Makes a customer of the product that this journey starts and stops. */
async function aCustomerHere() {
  const db = openDatabase(product.databaseUrl, { max: 1 });
  try {
    return await aCustomer(db);
  } finally {
    await db.destroy();
  }
}

journey("hours and address are corrected, one change is undone, and all survives a restart", async ({ open }) => {
  const { origin, dataDir } = product;
  const person = await aCustomerHere();
  const { page } = await open({ origin });
  const passerBy = await open({ origin });
  const publicPage = passerBy.page;
  await publicPage.goto(`/eintrag/${person.company.id}`);
  await reads(publicPage.getByRole("article"), /Lindenstraße 12 10969 Berlin/);

  await logIn(page, person);
  await openPart(page, "Öffnungszeiten");
  await typeHours(page, "Freitag", [
    ["8", "12 Uhr"],
    ["18", "2"],
  ]);
  await reads(page.getByRole("complementary", { name: "Vorschau der Öffnungszeiten" }), /Fr 08:00–12:00,? 18:00–02:00/);
  await savePart(page, "Öffnungszeiten");
  await openPart(page, "Adresse und Kontakt");
  await field(page, "Straße und Hausnummer").fill("Am Kanal 7/1");
  await field(page, "Postleitzahl").fill("12043");
  await savePart(page, "Adresse und Kontakt");

  await page.getByRole("link", { name: "Vorschau ansehen" }).click();
  const preview = page.getByRole("region", { name: "Was Kunden sehen" });
  await reads(preview, /Am Kanal 7\/1 12043 Berlin/);
  await reads(preview, /Freitag( \(heute\))? 08:00–12:00 18:00–02:00/);
  await publicPage.reload();
  await reads(publicPage.getByRole("article"), /Am Kanal 7\/1 12043 Berlin/);
  await reads(publicPage.getByRole("article"), /Freitag( \(heute\))? 08:00–12:00 18:00–02:00/);

  await page.getByRole("button", { name: /^Adresse und Kontakt: .+ rückgängig machen$/ }).click();
  await see(page.getByText(/^Rückgängig gemacht: /));
  await reads(preview, /Lindenstraße 12 10969 Berlin/);
  await publicPage.reload();
  await reads(publicPage.getByRole("article"), /Lindenstraße 12 10969 Berlin/);

  // A map that is asked for later would find no product.
  await see(preview.getByRole("img", { name: /^Karte: / }));
  await see(publicPage.getByRole("img", { name: /^Karte: / }));
  await product.stop();
  product = await startProduct({ dataDir, port: Number(new URL(origin).port) });

  await page.goto(ENTRY_OVERVIEW);
  await reads(preview, /Lindenstraße 12 10969 Berlin/);
  await reads(preview, /Freitag( \(heute\))? 08:00–12:00 18:00–02:00/);
  const changes = page.getByRole("region", { name: "Letzte Änderungen" });
  await reads(changes, /Adresse und Kontakt · rückgängig gemacht .*Adresse und Kontakt .*Öffnungszeiten/);
  await publicPage.reload();
  await reads(publicPage.getByRole("article"), /Freitag( \(heute\))? 08:00–12:00 18:00–02:00/);
});
