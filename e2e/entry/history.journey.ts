import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, miss, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";
import { field, openPart, reads, savePart } from "./entry-pages.ts";

const HISTORY = "/kunde/meineProdukte/eintrag/verlauf";

journey("changes are filtered by person, shown as a table, and undone", async ({ db, open }) => {
  const person = await aCustomer(db);
  const colleague = await aColleague(db, person.company);
  const mine = await open();
  const theirs = await open();
  await logIn(theirs.page, colleague);
  await openPart(theirs.page, "Adresse und Kontakt");
  await field(theirs.page, "Telefon").fill("030 7654321");
  await savePart(theirs.page, "Adresse und Kontakt");
  const { page } = mine;
  await logIn(page, person);
  await openPart(page, "Über uns");
  await field(page, "Text über Ihre Firma").fill('=1+1 "Dach"; und Fach');
  await savePart(page, "Über uns");

  await page.goto(HISTORY);
  const changes = page.getByRole("region", { name: "Änderungen", exact: true });
  await reads(changes, /Über uns.*Adresse und Kontakt Olaf Brandt/);
  await reads(changes, /2 Änderungen/);
  await page.getByLabel("Wer").selectOption("Bearbeiter");
  await arrive(page, `${HISTORY}?wer=editor`);
  await reads(changes, /Eine Änderung/);
  await miss(changes.getByText("Über uns"));
  await page.reload();
  await reads(changes, /030 7654321/);

  await changes.getByRole("button", { name: /^Adresse und Kontakt: .+ rückgängig machen$/ }).click();
  await see(page.getByText("Rückgängig gemacht: Telefon."));
  await page.getByLabel("Wer").selectOption("Kundendienst");
  await see(page.getByRole("heading", { name: "Keine passenden Änderungen" }));
  await page.getByRole("link", { name: "Alle Änderungen zeigen" }).click();
  await reads(changes, /Adresse und Kontakt · rückgängig gemacht/);

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als Tabelle (CSV)" }).click();
  const csv = (await buffer(await (await waiting).createReadStream())).toString();
  const [heading, ...rows] = csv.trimEnd().split("\r\n");
  expect(heading).toMatch(/^\uFEFF"?Zeitpunkt"?;/);
  expect(rows).toHaveLength(3);
  // a cell that begins like a formula must not become one
  expect(rows[1]).toContain(`"'=1+1 ""Dach""; und Fach"`);
});
