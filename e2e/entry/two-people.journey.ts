import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, hasValue, miss, POLL, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";
import { field, openPart, reads, savePart } from "./entry-pages.ts";

describe("two people who save the same part", () => {
  journey("the second person sees both versions and decides field by field", async ({ db, open }) => {
    const person = await aCustomer(db);
    const colleague = await aColleague(db, person.company);
    const mine = await open();
    const theirs = await open();
    mine.expects("409 POST /api/customer/updateEntryCompanyData");
    await logIn(mine.page, person);
    await openPart(mine.page, "Adresse und Kontakt");
    await logIn(theirs.page, colleague);
    await openPart(theirs.page, "Adresse und Kontakt");

    await field(theirs.page, "Telefon").fill("030 7654321");
    await field(theirs.page, "Ort").fill("Potsdam");
    await savePart(theirs.page, "Adresse und Kontakt");
    await field(mine.page, "Telefon").fill("030 1112223");
    await field(mine.page, "Firmenname").fill("Brandt Dach und Wand GmbH");
    await mine.page.getByRole("button", { name: "Adresse und Kontakt speichern" }).click();

    const dialog = mine.page.getByRole("dialog", { name: "Zwei Fassungen: Adresse und Kontakt" });
    await reads(dialog, /Olaf Brandt hat diesen Teil am .+ gespeichert/);
    await reads(dialog.getByRole("group", { name: "Telefon" }), "Beide haben das geändert.");
    await reads(dialog.getByRole("group", { name: "Ort" }), "Nur die andere Person hat das geändert.");
    await expect
      .poll(() => dialog.getByRole("group", { name: "Ort" }).getByRole("radio", { name: "Potsdam" }).isChecked(), POLL)
      .toBe(true);
    await dialog.getByRole("group", { name: "Telefon" }).getByRole("radio", { name: "030 7654321" }).check();
    await dialog.getByRole("button", { name: "Übernehmen und speichern" }).click();

    await miss(dialog);
    await see(mine.page.getByText("Adresse und Kontakt gespeichert."));
    await theirs.page.goto(`/eintrag/${person.company.id}`);
    await reads(theirs.page.getByRole("article"), /Brandt Dach und Wand GmbH/);
    await reads(theirs.page.getByRole("article"), /Potsdam/);
    await reads(theirs.page.getByRole("article"), /030 7654321/);
  });

  journey("returning to the form keeps the input and changes no other part", async ({ db, open }) => {
    const person = await aCustomer(db);
    const colleague = await aColleague(db, person.company);
    const mine = await open();
    const theirs = await open();
    mine.expects("409 POST /api/customer/updateEntryAboutUs");
    await logIn(mine.page, person);
    await openPart(mine.page, "Über uns");
    await logIn(theirs.page, colleague);
    await openPart(theirs.page, "Über uns");

    await field(theirs.page, "Text über Ihre Firma").fill("Von Olaf");
    await savePart(theirs.page, "Über uns");
    await field(mine.page, "Text über Ihre Firma").fill("Von Petra");
    await field(mine.page, "Slogan").fill("Dicht bis obenhin");
    await savePart(mine.page, "Logo und Slogan");
    await mine.page.getByRole("button", { name: "Über uns speichern" }).click();
    await mine.page.getByRole("button", { name: "Zurück zum Formular" }).click();

    await hasValue(field(mine.page, "Text über Ihre Firma"), "Von Petra");
    await theirs.page.goto(`/eintrag/${person.company.id}`);
    await reads(theirs.page.getByRole("article"), /Dicht bis obenhin/);
    await reads(theirs.page.getByRole("article"), /Von Olaf/);
  });
});

journey("a reader sees all parts without controls", async ({ db, open }) => {
  const person = await aCustomer(db);
  const reader = await aColleague(db, person.company, "read", "Rita Lese");
  const { page } = await open();
  await logIn(page, reader);

  await page.getByRole("link", { name: "Eintragsdaten" }).click();

  await see(page.getByText("Sie können diesen Eintrag ansehen, aber nicht ändern"));
  await expect.poll(() => field(page, "Firmenname").isDisabled(), POLL).toBe(true);
  await hasNone(page.getByRole("button", { name: /speichern$/ }));
});
