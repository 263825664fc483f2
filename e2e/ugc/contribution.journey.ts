import { expect } from "vitest";
import { portalCommand } from "../account-linking/portal-command.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, see } from "../look.ts";
import { aListedCompany } from "../people.ts";

journey("a neighbour reports a mistake in an entry, and the provider works on it", async ({ db, open }) => {
  const company = await aListedCompany(db, { name: "Schuhhaus Sohle" });
  const window = await open();
  window.expects("400 POST /api/mws/call-ugc");
  const { page } = window;
  await page.goto(`/eintrag/${company.id}`);
  await page.getByRole("link", { name: "Fehler im Eintrag melden" }).click();
  await arrive(page, `/ugc?firma=${company.id}`);
  await see(page.getByText(/^Schuhhaus Sohle/));
  await page.getByRole("radio", { name: "Öffnungszeiten stimmen nicht" }).check();
  await page.getByRole("button", { name: "Hinweis senden" }).click();
  await hasFocus(page.getByLabel("Wie ist es richtig?"));
  await page.getByLabel("Wie ist es richtig?").fill("Mittwochs ist ab 13 Uhr zu.");
  await page.getByRole("button", { name: "Hinweis senden" }).click();
  await see(page.getByText("Danke, Ihr Hinweis ist angekommen"));

  const contribution = await db
    .selectFrom("contributions")
    .selectAll()
    .where("company_id", "=", company.id)
    .executeTakeFirstOrThrow();
  expect(contribution).toMatchObject({ kind: "hours", text: "Mittwochs ist ab 13 Uhr zu.", state: "new" });
  expect(await portalCommand("contribution", "list")).toContain("Mittwochs ist ab 13 Uhr zu.");
  await portalCommand("contribution", "accept", String(contribution.id));
  expect(await portalCommand("contribution", "list")).not.toContain("Mittwochs ist ab 13 Uhr zu.");
});

journey("/ugc without a company asks which company the report is about", async ({ open }) => {
  const { page } = await open();
  await page.goto("/ugc");
  await see(page.getByRole("heading", { level: 1, name: "Zu welcher Firma möchten Sie etwas melden?" }));
});
