import { expect } from "vitest";
import { linkInMail } from "../account-linking/mail.ts";
import { portalCommand } from "../account-linking/portal-command.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, see } from "../look.ts";
import { aListedCompany } from "../people.ts";

const REASONS = "Der Text ist alltäglich und nicht geschützt, deshalb bleibt er stehen.";

journey(
  "a stranger reports illegal content, reads the decision by the mail's link and complains",
  async ({ db, open }) => {
    const company = await aListedCompany(db, { name: "Foto Falk" });
    const email = `mara-${company.id}@kunde.example`;
    const window = await open();
    window.expects("400 POST /api/mws/content-notice");
    const { page } = window;
    await page.goto(`/eintrag/${company.id}`);
    await page.getByRole("link", { name: "Rechtswidrigen Inhalt melden" }).click();
    await arrive(page, `/ugc?firma=${company.id}&art=rechtswidrig`);
    await page.getByLabel("Warum ist das nicht erlaubt?").selectOption("Urheberrecht, zum Beispiel an einem Foto");
    await page
      .getByLabel("Was genau ist nicht in Ordnung?")
      .fill("Der Text über uns ist von meiner Website abgeschrieben.");
    await page.getByLabel("Ihre E-Mail-Adresse").fill(email);
    await page.getByLabel("Ich bin überzeugt", { exact: false }).check();
    await page.getByRole("button", { name: "Meldung senden" }).click();
    await hasFocus(page.getByLabel("Ihr Name"));
    await page.getByLabel("Ihr Name").fill("Mara Klein");
    await page.getByRole("button", { name: "Meldung senden" }).click();
    await see(page.getByText("Ihre Meldung ist angekommen"));

    await page.goto(await linkInMail(db, email, "notice-received"));
    await see(page.getByText("Ein Mensch prüft sie.", { exact: false }));
    expect(page.url()).not.toContain("token");

    const { id } = await db
      .selectFrom("content_notices")
      .select("id")
      .where("company_id", "=", company.id)
      .executeTakeFirstOrThrow();
    const decision = ["--outcome", "kept", "--ground", "neither", "--reasons", REASONS];
    await portalCommand("content-notice", "decide", String(id), ...decision);

    await page.goto(await linkInMail(db, email, "notice-decided"));
    await see(page.getByText(REASONS));
    await page
      .getByLabel("Warum ist die Entscheidung falsch?")
      .fill("Der Text ist Wort für Wort derselbe, siehe Anlage.");
    await page.getByRole("button", { name: "Beschwerde senden" }).click();
    await see(page.getByText("Die Beschwerde wird geprüft.", { exact: false }));
    expect(await portalCommand("content-notice", "list")).toContain("complaint");
  },
);

journey("a sole trader asks for the erasure of the entry, and the answer comes by mail", async ({ db, open }) => {
  const company = await aListedCompany(db, { name: "Näherei Nadel" });
  const email = `nadel-${company.id}@kunde.example`;
  const { page } = await open();
  await page.goto(`/eintrag/${company.id}`);
  await page.getByRole("link", { name: "Fehler im Eintrag melden" }).click();
  await page.getByRole("radio", { name: "Der Eintrag betrifft mich" }).check();
  await page.getByLabel("Wer sind Sie?").fill("Ich bin die Inhaberin.");
  await page.getByLabel("Ihre E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Hinweis senden" }).click();
  await see(page.getByText("Danke, Ihr Hinweis ist angekommen"));
  const { id } = await db
    .selectFrom("contributions")
    .select("id")
    .where("company_id", "=", company.id)
    .executeTakeFirstOrThrow();
  await portalCommand("contribution", "accept", String(id));
  expect(await linkInMail(db, email, "correction-answered")).toBe("/datenschutz");
});

journey("an unknown link to a notice says what to do", async ({ open }) => {
  const { page, expects } = await open();
  expects("404 POST /api/mws/content-notice/state");
  await page.goto("/ugc/meldung?token=0123456789abcdefghijkl");
  await see(page.getByRole("heading", { level: 1, name: "Diesen Link kennen wir nicht" }));
});
