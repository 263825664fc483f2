import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasValue, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { ENTRY_OVERVIEW, field, openPart, reads, savePart } from "./entry-pages.ts";

const CONTACT = "Adresse und Kontakt";

journey(
  "a pasted address is divided by keyboard, and a doubtful number is saved all the same",
  async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    await openPart(page, CONTACT);
    const street = field(page, "Straße und Hausnummer");

    await street.fill("Gontardstraße 7, 10178 Berlin");
    await street.press("Tab");
    const divide = page.getByRole("button", { name: "Auf die Felder verteilen" });
    await see(divide);
    await divide.focus();
    await page.keyboard.press("Enter");
    await hasValue(street, "Gontardstraße 7");
    await hasValue(field(page, "Postleitzahl"), "10178");
    await hasValue(field(page, "Ort"), "Berlin");
    await hasFocus(street);

    await field(page, "Telefon").fill("030 12");
    await field(page, "Telefon").press("Tab");
    await see(page.getByText(/^Diese Nummer ist zu kurz\./));
    await savePart(page, CONTACT);

    await page.goto(ENTRY_OVERVIEW);
    const preview = page.getByRole("region", { name: "Was Kunden sehen" });
    await reads(preview, /Gontardstraße 7 10178 Berlin/);
    await reads(preview, /030 12/);
  },
);
