import { formOf } from "../entry/entry-pages.ts";
import { aCustomer } from "../people.ts";
import { inEachEngine } from "./in-each-engine.ts";

const LEAVE = "Änderungen verwerfen?";

inEachEngine("a dialog is answered and left with the keyboard only, and returns the focus", async ({ user, db }) => {
  await user.logIn(await aCustomer(db));
  await user.goTo(formOf("Logo und Slogan"));
  await user.tabTo("field", /^Slogan/);
  await user.tab.type("Dicht seit 1952");
  await user.press("link", "Übersicht");
  await user.isFocused("headline", LEAVE);
  // The page behind the dialog takes no focus, and Tab returns to the dialog's buttons.
  await user.tabTo("button", "Schließen");
  await user.tab.press("Shift+Tab");
  await user.tabTo("button", "Weiter bearbeiten");
  await user.tab.press("Escape");
  await user.misses("dialog", LEAVE);
  await user.isFocused("link", "Übersicht");
  await user.hasValue(/^Slogan/, "Dicht seit 1952");

  await user.tab.press("Enter");
  await user.press("button", "Ohne Speichern verlassen");
  await user.isFocused("headline", "Ihr Eintrag");
});

inEachEngine("a popover is opened, used and left with the keyboard only", async ({ user, db }) => {
  await user.logIn(await aCustomer(db));
  await user.goTo(formOf("Öffnungszeiten"));
  await user.tabTo("field", "Montag: geöffnet oder geschlossen");
  await user.tab.type("Geöffnet");
  await user.fill("Montag von", "08:00");
  await user.fill("Montag bis", "17:00");
  const trigger = "Montag auf andere Tage übertragen";
  await user.press("button", trigger);
  await user.tabTo("button", "Alle Tage");
  await user.tab.press("Escape");
  await user.isFocused("button", trigger);
});
