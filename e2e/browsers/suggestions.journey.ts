import { formOf } from "../entry/entry-pages.ts";
import { aCustomer } from "../people.ts";
import { inEachEngine, PHONE } from "./in-each-engine.ts";

inEachEngine("a trade is found by a misspelling and taken with the keyboard only", async ({ user, db }) => {
  await user.logIn(await aCustomer(db));
  await user.goTo(formOf("Branchen"));
  await user.tabTo("field", /^Branche suchen/);
  await user.tab.type("dachdeker");
  await user.sees("option", /^Dachdecker/);
  await user.tab.press("Enter");
  await user.hasValue(/^Branche suchen/, "");
  await user.sees("text", /^Dachdecker/);

  await user.tab.type("zimmerei");
  await user.sees("option", /^Zimmerei$/);
  await user.tab.press("Escape");
  await user.misses("option", /^Zimmerei$/);
  await user.isFocused("field", /^Branche suchen/);
});

inEachEngine(
  "a tap on a suggestion fills in postal code and place on a phone",
  async ({ user, db }) => {
    await user.logIn(await aCustomer(db));
    await user.goTo(formOf("Adresse und Kontakt"));
    await user.fill("Postleitzahl", "0106");
    await user.click("option", /^01067/);

    await user.hasValue("Postleitzahl", "01067");
    await user.hasValue("Ort", "Dresden");
  },
  { size: PHONE },
);
