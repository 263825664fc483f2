import { describe } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasNone, hasValue, see } from "../look.ts";
import { aMember, aPerson } from "../people.ts";
import {
  aFreeCompany,
  askForCode,
  chooseProof,
  claimNumber,
  codeIn,
  enterCode,
  FREE,
  isOwner,
  linkIn,
  logInToClaim,
  mailTo,
  portalClaim,
} from "./claiming.ts";

describe("a refused claim", () => {
  journey("a wrong code stays in its field; after five the claim is held", async ({ db, open }) => {
    const company = await aFreeCompany(db);
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    window.expects("400 POST /api/claiming/enterCode", "409 POST /api/claiming/enterCode");
    await logInToClaim(page, company, person);
    await askForCode(page, /^Per E-Mail/);

    await enterCode(page, "ABC");
    await see(page.getByText(/Der Code hat 8 Zeichen/));
    for (const left of ["Noch 4 Versuche.", "Noch 3 Versuche.", "Noch 2 Versuche.", "Noch ein Versuch."]) {
      await enterCode(page, "2222-2222");
      await see(page.getByText(left));
    }
    await hasValue(page.getByLabel("Code", { exact: true }), "2222-2222");
    await hasFocus(page.getByLabel("Code", { exact: true }));
    await enterCode(page, "2222-2222");

    await arrive(page, `/claiming/hold?firma=${company.id}`);
    await see(page.getByText(/mehrmals falsch eingegeben/));
    await mailTo(db, person.login, "claim-held");
    await portalClaim("release", await claimNumber(db, company));
    const mail = await mailTo(db, person.login, "claim-released");
    await page.goto(linkIn(mail, "/claiming/redirect"));
    await arrive(page, `/claiming/login/success?firma=${company.id}`);
  });

  journey("an expired code is refused, a new one is accepted", async ({ db, open }) => {
    const company = await aFreeCompany(db);
    const person = await aPerson(db);
    const { page } = await open();
    await logInToClaim(page, company, person);
    await askForCode(page, /^Per E-Mail/);
    await db
      .updateTable("claims")
      .set({ code_expires_at: new Date(Date.now() - 1000) })
      .where("company_id", "=", company.id)
      .execute();
    await page.reload();
    await see(page.getByText(/Der Code gilt nicht mehr/));

    await page.getByRole("button", { name: "Neuen Code anfordern" }).click();
    await see(page.getByText(/Der Code ist per E-Mail unterwegs/));
    await enterCode(page, codeIn(await mailTo(db, company.email, "claim-code")));
    await see(page.getByRole("heading", isOwner));
  });

  journey("a company with a contract can't be claimed", async ({ db, open }) => {
    const provider = await aFreeCompany(db, { claimed_by: "PROVIDER" });
    const partner = await aFreeCompany(db, { active_resellers: ["Advantago"] });
    const person = await aPerson(db);
    const { page } = await open();

    await page.goto(`/claiming/redirect?firma=${provider.id}`);
    await arrive(page, `/claiming/otherowner11880?firma=${provider.id}`);
    await see(page.getByText("übernehmen kann ihn deshalb niemand"));
    await hasNone(page.getByText(FREE));
    await page.goto(`/claiming/redirect?firma=${partner.id}`);
    await arrive(page, `/claiming/advantago?firma=${partner.id}`);
    await aMember(db, person, provider);
    await logInToClaim(page, provider, person);
    await arrive(page, `/claiming/owner11880?firma=${provider.id}`);
  });

  journey("an entry of another owner waits for the provider's decision", async ({ db, open }) => {
    const company = await aFreeCompany(db, { claimed_by: "OWNER" });
    const owner = await aPerson(db);
    await aMember(db, owner, company);
    const claimant = await aPerson(db);
    const { page } = await open();

    await page.goto(`/claiming/redirect?firma=${company.id}`);
    await arrive(page, `/claiming/otherowner?firma=${company.id}`);
    await page.getByRole("link", { name: "Anmelden und nachweisen" }).click();
    await logInToClaim(page, company, claimant);
    await arrive(page, `/claiming/otherowner?firma=${company.id}`);
    await page.getByRole("button", { name: "Mit einem Code nachweisen" }).click();
    await chooseProof(page, /^Per E-Mail/);
    await enterCode(page, codeIn(await mailTo(db, company.email, "claim-code")));
    await arrive(page, `/claiming/hold?firma=${company.id}`);
    await see(page.getByText(/Ihr Code stimmt\. Der Eintrag gehört aber schon jemand anderem\./));
    await mailTo(db, owner.login, "claim-disputed");

    await portalClaim("release", await claimNumber(db, company));
    const mail = await mailTo(db, claimant.login, "claim-confirmed");
    await mailTo(db, owner.login, "claim-access-ended");
    await page.goto(linkIn(mail, "/claiming/owner"));
    await see(page.getByRole("heading", isOwner));
  });

  journey("the provider refuses one claim; the person withdraws another", async ({ db, open }) => {
    const refused = await aFreeCompany(db);
    const givenUp = await aFreeCompany(db);
    const person = await aPerson(db);
    const { page } = await open();
    await logInToClaim(page, refused, person);
    await askForCode(page, /^Per E-Mail/);
    await portalClaim("refuse", await claimNumber(db, refused));
    await mailTo(db, person.login, "claim-refused");
    await page.reload();
    await arrive(page, `/claiming/hold?firma=${refused.id}`);
    await see(page.getByText("Die Übernahme ist abgelehnt"));

    await page.goto(`/claiming/redirect?firma=${givenUp.id}`);
    await askForCode(page, /^Per Brief/);
    await page.getByRole("button", { name: "Übernahme abbrechen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Übernahme abbrechen" }).click();
    await arrive(page, `/claiming/login/success?firma=${givenUp.id}`);
  });

  journey("an unknown company is refused", async ({ open }) => {
    const window = await open();
    const { page } = window;
    window.expects("404 GET /api/claiming/state");
    await page.goto("/claiming/welcome?firma=99999999");
    await see(page.getByRole("heading", { level: 1, name: "Diese Firma kennen wir nicht" }));
    await page.goto("/claiming/pending");
    await see(page.getByRole("heading", { level: 1, name: "Welchen Eintrag möchten Sie übernehmen?" }));
  });
});
