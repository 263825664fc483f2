import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasValue, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { field, openPart, reads, savePart } from "./entry-pages.ts";

describe("online profiles and B2B codex", () => {
  journey("profile names and URLs are accepted, a wrong one shows an error at its row", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, person);
    await openPart(page, "Auftritte im Netz");
    await field(page, "Instagram").fill("@brandt.dach");
    await field(page, "YouTube").fill("https://www.facebook.com/brandt?fbclid=IwAR0x");
    await field(page, "XING").fill("Brandt Dach");

    await page.getByRole("button", { name: "Auftritte im Netz speichern" }).click();

    await hasFocus(field(page, "XING"));
    await see(page.getByText("Das ist keine Adresse bei XING. Sie beginnt zum Beispiel mit xing.com/."));
    await reads(page.getByRole("form", { name: "Auftritte im Netz" }), "gehört zu Facebook und steht jetzt dort");
    await field(page, "XING").fill("");
    await savePart(page, "Auftritte im Netz");
    await hasValue(field(page, "Instagram"), "https://www.instagram.com/brandt.dach");
    await hasValue(field(page, "Facebook"), "https://www.facebook.com/brandt");
    await hasValue(field(page, "YouTube"), "");
  });

  journey("the codex is signed with a name and withdrawn", async ({ db, open }) => {
    const person = await aCustomer(db);
    await db.updateTable("companies").set({ is_published_on_b2b: true }).where("id", "=", person.company.id).execute();
    const { page } = await open();
    await logIn(page, person);
    await openPart(page, "B2B-Kodex");

    await page.getByRole("checkbox", { name: "Wir halten uns an diese Zusagen." }).check();
    await page.getByRole("textbox", { name: "Wer unterschreibt für die Firma?" }).fill("Petra Brandt");
    await savePart(page, "B2B-Kodex");
    await reads(page.getByRole("form", { name: "B2B-Kodex" }), /unterschrieben am \d\d\.\d\d\.\d{4} von Petra Brandt/);

    await page.getByRole("button", { name: "Unterschrift zurückziehen" }).click();
    await page.getByRole("button", { name: "Zurückziehen", exact: true }).click();
    await see(page.getByRole("button", { name: "B2B-Kodex speichern" }));
    await page.reload();
    await expect
      .poll(() => page.getByRole("checkbox", { name: "Wir halten uns an diese Zusagen." }).isChecked(), POLL)
      .toBe(false);
  });
});
