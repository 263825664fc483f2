import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasNone, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { openPart, reads, savePart } from "./entry-pages.ts";
import { aPdf, aPhoto, choose, standInOrder } from "./files.ts";

journey("two documents are uploaded at once, named, ordered, and opened by a customer", async ({ db, open }) => {
  const person = await aCustomer(db);
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, person);
  await openPart(page, "Dokumente");
  const rows = page.getByRole("list", { name: "Dokumente in ihrer Reihenfolge" });

  await choose(page, "Dokumente hinzufügen", [
    aPdf("Faltblatt_Dach.pdf"),
    aPdf("Preisliste_2026.pdf", 1_200_000),
    aPhoto("Werkstatt.png"),
  ]);
  await see(page.getByText("1 Dokument nicht hochgeladen"));
  await see(rows.getByText("Bitte wählen Sie ein Dokument im Format PDF."));
  await reads(rows.getByRole("listitem").nth(1), "PDF, 1,2 MB");
  await page.getByRole("button", { name: "Nicht Hochgeladenes entfernen" }).click();
  await standInOrder(rows, ["Faltblatt Dach", "Preisliste 2026"]);

  await page.getByRole("textbox", { name: "Dokument 1: Titel" }).fill("");
  await page.getByRole("button", { name: "Dokumente speichern" }).click();
  await see(rows.getByText("Bitte geben Sie dem Dokument einen Namen, zum Beispiel: Preisliste."));
  await hasFocus(page.getByRole("textbox", { name: "Dokument 1: Titel" }));
  await page.getByRole("textbox", { name: "Dokument 1: Titel" }).fill("Unser Faltblatt");
  await page.getByRole("button", { name: "Dokument 2 nach vorne" }).click();
  await savePart(page, "Dokumente");

  await page.reload();
  await standInOrder(rows, ["Preisliste 2026", "Unser Faltblatt"]);
  await page.goto(`/eintrag/${person.company.id}`);
  const link = page.getByRole("link", { name: /^Preisliste 2026/ });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).length).toBeGreaterThan(1_200_000);
});

journey("undoing the save restores a removed document", async ({ db, open }) => {
  const { page } = await open();
  await logIn(page, await aCustomer(db));
  await openPart(page, "Dokumente");
  const rows = page.getByRole("list", { name: "Dokumente in ihrer Reihenfolge" });
  await choose(page, "Dokumente hinzufügen", [aPdf("Preisliste.pdf")]);
  await see(page.getByText("Alles hochgeladen. Es gilt, sobald Sie speichern."));
  await savePart(page, "Dokumente");

  await page.getByRole("button", { name: "Dokument 1 entfernen" }).click();
  await hasFocus(page.getByRole("button", { name: "Dokumente hinzufügen (optional)" }));
  await savePart(page, "Dokumente");
  await hasNone(rows);
  await page.getByRole("region", { name: "Meldungen" }).getByRole("button", { name: "Rückgängig" }).last().click();
  await standInOrder(rows, ["Preisliste"]);
});
