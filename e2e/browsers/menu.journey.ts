import { aCustomer } from "../people.ts";
import { inEachEngine, PHONE } from "./in-each-engine.ts";

inEachEngine(
  "the menu of a phone opens by a tap, and closing it returns the focus to its button",
  async ({ user, db }) => {
    await user.logIn(await aCustomer(db));
    await user.click("button", "Menü");
    await user.isFocused("button", "Menü schließen");
    await user.click("button", "Menü schließen");
    await user.misses("button", "Menü schließen");
    await user.isFocused("button", "Menü");

    await user.click("button", "Menü");
    await user.isFocused("button", "Menü schließen");
    await user.tab.press("Escape");
    await user.misses("button", "Menü schließen");
    await user.isFocused("button", "Menü");
  },
  { size: PHONE },
);

inEachEngine(
  "the menu of a phone leads to a page with the keyboard only",
  async ({ user, db }) => {
    await user.logIn(await aCustomer(db));
    await user.press("button", "Menü");
    await user.isFocused("button", "Menü schließen");
    await user.press("link", "Übersicht");
    await user.isFocused("headline", "Ihr Eintrag");
    await user.misses("button", "Menü schließen");
  },
  { size: PHONE },
);
