import path from "node:path";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { field, openPart, savePart } from "./entry-pages.ts";

const LOGO = path.resolve(import.meta.dirname, "../../packages/db/demo/logos/haarwerk-bornheim.png");
const NO_IMAGE = path.resolve(import.meta.dirname, "../../packages/db/demo/companies.ndjson");

journey("a new logo is cropped, saved, and shown on the public entry", async ({ db, open }) => {
  const person = await aCustomer(db);
  const { page } = await open();
  await logIn(page, person);
  await openPart(page, "Logo und Slogan");

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Logo( \(optional\))?$/ }).click();
  await chooser.then((dialog) => dialog.setFiles(LOGO));
  await see(page.getByRole("img", { name: "Ihr neues Logo, noch nicht gespeichert" }));
  await page.getByRole("button", { name: "Ausschnitt wählen" }).click();
  const dialog = page.getByRole("dialog", { name: "Ausschnitt wählen" });
  await dialog.getByRole("radio", { name: "Quadratisch" }).check();
  await dialog.getByRole("button", { name: "Ausschnitt übernehmen" }).click();
  await field(page, "Was zeigt das Logo?").fill("Schere und Kamm");
  await savePart(page, "Logo und Slogan");

  await page.goto(`/eintrag/${person.company.id}`);
  const logo = page.getByRole("img", { name: "Schere und Kamm" });
  const size = () => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight] as const);
  await expect.poll(async () => (await size())[0], POLL).toBeGreaterThan(0);
  const [width, height] = await size();
  expect(width).toBe(height);
});

journey("a file that is not an image is refused, and the old logo stays", async ({ db, open }) => {
  const window = await open();
  const { page } = window;
  window.expects("415 POST /api/customer/temporary-files");
  await logIn(page, await aCustomer(db));
  await openPart(page, "Logo und Slogan");

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Logo( \(optional\))?$/ }).click();
  await chooser.then((dialog) => dialog.setFiles(NO_IMAGE));

  await see(page.getByText("Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF."));
  await hasNone(page.getByRole("img", { name: "Ihr neues Logo, noch nicht gespeichert" }));
});
