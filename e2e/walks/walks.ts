/**
 * Five people, each from the first page to the last thing they came for, the same in every engine. Nobody types an
 * address: after the first page only links and buttons lead on, and links of mails.
 */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import { freshAddress, linkFor } from "../auth/mails.ts";
import type { User } from "../browsers/user.ts";
import { aFreeCompany, codeIn, isOwner, mailTo } from "../claiming/claiming.ts";
import { POLL } from "../look.ts";
import { aCustomer } from "../people.ts";
import { anAgent, codeNow, REASON } from "../support/support-log-in.ts";
import { aVisitor } from "../user-area/visits.ts";

type Scene = { user: User; db: Kysely<Database> };
type Walk = {
  title: string;
  size: readonly [width: number, height: number];
  /** Errors that the walk causes, as journeys announce them. */
  expects?: readonly string[];
  run(scene: Scene): Promise<void>;
};

const PHONE = [390, 844] as const;
const DESK = [1440, 900] as const;

export const WALKS: readonly Walk[] = [
  {
    title: "a craftsman with a phone corrects the number, sees it as customers do, and takes it back",
    size: PHONE,
    async run({ user, db }) {
      const person = await aCustomer(db, { names: ["Dachdeckerei Lorenz"] });
      await user.goTo("/");
      await user.fillLogIn(person);
      await user.sees("headline", "Dachdeckerei Lorenz");
      await user.click("button", "Menü");
      await user.click("link", "Eintragsdaten");
      await user.fill(/^Telefon/, "030 23125199");
      await user.click("button", "Adresse und Kontakt speichern");
      await user.sees("text", /Adresse und Kontakt gespeichert\./);
      await user.click("link", "Vorschau ansehen");
      const preview = "Was Kunden sehen";
      const top = async () => {
        const seen = await user.sees("region", preview);
        return seen.y - seen.height / 2;
      };
      await expect.poll(top, POLL).toBeLessThan(422);
      await user.reads("region", preview, /030 23125199/);
      await user.click("button", /rückgängig machen$/);
      await user.sees("text", /^Rückgängig gemacht: Telefon/);
    },
  },
  {
    title: "an owner of five companies finds one by keyboard and an answer by the search",
    size: DESK,
    async run({ user, db }) {
      const names = ["Ahorn", "Buche", "Eiche", "Fichte", "Linde"].map((tree) => `Tischlerei ${tree}`);
      const person = await aCustomer(db, { names });
      await user.goTo("/");
      await user.fillLogIn(person);
      await user.press("button", /^Meine Firmen: /);
      await user.isFocused("field", "Firma suchen, Name oder Nummer");
      await user.tab.type("linde");
      await user.sees("text", "1 von 5 Firmen");
      await user.tab.press("Enter");
      await user.sees("headline", "Tischlerei Linde");
      await user.press("button", /^Suchen/);
      await user.isFocused("field", /suchen$/);
      await user.tab.type("belege");
      await user.click("option", /Wo finde ich meine Rechnungen\?/);
      await user.sees("text", /Alle eines Jahres laden Sie mit einem Klick herunter\./);
      await user.press("linkOfPage", "Dokumente");
      await user.sees("headline", "Dokumente");
    },
  },
  {
    title: "a new person registers as a guest, finds the own company and becomes its owner",
    size: PHONE,
    async run({ user, db }) {
      // Each engine finds its own.
      const company = await aFreeCompany(db, { name: `Gartenbau Neuland ${Date.now()}` });
      const email = freshAddress();
      await user.goTo("/");
      // By keyboard: the typeface comes late and may move the link away from a click.
      await user.press("link", "Registrieren");
      await user.click("link", "Als Gast registrieren");
      await user.sees("headline", "Als Gast registrieren");
      await user.fill("E-Mail-Adresse", email);
      await user.press("choice", /^Ich stimme den Nutzungsbedingungen/);
      await user.click("button", "Als Gast registrieren");
      await user.goTo(await linkFor(db, email, "/registrierung/aktivierung"));
      await user.click("button", "Registrierung bestätigen");
      await user.isAt("/benutzer");
      await user.click("linkOfPage", "Firma suchen");
      await user.fill("Firma und Ort", company.name.toLowerCase());
      await user.tab.press("Enter");
      await user.click("link", new RegExp(`^${company.name}`));
      await user.click("link", "Weiter");
      await user.click("choice", /^Per E-Mail/);
      await user.click("button", "Code anfordern");
      await user.sees("headline", "Ihr Code");
      await user.retype("Code", codeIn(await mailTo(db, company.email, "claim-code")));
      await user.click("button", "Code prüfen");
      await user.sees("headline", isOwner.name);
      await user.click("button", "Zum Eintrag");
      await user.isAt("/kunde/meineProdukte/eintrag/uebersicht");
    },
  },
  {
    title: "a consumer forgot the password, gets a new one and corrects a rating",
    size: PHONE,
    expects: ["401 POST /api/auth/login"],
    async run({ user, db }) {
      const person = await aVisitor(db, 1);
      const password = "Ziegel Nebel Tasse 4";
      await user.goTo("/");
      await user.fillLogIn({ ...person, password: "falsch eins" });
      await user.sees("text", /^(Fehler: )?Anmeldename oder Passwort/);
      await user.fill("Passwort", "falsch zwei");
      await user.click("button", "Anmelden");
      await user.click("link", "Neues Passwort wählen");
      await user.hasValue("Anmeldename oder E-Mail-Adresse", person.login);
      await user.click("button", "Link anfordern");
      await user.goTo(await linkFor(db, person.login, "/passwort/erneuern"));
      await user.fill("Neues Passwort", password);
      await user.click("button", "Passwort speichern");
      await user.click("linkOfPage", "Anmelden");
      await user.hasValue("Anmeldename", person.login);
      await user.fillLogIn({ ...person, password });
      await user.click("linkOfPage", "Meine Bewertungen");
      await user.click("button", "Bewertung von Brandt Bedachungen GmbH ändern");
      await user.click("choice", "Fünf von fünf Sternen");
      await user.click("button", "Bewertung speichern");
      await user.sees("text", "Ihre Bewertung ist gespeichert.");
    },
  },
  {
    title: "somebody of customer care acts for a company, which reads who came and why",
    size: DESK,
    expects: ["401 POST /api/auth/login/cuca"],
    async run({ user, db }) {
      const { company } = await aCustomer(db, { names: ["Salon Abendrot"] });
      const agent = await anAgent(db);
      await user.goTo("/");
      await user.click("link", "Anmeldung für den Kundendienst");
      await user.sees("headline", "Anmeldung für den Kundendienst");
      await user.fill("Anmeldename", agent.login);
      await user.fill("Passwort", agent.password);
      await user.fill("Firmennummer", String(company.id));
      await user.fill("Grund", REASON);
      await user.click("button", "Für diese Firma anmelden");
      await user.retype("Code aus Ihrer App", await codeNow(db, agent));
      await user.tab.press("Enter");
      await user.sees("text", new RegExp(`^Angemeldet als ${company.name} \\| ${company.id}`));
      await user.click("link", "Kontaktwünsche");
      await user.reads("region", "Besuche des Kundendienstes", new RegExp(REASON));
      await user.click("linkOfSupport", "Abmelden");
      await user.isAt("/login");
    },
  },
];
