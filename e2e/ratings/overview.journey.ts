/** What people come to do: see how they are rated, change the period, and decide about the summary. */
import { aCompanyRating } from "@portal/db/factories/ratings";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PAGE = "/kunde/meineProdukte/wer-kennt-den-besten/uebersicht";
const DAY_MS = 86_400_000;

journey("scores are read, the period is changed, the summary is deleted and asked for again", async ({ db, open }) => {
  const person = await aCustomer(db, { products: ["RAT"] });
  for (let ago = 1; ago <= 6; ago += 1) {
    const rated_at = new Date(Date.now() - (ago * 10 - 5) * DAY_MS);
    await aCompanyRating(db, {
      company_id: person.company.id,
      rated_at,
      stars: 5,
      body: `Gute Beratung, Besuch ${ago}.`,
    });
  }
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, person);
  await page.goto(PAGE);
  await see(page.getByRole("heading", { name: "5,0 von 5 Sternen aus 6 Bewertungen" }));
  await page.getByText("So wird der Durchschnitt berechnet").click();
  await see(page.getByText("(6 × 5,00) ÷ 6 = 5,00"));
  await see(page.getByText("„Gute Beratung, Besuch 1.“").first());

  await see(page.getByRole("heading", { name: "6 neue Bewertungen, im Durchschnitt 5,0 von 5 Sternen." }));
  await page.goto(`${PAGE}?zeitraum=30`);
  await see(page.getByRole("heading", { name: "3 neue Bewertungen, im Durchschnitt 5,0 von 5 Sternen." }));

  await page.getByRole("button", { name: "Zusammenfassung löschen" }).click();
  const dialog = page.getByRole("dialog", { name: "Zusammenfassung löschen?" });
  await dialog.getByRole("button", { name: "Zusammenfassung löschen" }).click();
  await see(page.getByText("Die Zusammenfassung wurde gelöscht.", { exact: false }));
  await page.reload();
  await page.getByRole("button", { name: "Zusammenfassung anfordern" }).click();
  await see(page.getByText("„Gute Beratung, Besuch 1.“").first());
  expect(await page.getByText("Die Zusammenfassung wurde gelöscht.", { exact: false }).count()).toBe(0);
});
