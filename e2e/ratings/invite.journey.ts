import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { expect } from "vitest";
import { linkInMail } from "../account-linking/mail.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasValue, POLL, see } from "../look.ts";
import { aCustomer, aListedCompany } from "../people.ts";

const INVITATIONS = "/kunde/meineProdukte/wer-kennt-den-besten/einladungen";
const anAddress = () => `kundin-${randomUUID().slice(0, 8)}@post.example`;

journey("a company prints the card and invites; the invited customer rates and takes it back", async ({ db, open }) => {
  const owner = await aCustomer(db, { names: ["Malerei Anna"], products: ["RAT"] });
  const { page } = await open();
  await logIn(page, owner);
  await page.goto(INVITATIONS);
  const [card] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Kärtchen mit QR-Code (PDF)" }).click(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), "portal-card-"));
  await card.saveAs(join(folder, "card.pdf"));
  expect((await readFile(join(folder, "card.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  await rm(folder, { recursive: true });

  const email = anAddress();
  await page.getByLabel("Adressen Ihrer Kunden").fill(`${email}, Maria Klein\nkeine Adresse`);
  await page.getByRole("radio", { name: "Sie sind Bestandskunden (§ 7 Absatz 3 UWG)" }).check();
  await page.getByLabel("Tag der Einwilligung oder des Auftrags").fill(addDays(berlinDate(Date.now()), -20));
  await page.getByRole("checkbox", { name: /^Das stimmt/ }).check();
  await page.getByRole("button", { name: "Einladungen verschicken" }).click();
  await see(page.getByText("Eine Einladung ist vorgemerkt."));
  await see(page.getByText("keine Adresse: Hier steht keine gültige E-Mail-Adresse."));
  await hasValue(page.getByLabel("Adressen Ihrer Kunden"), "keine Adresse");

  const guest = await open({ undecided: true });
  await guest.page.goto(await linkInMail(db, email, "rating-invitation"));
  await guest.page.getByRole("radio", { name: "2 Sterne: schlecht" }).focus();
  await guest.page.keyboard.press("Space");
  await guest.page.getByLabel("Ihre Erfahrung (optional)").fill("Es hat lange gedauert.");
  await guest.page.getByRole("button", { name: "Bewertung abgeben" }).click();
  await see(guest.page.getByText("Danke, Ihre Bewertung ist veröffentlicht"));
  const ratings = () =>
    db.selectFrom("ratings").select(["stars", "body", "state"]).where("company_id", "=", owner.company.id).execute();
  expect(await ratings()).toEqual([{ stars: 2, body: "Es hat lange gedauert.", state: "published" }]);
  await page.reload();
  await see(page.getByText("Hat bewertet", { exact: true }));

  await guest.page.goto(await linkInMail(db, email, "rating-published"));
  await guest.page.getByRole("button", { name: "Bewertung für immer zurückziehen" }).click();
  await see(guest.page.getByRole("heading", { name: "Ihre Bewertung ist zurückgezogen" }));
  await expect.poll(async () => (await ratings())[0]?.state, POLL).toBe("deleted");
});

journey(
  "a stranger rates by the public link, and the rating appears when the mail is confirmed",
  async ({ db, open }) => {
    const { id } = await aListedCompany(db, { name: "Gasthof Krone" });
    const email = anAddress();
    const { page } = await open({ undecided: true });
    await page.goto(`/bewerten?firma=${id}`);
    await page.getByRole("radio", { name: "5 Sterne: sehr gut" }).check({ force: true });
    await page.getByLabel("Name bei der Bewertung").fill("Maria K.");
    await page.getByLabel("Ihre E-Mail-Adresse").fill(email);
    await page.getByRole("button", { name: "Bewertung abgeben" }).click();
    await see(page.getByText("Fast fertig: Bitte sehen Sie in Ihrem Postfach nach"));
    await page.goto(await linkInMail(db, email, "rating-confirm"));
    await page.getByRole("button", { name: "Bewertung veröffentlichen" }).click();
    await see(page.getByRole("heading", { name: "Ihre Bewertung ist veröffentlicht" }));
  },
);

journey("one click on the mail's link ends invitations for ever", async ({ db, open }) => {
  const owner = await aCustomer(db, { names: ["Malerei Anna"], products: ["RAT"] });
  const email = anAddress();
  const { page } = await open();
  await logIn(page, owner);
  const invite = async () => {
    await page.goto(INVITATIONS);
    await page.getByLabel("Adressen Ihrer Kunden").fill(email);
    await page.getByRole("radio", { name: "Sie haben eingewilligt" }).check();
    await page.getByLabel("Tag der Einwilligung oder des Auftrags").fill(addDays(berlinDate(Date.now()), -20));
    await page.getByRole("checkbox", { name: /^Das stimmt/ }).check();
    await page.getByRole("button", { name: "Einladungen verschicken" }).click();
  };
  await invite();
  await see(page.getByText("Eine Einladung ist vorgemerkt."));
  const mail = await db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  const link = /http\S+abmelden\S+/.exec(mail.text_body ?? "")?.[0] ?? "";
  const guest = await open({ undecided: true });
  await guest.page.goto(new URL(link).pathname + new URL(link).search);
  await see(guest.page.getByRole("heading", { name: "Sie bekommen keine Einladungen mehr" }));
  await invite();
  await see(page.getByText(/@post\.example: .* möchte keine Einladungen\./));
});
