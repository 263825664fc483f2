import { formOf } from "../entry/entry-pages.ts";
import { aCustomer } from "../people.ts";
import { inEachEngine, PHONE } from "./in-each-engine.ts";

const SAVE = "Öffnungszeiten speichern";

inEachEngine(
  "opening hours are typed, saved and there after a reload, with the keyboard only",
  async ({ user, db }) => {
    await user.logIn(await aCustomer(db));
    await user.goTo(formOf("Öffnungszeiten"));
    await user.tabTo("field", "Montag: geöffnet oder geschlossen");
    await user.tab.type("Geöffnet");
    await user.tabTo("field", "Montag von");
    await user.tab.type("9");
    await user.tab.press("Tab");
    await user.hasValue("Montag von", "09:00");
    await user.isFocused("field", "Montag bis");
    await user.tab.type("1730");
    await user.press("button", SAVE);
    await user.sees("text", "Öffnungszeiten gespeichert.");

    await user.goTo(formOf("Öffnungszeiten"));
    await user.hasValue("Montag von", "09:00");
    await user.hasValue("Montag bis", "17:30");
  },
);

inEachEngine(
  "a mistake in the hours gets the focus on a phone, and the rest stays",
  async ({ user, db }) => {
    await user.logIn(await aCustomer(db));
    await user.goTo(formOf("Öffnungszeiten"));
    await user.tabTo("field", "Dienstag: geöffnet oder geschlossen");
    await user.tab.type("Geöffnet");
    await user.fill("Dienstag von", "08:00");
    await user.retype("Dienstag bis", "abends");
    await user.click("button", SAVE);

    await user.isFocused("field", "Dienstag bis");
    await user.hasValue("Dienstag von", "08:00");
    await user.hasValue("Dienstag bis", "abends");
  },
  { size: PHONE },
);
