import path from "node:path";
import { expect } from "vitest";
import { formOf } from "../entry/entry-pages.ts";
import { POLL } from "../look.ts";
import { aCustomer } from "../people.ts";
import { inEachEngine } from "./in-each-engine.ts";

const LOGO = path.resolve(import.meta.dirname, "../../packages/db/demo/logos/haarwerk-bornheim.png");

inEachEngine("a logo is uploaded, cropped with mouse and arrow keys, and saved", async ({ user, db }) => {
  const person = await aCustomer(db);
  await user.logIn(person);
  await user.goTo(formOf("Logo und Slogan"));
  await user.sees("button", "Logo und Slogan speichern");
  await user.tab.choose("#logo input", [LOGO]);
  await user.sees("picture", "Ihr neues Logo, noch nicht gespeichert");

  await user.click("button", "Ausschnitt wählen");
  await user.sees("dialog", "Ausschnitt wählen");
  await user.click("choice", "Quadratisch");
  const area = await user.placeOf("stage", /^Bildausschnitt/);
  await user.tab.drag(area, { x: area.x + 40, y: area.y });
  await user.tabTo("stage", /^Bildausschnitt/);
  await user.tab.press("ArrowLeft");
  await user.click("button", "Ausschnitt übernehmen");
  await user.misses("dialog", "Ausschnitt wählen");
  await user.fill(/^Was zeigt das Logo/, "Schere und Kamm");
  await user.click("button", "Logo und Slogan speichern");
  await user.sees("text", "Logo und Slogan gespeichert.");

  await user.goTo(`/eintrag/${person.company.id}`);
  await user.sees("picture", "Schere und Kamm");
  const size = () =>
    user.tab.evaluate(() => {
      const logo = document.querySelector<HTMLImageElement>("img[alt='Schere und Kamm']");
      return [logo?.naturalWidth ?? 0, logo?.naturalHeight ?? 0];
    });
  await expect.poll(async () => (await size())[0], POLL).toBeGreaterThan(0);
  const [width, height] = await size();
  expect(width).toBe(height);
});
