/** What people come to do with ratings: answer, correct an answer, tick off several, and pass on a selection. */
import { aCompanyRating } from "@portal/db/factories/ratings";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PAGE = "/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten";

journey("a rating is answered with a new template, and the answer is edited", async ({ db, open }) => {
  const person = await aCustomer(db, { products: ["RAT"] });
  await aCompanyRating(db, { company_id: person.company.id, source: "wkdb", author_name: "Hanna K.", stars: 5 });
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, person);
  await page.goto(PAGE);
  await see(page.getByRole("heading", { name: "Eine Bewertung wartet auf eine Antwort" }));
  await page.getByRole("button", { name: "Vorlage anlegen" }).click();
  await page.getByLabel("Name der Vorlage").fill("Dank");
  await page.getByLabel("Text", { exact: true }).fill("Hallo {name}, danke für {sterne} Sterne.");
  await page.getByRole("button", { name: "Vorlage speichern" }).click();
  await see(page.getByText("Die Vorlage ist gespeichert."));

  await page.getByRole("button", { name: /^Antworten/ }).click();
  await page.getByRole("button", { name: "Dank", exact: true }).click();
  await page.getByRole("button", { name: "Antwort veröffentlichen" }).click();
  await see(page.getByRole("heading", { name: "Keine Bewertung wartet auf eine Antwort" }));
  await see(page.getByText("Hallo Hanna K., danke für 5 Sterne."));

  await page.getByRole("button", { name: /^Antwort ändern/ }).click();
  await page.getByLabel("Ihre Antwort").fill("Vielen Dank, Hanna K.");
  await page.getByRole("button", { name: "Geänderte Antwort veröffentlichen" }).click();
  await see(page.getByText(/, bearbeitet\./));
  await page.getByRole("link", { name: /^Link und Verlauf/ }).click();
  await see(page.getByText(/^Antwort geändert · /));
  await page.reload();
  await see(page.getByText("Vielen Dank, Hanna K.").first());
});

journey(
  "several are marked as done, the mark is undone, and a selection is shared by its address",
  async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["RAT"] });
    const rated = (columns: object) =>
      aCompanyRating(db, { company_id: person.company.id, source: "wkdb", ...columns });
    await rated({ stars: 1, body: "Kam zu spät." });
    await rated({ stars: 2, body: "Zu teuer." });
    await rated({ stars: 5, body: "Pünktlich und sauber." });
    const { page } = await open({ viewport: { width: 1440, height: 900 } });
    await logIn(page, person);
    await page.goto(PAGE);
    await page.getByLabel("Sterne").selectOption("1-2");
    await see(page.getByText("2 Bewertungen", { exact: true }));
    await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).check();
    await page.getByRole("button", { name: "Als erledigt markieren" }).click();
    await see(page.getByText("2 Bewertungen sind erledigt."));
    await see(page.getByRole("heading", { name: "Eine Bewertung wartet auf eine Antwort" }));
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await see(page.getByRole("heading", { name: "3 Bewertungen warten auf eine Antwort" }));

    await page.getByRole("searchbox", { name: "In Text und Namen suchen" }).fill("spät");
    await page.getByRole("searchbox", { name: "In Text und Namen suchen" }).press("Enter");
    await see(page.getByText("Eine Bewertung", { exact: true }));
    const shared = page.url();
    await page.goto(PAGE);
    await see(page.getByText("Pünktlich und sauber."));
    await page.goto(shared);
    await see(page.getByText("Kam zu spät."));
    await see(page.getByText("Eine Bewertung", { exact: true }));
  },
);
