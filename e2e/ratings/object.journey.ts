/** Objections from the form to the decision: the company, the author, and both people of the provider's desk. */
import { anObjectionToSubmission } from "@portal/db/factories/rating-objections";
import { aRating } from "@portal/db/factories/user-history";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { linkInMail, mailsTo } from "../account-linking/mail.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer, aPerson } from "../people.ts";

const LIST = "/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten";
const OWN = "/benutzer/bewertungen/einwaende";
const DESK = "/benutzer/bewertungsmanager";
const SECRET = "Ich heiße Rita Vogt und war am 3. März bei Ihnen.";

journey("a company objects, the author answers, two people decide, and both sides read why", async ({ db, open }) => {
  const owner = await aCustomer(db, { names: ["Brandt Bedachungen GmbH"], products: ["RAT"] });
  const author = await aPerson(db);
  const first = await aPerson(db, { roles: ["ratingusermanager"] });
  const second = await aPerson(db, { roles: ["ratingusermanager"] });
  const company_id = owner.company.id;
  await aRating(db, { user_id: author.id, company_id, stars: 1, rating_text: "Niemand ist gekommen." });

  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, owner);
  await page.goto(LIST);
  await page.getByText("Mehr zur Bewertung von").click();
  await page.getByRole("link", { name: /^Einwand erheben/ }).click();
  await page.getByRole("radio", { name: "Kein Kontakt mit uns" }).check();
  await page.getByLabel("Begründung").fill("Diesen Auftrag hat es bei uns nie gegeben, wir haben alle Bücher geprüft.");
  await page.getByRole("checkbox", { name: /^Meine Angaben sind/ }).check();
  await page.getByRole("button", { name: "Einwand erheben" }).click();
  await see(page.getByText("Ihr Einwand ist angekommen. Ein Mensch prüft ihn."));
  const number = new URL(page.url()).searchParams.get("einwand") ?? "";

  const desk = await open();
  await logIn(desk.page, first);
  await desk.page.goto(`${DESK}?suche=${number}`);
  await desk.page.getByRole("link", { name: `Nr. ${number}, Brandt Bedachungen GmbH` }).click();
  await desk.page.getByRole("button", { name: "Verfasser fragen" }).click();
  await see(desk.page.getByText(/^Der Verfasser hat Zeit für seine Stellungnahme/));

  const writer = await open({ viewport: { width: 390, height: 844 } });
  await logIn(writer.page, author);
  await writer.page.goto(OWN);
  await writer.page.getByRole("link", { name: /^Kein Kontakt mit uns: Ihre Bewertung für/ }).click();
  await writer.page.getByLabel("Wie war es?").fill(SECRET);
  await writer.page.getByRole("button", { name: "Stellungnahme senden" }).click();
  await see(writer.page.getByText("Sie: Stellungnahme abgegeben"));

  await desk.page.reload();
  await see(desk.page.getByText(SECRET));
  await desk.page.getByLabel("Vorlage").selectOption("Kontakt glaubhaft, Bewertung bleibt");
  await desk.page.getByRole("button", { name: "Entscheidung vorschlagen" }).click();
  await see(desk.page.getByText("Sie haben das vorgeschlagen. Bestätigen muss eine zweite Person."));
  expect(await desk.page.getByRole("button", { name: "Entscheidung bestätigen" }).count()).toBe(0);

  const other = await open();
  await logIn(other.page, second);
  await other.page.goto(`${DESK}?einwand=${number}`);
  await other.page.getByRole("button", { name: "Entscheidung bestätigen" }).click();
  await see(other.page.getByText("Entschieden. Wer verloren hat, kann sich noch beschweren."));

  for (const side of [page, writer.page]) {
    await side.reload();
    await see(side.getByText("Wir haben entschieden. Die Gründe stehen unten."));
    await see(side.getByText(/^Die Firma bestreitet, dass der Verfasser Kunde war/).first());
  }
  await see(page.getByRole("heading", { name: "Beschwerde" }));
  expect(await page.getByText("Rita Vogt").count()).toBe(0);
  expect(await mailsTo(db, author.login)).toEqual(["objection-author", "objection-author"]);
});

journey("an author without a login answers an objection by the link of a mail", async ({ db, open }) => {
  const { company } = await aCustomer(db, { names: ["Brandt Bedachungen GmbH"] });
  const email = `rita-${randomUUID().slice(0, 8)}@post.example`;
  const state = { state: "received", author_asked_at: null } as const;
  const { id } = await anObjectionToSubmission(db, { company_id: company.id, email, ...state });
  const desk = await open();
  await logIn(desk.page, await aPerson(db, { roles: ["ratingusermanager"] }));
  await desk.page.goto(`${DESK}?einwand=${id}`);
  await desk.page.getByRole("button", { name: "Verfasser fragen" }).click();

  const writer = await open({ viewport: { width: 390, height: 844 }, undecided: true });
  await writer.page.goto(await linkInMail(db, email, "objection-author"));
  await see(writer.page.getByRole("heading", { name: "Ihre Bewertung für Brandt Bedachungen GmbH" }));
  expect(new URL(writer.page.url()).search).toBe("");
  await writer.page.getByLabel("Wie war es?").fill(SECRET);
  await writer.page.getByRole("button", { name: "Stellungnahme senden" }).click();
  await see(writer.page.getByText("Sie: Stellungnahme abgegeben"));
  await desk.page.reload();
  await see(desk.page.getByText(SECRET));
});
