import { reads } from "../entry/entry-pages.ts";
import { journey } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { arrive, hasNone, see } from "../look.ts";
import { aCustomer } from "../people.ts";

journey("login, company switch, edit and save with the keyboard only", async ({ db, open }) => {
  const person = await aCustomer(db, { names: ["Malerei Grau", "Malerei Bunt"] });
  const { page } = await open();
  await page.goto("/login");
  await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));

  await tabTo(page, "textbox", "Anmeldename");
  await page.keyboard.type(person.login);
  await tabTo(page, "textbox", "Passwort");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await see(page.getByRole("heading", { level: 1, name: "Malerei Grau" }));

  await tabTo(page, "button", /^Meine Firmen: /);
  await page.keyboard.press("Enter");
  await see(page.getByRole("option", { name: "Malerei Bunt" }));
  await page.keyboard.type("bunt");
  await page.keyboard.press("Enter");
  await see(page.getByRole("heading", { level: 1, name: "Malerei Bunt" }));

  await tabTo(page, "link", "Eintragsdaten");
  await page.keyboard.press("Enter");
  await arrive(page, "/kunde/meineProdukte/eintrag/eintragsdaten");
  await tabTo(page, "link", /^Zeiten und Zahlung /);
  await page.keyboard.press("Enter");
  await arrive(page, "/kunde/meineProdukte/eintrag/eintragsdaten?bereich=zeiten");
  await tabTo(page, "combobox", "Montag: geöffnet oder geschlossen");
  await page.keyboard.press("Home");
  await tabTo(page, "textbox", "Montag von");
  await page.keyboard.type("9");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1730");
  await tabTo(page, "button", "Öffnungszeiten speichern");
  await page.keyboard.press("Enter");
  await see(page.getByText("Öffnungszeiten gespeichert."));
  await reads(page.getByRole("complementary", { name: "Vorschau der Öffnungszeiten" }), /Mo 09:00–17:30/);

  await tabTo(page, "link", "Übersicht");
  await page.keyboard.press("Enter");
  await see(page.getByRole("heading", { level: 1, name: "Ihr Eintrag" }));
  await tabTo(page, "button", /^Öffnungszeiten: .+ rückgängig machen$/);
  await page.keyboard.press("Enter");

  await see(page.getByText("Rückgängig gemacht: Montag."));
  await reads(page.getByRole("region", { name: "Was Kunden sehen" }), "Keine Öffnungszeiten angegeben.");
  await tabTo(page, "link", "Abmelden");
  await page.keyboard.press("Enter");
  await arrive(page, "/login");
  await hasNone(page.getByText("Malerei"));
});
