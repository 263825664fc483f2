import { aProduct } from "@portal/db/factories/companies";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { field } from "../entry/entry-pages.ts";
import { listEverywhere } from "../entry-service/sandbox-portals.ts";
import { journey } from "../journey.ts";
import { press, typeInto } from "../keyboard.ts";
import { hasFocus, miss, see } from "../look.ts";
import { aCustomer } from "../people.ts";

journey(
  "a check, its differing field and a question about a portal with the keyboard only",
  async ({ db, open }) => {
    const name = "Spenglerei Tastwerk GmbH";
    const person = await aCustomer(db, { names: [name], entry: { phone: "030 5550001" } });
    const { id } = person.company;
    await aProduct(db, { company_id: id, code: "ENTRY-SERVICE" });
    const place = { street: "Lindenstraße 12", postalCode: "10969", city: "Berlin" };
    const website = "https://www.brandt-bedachungen.example";
    await listEverywhere(`keyboard-${id}`, { name, ...place, phone: "030 5559999", website });
    const { page } = await open();
    await logIn(page, person);
    await press(page, "link", "Eintragsservice");
    await see(page.getByRole("heading", { name: "Noch nicht geprüft" }));

    await press(page, "button", "Jetzt neu prüfen");
    await page.getByText("Die Prüfung ist fertig.").waitFor({ timeout: 90_000 });
    // a busy button keeps the focus
    await hasFocus(page.getByRole("button", { name: "Jetzt neu prüfen" }));
    await press(page, "link", "Telefon im Eintrag ändern");
    await hasFocus(field(page, "Telefon"));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("030 5559999");
    await press(page, "button", "Adresse und Kontakt speichern");
    await see(page.getByText("Adresse und Kontakt gespeichert."));

    await press(page, "link", "Eintragsservice");
    await see(page.getByText("Seit Ihrer Änderung noch nicht neu geprüft"));
    const question = page.getByRole("link", { name: /^Frage zu .+ stellen$/ }).first();
    const portal = /^Frage zu (.+) stellen$/.exec((await question.textContent()) ?? "")?.[1] ?? "";
    await press(page, "link", `Frage zu ${portal} stellen`);
    await see(page.getByRole("heading", { level: 1, name: "Neue Anfrage" }));
    await typeInto(page, "Betreff", "Wie lange dauert es?");
    await typeInto(page, "Ihre Nachricht", "Die alte Nummer steht noch dort.");
    await press(page, "button", "Anfrage senden");
    await see(page.getByRole("heading", { level: 1, name: "Wie lange dauert es?" }));
    const made = await db
      .selectFrom("service_cases")
      .select(["type", "reference"])
      .where("company_id", "=", id)
      .execute();
    expect(made).toEqual([{ type: "entry", reference: portal }]);
  },
  240_000,
);

journey("the cookie choice is made and withdrawn with the keyboard only", async ({ open }) => {
  const { page } = await open({ undecided: true });
  await page.goto("/login");
  await press(page, "button", "Statistik erlauben");
  await hasFocus(page.getByRole("main"));
  await press(page, "link", "Cookie-Einstellungen");
  await see(page.getByText("Statistik erlaubt", { exact: true }));
  await press(page, "button", "Nur notwendige");
  await see(page.getByText("Nur notwendige. Gezählt wird nichts."));
  await hasFocus(page.getByRole("button", { name: "Nur notwendige" }));
  await page.reload();
  await see(page.getByText("Nur notwendige. Gezählt wird nichts."));
  await miss(page.getByText("Statistik erlaubt", { exact: true }));
});
