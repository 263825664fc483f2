/** The pages of claiming an entry, each with its own company. */
import {
  API,
  asMember,
  asMemberNoMore,
  at,
  button,
  changedCompany,
  claim,
  codeOut,
  company,
  fillStepOne,
} from "./claiming-scenarios.ts";
import { fail, hold } from "./test-users.ts";
import { type State, text, title } from "./state.ts";

export const CLAIMING_STATES: readonly State[] = [
  {
    name: "claiming: welcome",
    who: "nobody",
    path: at("welcome"),
    before: company(),
    sees: title("Eintrag übernehmen"),
  },
  {
    name: "claiming: no company named",
    who: "nobody",
    path: "/claiming/welcome",
    sees: title("Welchen Eintrag möchten Sie übernehmen?"),
    isPage: false,
  },
  {
    name: "claiming: companies found",
    who: "nobody",
    path: "/claiming/welcome?suche=berlin",
    sees: text(/Einträge gefunden|Die ersten/),
  },
  {
    name: "claiming: no company found",
    who: "nobody",
    path: "/claiming/welcome?suche=gibtesnicht",
    sees: text(/^Dazu finden wir keinen Eintrag/),
    isPage: false,
  },
  {
    name: "claiming: loading",
    who: "nobody",
    isLoadingScreen: true,
    path: at("redirect"),
    before: async (scenario) => {
      await company()(scenario);
      await hold(scenario.page, API);
    },
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
  },
  {
    name: "claiming: failed",
    who: "nobody",
    path: at("welcome"),
    before: async (scenario) => {
      await company()(scenario);
      await fail(scenario.page, API);
    },
    sees: text("Der Stand konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "claiming: register",
    who: "nobody",
    path: at("register"),
    before: company(),
    sees: (page) => page.getByRole("button", { name: "Weiter zum Passwort" }),
  },
  {
    name: "claiming: register with fields missing",
    who: "nobody",
    path: at("register"),
    before: company(),
    then: button("Weiter zum Passwort"),
    sees: text("Bitte stimmen Sie den Nutzungsbedingungen zu."),
    isPage: false,
  },
  {
    name: "claiming: password",
    who: "nobody",
    path: at("register"),
    before: company(),
    then: fillStepOne,
    sees: (page) => page.getByRole("button", { name: "Registrieren" }),
  },
  {
    name: "claiming: password refused",
    who: "nobody",
    path: at("register"),
    before: company(),
    then: async (scenario) => {
      await fillStepOne(scenario);
      await scenario.page.getByLabel("Passwort", { exact: true }).fill("kurz");
      await button("Registrieren")(scenario);
    },
    sees: (page) => page.locator("[aria-invalid=true]"),
    isPage: false,
  },
  {
    name: "claiming: mail on its way",
    who: "nobody",
    path: at("register/success"),
    before: company(),
    sees: title("Wir haben Ihnen geschrieben"),
  },
  {
    name: "claiming: log-in",
    who: "nobody",
    path: at("login"),
    before: company(),
    sees: (page) => page.getByRole("button", { name: "Anmelden" }),
  },
  {
    name: "claiming: log-in with fields missing",
    who: "nobody",
    path: at("login"),
    before: company(),
    then: button("Anmelden"),
    sees: text("Bitte geben Sie Ihr Passwort ein."),
    isPage: false,
  },
  {
    name: "claiming: choice of a proof",
    who: "consumer",
    path: at("login/success"),
    before: company(),
    sees: (page) => page.getByRole("radio").first(),
  },
  {
    name: "claiming: choice of a proof after the address was changed",
    who: "consumer",
    path: at("login/success"),
    before: changedCompany,
    sees: text("Zur Sicherheit geht ein Code nicht an neue Angaben"),
    isPage: false,
  },
  {
    name: "claiming: letter ordered",
    who: "consumer",
    path: at("pending"),
    before: claim({ state: "requested", proof: "letter", sent_to: "Lindenstraße 12, 10969 Berlin" }),
    sees: text(/^Wir schicken einen Brief/),
  },
  {
    name: "claiming: code to enter",
    who: "consumer",
    path: at("pending"),
    before: claim(codeOut),
    sees: (page) => page.getByLabel("Code", { exact: true }),
  },
  {
    name: "claiming: wrong code",
    who: "consumer",
    path: at("pending"),
    before: claim(codeOut),
    then: async (scenario) => {
      await scenario.page.getByLabel("Code", { exact: true }).fill("2222-2222");
      await button("Code prüfen")(scenario);
    },
    sees: text("Noch 4 Versuche."),
    isPage: false,
  },
  {
    name: "claiming: giving up",
    who: "consumer",
    path: at("pending"),
    before: claim(codeOut),
    then: button("Übernahme abbrechen"),
    sees: (page) => page.getByRole("dialog", { name: "Übernahme abbrechen?" }),
    isPage: false,
  },
  {
    name: "claiming: the list of one's own",
    who: "consumer",
    path: "/benutzer",
    before: claim({ state: "requested", proof: "phone", sent_to: "030 23125100" }),
    sees: (page) => page.getByRole("link", { name: /^Stand ansehen/ }).first(),
    isPage: false,
  },
  {
    name: "claiming: held",
    who: "consumer",
    path: at("hold"),
    before: claim({ state: "held", held_because: "tries" }),
    sees: text("Die Übernahme ist angehalten"),
  },
  {
    name: "claiming: refused",
    who: "consumer",
    path: at("hold"),
    before: claim({ state: "refused" }),
    sees: text("Die Übernahme ist abgelehnt"),
    isPage: false,
  },
  {
    name: "claiming: owner",
    who: "consumer",
    path: at("owner"),
    before: asMember({ claimed_by: "OWNER" }),
    then: asMemberNoMore,
    sees: (page) => page.getByRole("button", { name: "Zum Eintrag" }),
  },
  {
    name: "claiming: owner with a contract",
    who: "consumer",
    path: at("owner11880"),
    before: asMember({ claimed_by: "PROVIDER" }),
    then: asMemberNoMore,
    sees: (page) => page.getByRole("link", { name: "Zur Startseite" }),
  },
  {
    name: "claiming: another owner",
    who: "nobody",
    path: at("otherowner"),
    before: company({ claimed_by: "OWNER" }),
    sees: title("Der Eintrag hat schon einen Inhaber"),
  },
  {
    name: "claiming: another owner, logged in",
    who: "consumer",
    path: at("otherowner"),
    before: company({ claimed_by: "OWNER" }),
    sees: (page) => page.getByRole("button", { name: "Mit einem Code nachweisen" }),
    isPage: false,
  },
  {
    name: "claiming: proof against another owner",
    who: "consumer",
    path: at("otherowner"),
    before: company({ claimed_by: "OWNER" }),
    then: button("Mit einem Code nachweisen"),
    sees: (page) => page.getByRole("radio").first(),
    isPage: false,
  },
  {
    name: "claiming: the provider's contract",
    who: "nobody",
    path: at("otherowner11880"),
    before: company({ claimed_by: "PROVIDER" }),
    sees: text(/Für diese Firma besteht ein Vertrag\./),
  },
  {
    name: "claiming: a partner's contract",
    who: "nobody",
    path: at("advantago"),
    before: company({ active_resellers: ["Advantago"] }),
    sees: title("Ein Partner betreut diesen Eintrag"),
  },
];
