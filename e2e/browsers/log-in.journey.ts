import { demoLogins, demoPassword } from "@portal/contract/auth/demo-logins";
import { aCustomer } from "../people.ts";
import { withoutCookies } from "../auth/without-cookies.ts";
import { running } from "../running.ts";
import { inEachEngine } from "./in-each-engine.ts";

const [{ login }] = demoLogins;

inEachEngine("a demo person logs in on plain http, stays logged in after a reload, and logs out", async ({ user }) => {
  await user.logIn({ login, password: demoPassword });
  await user.isAt("/");

  await user.goTo("/benutzer");
  await user.sees("headline", "Mein Bereich");
  await user.press("link", "Abmelden");
  await user.isAt("/login");
  await user.goTo("/benutzer");
  await user.sees("field", "Anmeldename");
});

inEachEngine("a person logs in with the keyboard only, after a wrong password", async ({ user, db }) => {
  const person = await aCustomer(db);
  await user.goTo("/login");
  await user.tabTo("field", "Anmeldename");
  await user.tab.type(person.login);
  await user.tabTo("field", "Passwort");
  await user.tab.type("falsch");
  await user.tab.press("Enter");
  await user.sees("text", /^(Fehler: )?Anmeldename oder Passwort/);
  await user.tabTo("field", "Passwort");
  await user.tab.press("Control+a");
  await user.tab.type(person.password);
  await user.tab.press("Enter");

  await user.sees("headline", person.company.name);
});

inEachEngine("a browser that keeps no cookie says so, and what was typed stays", async ({ user, db }) => {
  const person = await aCustomer(db);
  const forgetful = await withoutCookies(running.origin);
  // Cookies count for all ports, and the product has set this one already.
  await user.tab.evaluate(() => void (document.cookie = "XSRF-TOKEN=;max-age=0;path=/"));
  try {
    await user.goTo(new URL("/login", forgetful.origin).href);
    await user.fill("Anmeldename", person.login);
    await user.fill("Passwort", person.password);
    await user.tab.press("Enter");
    await user.sees("text", /Ihr Browser speichert keine Cookies\. .* Bitte erlauben Sie Cookies/);
    await user.hasValue("Anmeldename", person.login);
  } finally {
    await forgetful.close();
  }
});
