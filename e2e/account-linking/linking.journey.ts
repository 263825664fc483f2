import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, pathOf, POLL, see } from "../look.ts";
import { aCustomer, aListedCompany, aPerson } from "../people.ts";
import { linkInMail, mailsTo } from "./mail.ts";
import { portalCommand } from "./portal-command.ts";

const PASSWORD = "Regenrinne Giebel 48";
const address = () => `neu-${randomUUID().slice(0, 8)}@kunde.example`;

/** Makes an account link as the provider. Returns its number. */
async function makeLink(companyId: number, email: string, ...more: string[]): Promise<string> {
  const said = await portalCommand("link", "create", "--company", String(companyId), "--email", email, ...more);
  return /link (\d+)/.exec(said)?.[1] ?? "";
}

describe("the provider's account link", () => {
  journey("a new person registers by the link and owns the company", async ({ db, open }) => {
    const company = await aListedCompany(db, { name: "Konditorei Abendroth" });
    const email = address();
    await makeLink(company.id, email);
    const { page } = await open();

    await page.goto(await linkInMail(db, email, "account-link"));
    await arrive(page, "/account/verknuepfung/registrierung");
    await see(page.getByText("Inhaber: alles ändern und festlegen, wer Zugriff hat"));
    await hasValue(page.getByLabel("E-Mail-Adresse"), email);
    await page.getByLabel("Ihr Name (optional)").fill("Nora Abendroth");
    await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen/ }).check();
    await page.getByRole("button", { name: "Konto anlegen und verknüpfen" }).click();

    await arrive(page, "/");
    await see(page.getByRole("heading", { level: 1, name: company.name }));
    const rights = await db.selectFrom("memberships").selectAll().where("company_id", "=", company.id).execute();
    expect(rights).toMatchObject([{ right: "owner" }]);
  });

  journey("errors for missing and weak input are at their fields, and input stays", async ({ db, open }) => {
    const company = await aListedCompany(db, { name: "Malerbetrieb Ehrlich" });
    const email = address();
    await makeLink(company.id, email);
    const window = await open();
    window.expects("400 POST /api/accountlink/register");
    const { page } = window;
    await page.goto(await linkInMail(db, email, "account-link"));
    await page.getByLabel("Ihr Name (optional)").fill("Emil");
    await page.getByLabel("Passwort", { exact: true }).fill("passwort123");
    await page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen/ }).check();
    await page.getByRole("button", { name: "Konto anlegen und verknüpfen" }).click();

    await see(page.getByText(/Dieses Passwort ist leicht zu erraten/));
    await hasFocus(page.getByLabel("Passwort", { exact: true }));
    await hasValue(page.getByLabel("Ihr Name (optional)"), "Emil");
    await page.reload();
    await see(page.getByRole("heading", { level: 1, name: "Konto anlegen und verknüpfen" }));
  });

  journey(
    "a person with an account logs in and takes the link; a second click says it is used",
    async ({ db, open }) => {
      const person = await aPerson(db);
      const company = await aListedCompany(db, { name: "Blumen Anna" });
      await makeLink(company.id, person.login, "--right", "editor");
      const { page } = await open();
      const link = await linkInMail(db, person.login, "account-link");

      await page.goto(link);
      await arrive(page, "/account/verknuepfung/login");
      await page.getByLabel("Passwort", { exact: true }).fill(person.password);
      await page.getByRole("button", { name: "Anmelden und verknüpfen" }).click();
      await arrive(page, "/");
      await see(page.getByRole("heading", { level: 1, name: company.name }));

      await page.goto(link);
      await see(page.getByRole("heading", { level: 1, name: "Dieser Link wurde schon benutzt" }));
      expect(pathOf(page)).toBe("/account/verknuepfung/weiterleitung");
    },
  );

  journey("a link to a company with an owner waits until the provider releases it", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Dachdeckerei Brandt"] });
    const person = await aPerson(db);
    const id = await makeLink(owner.company.id, person.login);
    const { page } = await open();
    await logIn(page, person);

    await page.goto(await linkInMail(db, person.login, "account-link"));
    await page.getByRole("button", { name: "Mit diesem Konto verknüpfen" }).click();
    await arrive(page, "/account/verknuepfung/ausstehend");
    await see(page.getByRole("heading", { level: 1, name: "Ihre Verknüpfung wird geprüft" }));
    await expect.poll(() => mailsTo(db, owner.login), POLL).toEqual(["account-link-waiting"]);

    expect(await portalCommand("link", "list")).toContain(person.login);
    await portalCommand("link", "release", id);
    await expect.poll(() => mailsTo(db, person.login), POLL).toEqual(["account-link", "account-link-decided"]);
    await page.goto(await linkInMail(db, person.login, "account-link-decided"));
    await arrive(page, "/");
    await see(page.getByRole("heading", { level: 1, name: owner.company.name }));
  });

  journey("a held link shows the reason; a refused or expired link ends there", async ({ db, open }) => {
    const company = await aListedCompany(db, { name: "Haus am See" });
    const [held, late] = [address(), address()];
    const id = await makeLink(company.id, held);
    await makeLink(company.id, late);
    const { page } = await open();
    const link = await linkInMail(db, held, "account-link");

    await portalCommand("link", "hold", id, "--reason", "Bitte rufen Sie uns an.");
    await page.goto(link);
    await arrive(page, "/account/verknuepfung/angehalten");
    await see(page.getByText("Bitte rufen Sie uns an."));
    await portalCommand("link", "refuse", id);
    await page.goto(link);
    await see(page.getByRole("heading", { level: 1, name: "Diese Verknüpfung wurde abgelehnt" }));

    await db
      .updateTable("account_links")
      .set({ expires_at: new Date(0) })
      .where("email", "=", late)
      .execute();
    await page.goto(await linkInMail(db, late, "account-link"));
    await see(page.getByRole("heading", { level: 1, name: "Dieser Link ist abgelaufen" }));
  });

  journey("a manipulated link is unreadable, and a page without a link says so", async ({ db, open }) => {
    const company = await aListedCompany(db);
    const email = address();
    await makeLink(company.id, email);
    const window = await open();
    window.expects("400 POST /api/accountlink/state");
    const { page } = window;

    await page.goto(`${await linkInMail(db, email, "account-link")}x`);
    await see(page.getByRole("heading", { level: 1, name: "Dieser Link ist nicht vollständig" }));
    const fresh = await open();
    await fresh.page.goto("/account/verknuepfung/registrierung");
    await see(fresh.page.getByRole("heading", { level: 1, name: "Dieser Link ist nicht vollständig" }));
  });

  journey("after login with another account the link can still be taken", async ({ db, open }) => {
    const [first, second] = [await aPerson(db), await aPerson(db)];
    const company = await aListedCompany(db, { name: "Elektro Funke" });
    await makeLink(company.id, second.login);
    const { page } = await open();
    await logIn(page, first);
    await page.goto(await linkInMail(db, second.login, "account-link"));
    await page.getByRole("button", { name: "Mit einem anderen Konto anmelden" }).click();

    await see(page.getByRole("button", { name: "Anmelden und verknüpfen" }));
    await page.getByLabel("Passwort", { exact: true }).fill(second.password);
    await page.getByRole("button", { name: "Anmelden und verknüpfen" }).click();
    await arrive(page, "/");
    await see(page.getByRole("heading", { level: 1, name: company.name }));
  });
});
