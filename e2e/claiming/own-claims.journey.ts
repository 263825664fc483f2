import { journey } from "../journey.ts";
import { arrive, miss, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { aFreeCompany, askForCode, codeIn, enterCode, logInToClaim, mailTo } from "./claiming.ts";

journey("an unfinished claim is listed in the user area and continues from there", async ({ db, open }) => {
  const company = await aFreeCompany(db, { name: "Liegen Gelassen GmbH" });
  const person = await aPerson(db);
  const { page } = await open();
  await logInToClaim(page, company, person);
  await askForCode(page, /^Per E-Mail/);
  await page.goto("/benutzer");
  await see(page.getByRole("heading", { name: "Einträge, die Sie übernehmen" }));
  await page.getByRole("link", { name: /^Code eingeben.*Liegen Gelassen GmbH/ }).click();
  await arrive(page, `/claiming/pending?firma=${company.id}`);
  await enterCode(page, codeIn(await mailTo(db, company.email, "claim-code")));
  await see(page.getByRole("heading", { level: 1, name: "Der Eintrag gehört Ihnen" }));
  await page.goto("/benutzer");
  await see(page.getByText("Ihre Firma", { exact: true }));
  await miss(page.getByRole("heading", { name: "Einträge, die Sie übernehmen" }));
});
