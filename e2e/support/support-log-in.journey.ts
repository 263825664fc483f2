import { describe, expect } from "vitest";
import { overflow } from "../accessibility/look-at.ts";
import { fillLogIn, logIn } from "../auth/log-in.ts";
import { codeOf, secretOn } from "../auth/second-factor.ts";
import { openPart, savePart } from "../entry/entry-pages.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, miss, POLL, see } from "../look.ts";
import { aCustomer, aListedCompany, endSessions } from "../people.ts";
import { actFor, anAgent, anUnprotectedAgent, enterCode, fillSupportLogIn, REASON } from "./support-log-in.ts";

const VISITS = "Besuche des Kundendienstes";

describe("customer care", () => {
  journey("an agent acts for a company, which sees who changed what and why", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Dachdeckerei Abendrot"] });
    const agent = await anAgent(db);
    const window = await open();
    const { page } = window;

    await actFor(db, window, agent, person.company);
    await arrive(page, "/");
    const masked = `${person.login.slice(0, 1)}•••@k•••.example`;
    await expect
      .poll(() => page.getByRole("button", { name: `Angemeldet als ${masked}` }).isDisabled(), POLL)
      .toBe(true);
    await page.getByRole("button", { name: "Weitere Informationen" }).click();
    const dialog = page.getByRole("dialog", { name: "Weitere Informationen" });
    await see(dialog.getByText(masked));
    await see(dialog.getByText("Yvonne Seidel"));
    await page.keyboard.press("Escape");
    await openPart(page, "Über uns");
    const text = page.getByRole("textbox", { name: "Text über Ihre Firma" });
    await text.fill("Seit drei Generationen auf Berliner Dächern.");
    await savePart(page, "Über uns");
    await page.getByRole("region", { name: "Kundendienst" }).getByRole("link", { name: "Abmelden" }).click();
    await arrive(page, "/login");

    const { page: own } = await open();
    await logIn(own, person);
    await own.goto("/kunde/meineProdukte/eintrag/verlauf");
    await see(own.getByRole("listitem").getByText("Kundendienst").first());
    await own.goto("/kunde/firmendaten/kontaktwuensche");
    const visits = own.getByRole("region", { name: VISITS });
    await see(visits.getByText(REASON));
    await see(visits.getByText("Yvonne Seidel, Kundendienst"));
  });

  journey("the support login logs out a logged-in user first", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);

    await page.goto("/login/cuca");

    await see(page.getByRole("heading", { level: 1, name: "Anmeldung für den Kundendienst" }));
    await arrive(page, "/login/cuca");
    await page.goto("/");
    await arrive(page, "/login");
  });

  journey(
    "an agent without a second factor sets one up before anything else, then acts for a company",
    async ({ db, open }) => {
      const { company } = await aCustomer(db, { names: ["Dachdeckerei Abendrot"] });
      const agent = await anUnprotectedAgent(db);
      const window = await open();
      const { page } = window;
      window.expects("403 POST /api/auth/login/cuca", "401 POST /api/auth/login/cuca");

      await page.goto("/login/cuca");
      await fillSupportLogIn(page, agent, company.id);
      await see(page.getByText("Für den Kundendienst brauchen Sie die Anmeldung mit Code."));
      await page.getByRole("link", { name: "Anmelden und einrichten" }).click();
      await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
      await fillLogIn(page, agent);
      await see(page.getByRole("heading", { level: 1, name: "Anmeldung mit Code einrichten" }));
      await page.goto("/benutzer/bewertungen");
      await arrive(page, "/benutzer/anmelde-code");
      await page.getByLabel("Ihr Passwort", { exact: true }).fill(agent.password);
      await page.getByRole("button", { name: "Weiter" }).click();
      await hasFocus(page.getByRole("heading", { level: 1, name: "App verbinden" }));
      const secret = await secretOn(page);
      await page.getByLabel("Code aus der App").fill(codeOf(secret));
      await page.keyboard.press("Enter");
      await see(page.getByRole("list", { name: "Ersatzcodes" }).getByRole("listitem").first());
      await page.getByRole("button", { name: "Ich habe die Codes gespeichert" }).click();
      await page.getByRole("link", { name: "Für eine Firma anmelden" }).click();
      await arrive(page, "/login/cuca");
      await actFor(db, window, { ...agent, secret }, company);
    },
  );

  journey("errors are shown at their fields, and input stays", async ({ db, open }) => {
    const agent = await anAgent(db);
    const window = await open();
    const { page } = window;
    window.expects("404 POST /api/auth/login/cuca", "401 POST /api/auth/login/cuca");
    await page.goto("/login/cuca?companyId=987654321");
    const number = page.getByLabel("Firmennummer");
    await hasValue(number, "987654321");

    await page.getByRole("button", { name: "Für diese Firma anmelden" }).click();
    await see(page.getByText("Bitte nennen Sie den Grund."));
    await hasFocus(page.getByLabel("Anmeldename"));
    await fillSupportLogIn(page, agent, "987 654 321");
    await enterCode(db, page, agent);
    await see(page.getByText("Diese Firmennummer gibt es nicht. Bitte prüfen Sie die Nummer."));
    await hasFocus(number);
    await hasValue(page.getByLabel("Grund"), REASON);
    await fillSupportLogIn(page, { ...agent, password: "falsch" }, "987654321");
    await see(page.getByText("Anmeldename oder Passwort stimmen nicht. Bitte prüfen Sie beides."));
  });

  journey("the bar says that no user is linked, and the user area can't be opened", async ({ db, open }) => {
    const agent = await anAgent(db);
    const company = await aListedCompany(db, { name: "Verwaiste Werkstatt" });
    const window = await open();
    const { page } = window;
    await actFor(db, window, agent, company);
    await page.getByRole("button", { name: "Weitere Informationen" }).click();
    await see(page.getByText("Mit dieser Firma ist kein Nutzer verknüpft."));

    await page.goto("/benutzer");
    await arrive(page, "/403");
  });

  journey("the support bar fits into 320 px, with large text too", async ({ db, open }) => {
    const agent = await anAgent(db);
    const company = await aListedCompany(db, { name: "Donaudampfschifffahrtsgesellschaftswerkstatt Müller" });
    const window = await open({ viewport: { width: 320, height: 640 } });
    const { page } = window;
    await actFor(db, window, agent, company);
    await expect.poll(() => overflow(page), POLL).toBe(0);
    await page.getByRole("button", { name: "Weitere Informationen" }).click();
    await see(page.getByRole("dialog", { name: "Weitere Informationen" }));
    await expect.poll(() => overflow(page), POLL).toBe(0);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect.poll(() => overflow(page), POLL).toBe(0);
  });

  journey("after logging in again on the page the input is saved", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Malerei Weiterarbeit"] });
    const agent = await anAgent(db);
    const window = await open();
    const { page } = window;
    window.expects("401 POST /api/customer/updateEntryAboutUs");
    await actFor(db, window, agent, person.company);
    await openPart(page, "Über uns");
    const text = page.getByRole("textbox", { name: "Text über Ihre Firma" });
    await text.fill("Wir streichen auch sonntags.");
    await endSessions(db, agent, window);

    await page.getByRole("button", { name: "Über uns speichern" }).click();
    const dialog = page.getByRole("dialog", { name: "Bitte melden Sie sich erneut an" });
    await hasValue(dialog.getByLabel("Firmennummer"), String(person.company.id));
    await fillSupportLogIn(dialog, agent, person.company.id, "Anmelden und weiterarbeiten");
    await enterCode(db, page, agent);

    await miss(dialog);
    await see(page.getByText("Über uns gespeichert.").first());
    await hasValue(text, "Wir streichen auch sonntags.");
  });

  journey("the session ends after its time, on the next call", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Tischlerei Ablauf"] });
    const agent = await anAgent(db);
    const window = await open();
    const { page } = window;
    await actFor(db, window, agent, person.company);
    await window.quiet();
    await db
      .updateTable("sessions")
      .set({ agent_expires_at: new Date(0) })
      .where("user_id", "=", agent.id)
      .execute();

    await page.goto("/kunde/meineProdukte/eintrag/uebersicht");

    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
  });
});
