import { expect } from "vitest";
import { POLL } from "../look.ts";
import { aCustomer } from "../people.ts";
import { inEachEngine, PHONE } from "./in-each-engine.ts";

const names = ["Malerei Grau", "Malerei Bunt", "Malerei Weiß"];
const SELECTOR = /^Meine Firmen: /;
const ROW_PX = 40;

inEachEngine("the company selector shows every company, and a click switches", async ({ user, db }) => {
  await user.logIn(await aCustomer(db, { names }));
  await user.click("button", SELECTOR);
  await user.isFocused("field", "Firma suchen, Name oder Nummer");
  for (const name of names) await user.sees("option", new RegExp(`^${name}`));
  await expect.poll(async () => (await user.look("list", "Meine Firmen"))?.height, POLL).toBeGreaterThan(3 * ROW_PX);

  await user.click("option", /^Malerei Bunt/);
  await user.sees("headline", "Malerei Bunt");
});

inEachEngine("companies are found and switched with the keyboard only", async ({ user, db }) => {
  await user.logIn(await aCustomer(db, { names }));
  await user.press("button", SELECTOR);
  await user.isFocused("field", "Firma suchen, Name oder Nummer");
  await user.tab.press("Escape");
  await user.isFocused("button", SELECTOR);

  await user.tab.press("Enter");
  await user.isFocused("field", "Firma suchen, Name oder Nummer");
  await user.tab.type("weiß");
  await user.misses("option", /^Malerei Bunt/);
  await user.tab.press("Enter");
  await user.sees("headline", "Malerei Weiß");
});

inEachEngine(
  "on a phone Escape closes the selector first, and the menu behind it next",
  async ({ user, db }) => {
    await user.logIn(await aCustomer(db, { names }));
    await user.click("button", "Menü");
    await user.isFocused("button", "Menü schließen");
    await user.click("button", SELECTOR);
    await user.isFocused("field", "Firma suchen, Name oder Nummer");

    await user.tab.press("Escape");
    await user.misses("field", "Firma suchen, Name oder Nummer");
    await user.sees("button", "Menü schließen");
    await user.isFocused("button", SELECTOR);

    await user.tab.press("Escape");
    await user.misses("button", "Menü schließen");
    await user.isFocused("button", "Menü");
  },
  { size: PHONE },
);
