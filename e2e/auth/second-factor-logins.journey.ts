/** Logins with a second factor outside the login page: customer care, claiming, account link. */
import { describe, expect } from "vitest";
import { linkInMail } from "../account-linking/mail.ts";
import { portalCommand } from "../account-linking/portal-command.ts";
import { aFreeCompany } from "../claiming/claiming.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, see } from "../look.ts";
import { aCustomer, aListedCompany, aPerson } from "../people.ts";
import { anAgent, enterCode, fillSupportLogIn } from "../support/support-log-in.ts";
import { logIn } from "./log-in.ts";
import { nextCodeOf, turnOn } from "./second-factor.ts";

describe("with a second factor", () => {
  journey("customer care with a second factor logs in for a company", async ({ db, open }) => {
    const { company } = await aCustomer(db, { names: ["Brandt Dach"] });
    const agent = await anAgent(db);

    const window = await open();
    window.expects("401 POST /api/auth/login/cuca");
    const { page } = window;
    await page.goto("/login/cuca");
    await fillSupportLogIn(page, agent, company.id);
    await hasFocus(page.getByLabel("Code aus Ihrer App"));
    await enterCode(db, page, agent);
    await see(page.getByText(`Angemeldet als ${company.name} | ${company.id}`));
    const visits = db.selectFrom("support_visits").select("company_id").where("agent_user_id", "=", agent.id);
    expect(await visits.execute()).toEqual([{ company_id: company.id }]);
  });

  journey("a person with a second factor logs in to claim an entry", async ({ db, open }) => {
    const company = await aFreeCompany(db, { name: "Schlosserei Eisen" });
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    const { secret } = await turnOn(own.page, person);

    const window = await open();
    window.expects("401 POST /api/claiming/login");
    const { page } = window;
    await page.goto(`/claiming/login?firma=${company.id}`);
    await page.getByLabel("Anmeldename").fill(person.login);
    await page.getByLabel("Passwort", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await page.getByLabel("Code aus Ihrer App").fill(nextCodeOf(secret));
    await page.keyboard.press("Enter");
    await arrive(page, `/claiming/login/success?firma=${company.id}`);
  });

  journey("a person with a second factor logs in to take an account link", async ({ db, open }) => {
    const company = await aListedCompany(db, { name: "Konditorei Abendroth" });
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    const { secret } = await turnOn(own.page, person);
    await portalCommand("link", "create", "--company", String(company.id), "--email", person.login);

    const window = await open();
    window.expects("401 POST /api/accountlink/login");
    const { page } = window;
    await page.goto(await linkInMail(db, person.login, "account-link"));
    await page.getByLabel("Passwort", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Anmelden und verknüpfen" }).click();
    await page.getByLabel("Code aus Ihrer App").fill(nextCodeOf(secret));
    await page.keyboard.press("Enter");
    await arrive(page, "/");
    const rights = db.selectFrom("memberships").select(["user_id", "right"]).where("company_id", "=", company.id);
    expect(await rights.execute()).toEqual([{ user_id: person.id, right: "owner" }]);
  });
});
