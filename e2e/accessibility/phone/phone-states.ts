/** The telephone services: the secretarial service and the voicebot. */
import { button, loading, type State, text, title } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const SECRETARIAL = "/kunde/meineProdukte/sekretariatsservice/uebersicht";
const CALLERS = "/api/secretarial-service/getCompanyCallerList";
const SETTINGS = "/api/secretarial-service/getCompanySettings";
const GUIDES = "/kunde/meineProdukte/sekretariatsservice/anleitungen";

const VOICEBOT = "/kunde/meineProdukte/11880sprachbot/uebersicht";
const ANSWERS = "?ansicht=einstellungen";
const BOT_CALLS = "/api/customer/voicebot/getCalls";

export const PHONE_STATES: readonly State[] = [
  {
    name: "secretarial service, note unfolded",
    who: "owner",
    path: SECRETARIAL,
    then: ({ page }) => page.locator("summary").filter({ hasText: "Notiz" }).first().click(),
    sees: (page) => page.getByRole("button", { name: "Notiz speichern" }).first(),
  },
  {
    name: "secretarial settings, own hours",
    who: "owner",
    path: `${SECRETARIAL}${ANSWERS}`,
    then: async ({ page }) => {
      await page.getByRole("radio", { name: "Zu eigenen Zeiten" }).check();
      await page.getByRole("checkbox", { name: "Montag" }).check();
    },
    sees: (page) => page.getByLabel("Montag, von"),
    isPage: false,
  },
  {
    name: "secretarial service, own days and nothing found",
    who: "owner",
    path: `${SECRETARIAL}?von=2026-01-01&bis=2026-03-31&suche=gibtesnicht`,
    sees: text("Kein Anruf passt zu dieser Auswahl."),
    isPage: false,
  },
  {
    name: "secretarial service, not among the products",
    who: "newcomer",
    path: SECRETARIAL,
    sees: text("Ein Sekretariatsservice gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "secretarial service loading",
    who: "owner",
    path: SECRETARIAL,
    before: ({ page }) => hold(page, CALLERS),
    sees: loading,
    isPage: false,
  },
  {
    name: "secretarial service failed",
    who: "owner",
    path: SECRETARIAL,
    before: async ({ page }) => {
      await fail(page, CALLERS);
      await fail(page, SETTINGS);
    },
    sees: text("Die Anrufe konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "secretarial settings, nothing filled in",
    who: "owner",
    path: `${SECRETARIAL}${ANSWERS}`,
    then: async (scenario) => {
      await scenario.page.getByLabel("Begrüßung").fill("");
      await button("Einstellungen speichern")(scenario);
    },
    sees: text("Bitte geben Sie an, wie wir uns für Sie melden."),
    isPage: false,
  },
  { name: "secretarial guides", who: "owner", path: GUIDES, sees: text("Mobiltelefon") },
  {
    name: "secretarial guides failed",
    who: "owner",
    path: GUIDES,
    before: ({ page }) => fail(page, SETTINGS),
    sees: text("Ihre Rufnummer konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "secretarial guides, not among the products",
    who: "newcomer",
    path: GUIDES,
    sees: title("Telefon umleiten"),
    isPage: false,
  },
  {
    name: "voicebot",
    who: "owner",
    path: VOICEBOT,
    sees: (page) => page.getByRole("searchbox", { name: "Wort in der Zusammenfassung suchen" }),
  },
  {
    name: "voicebot settings",
    who: "owner",
    path: `${VOICEBOT}${ANSWERS}`,
    sees: (page) => page.getByRole("button", { name: "Einstellungen speichern" }),
    isPage: false,
  },
  {
    name: "voicebot, caller shown and transcript unfolded",
    who: "owner",
    path: VOICEBOT,
    then: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Anrufer zeigen/ })
        .first()
        .click();
      await page.locator("summary").filter({ hasText: "Aufnahme" }).first().click();
      await page.getByRole("button", { name: "Aufnahme anhören" }).click();
    },
    sees: (page) => page.locator("audio").first(),
    isPage: false,
  },
  { name: "absence", who: "typist", path: "/kunde/meineProdukte/abwesenheit", sees: title("Abwesenheit") },
  {
    name: "absence, shown before it is applied",
    who: "typist",
    path: "/kunde/meineProdukte/abwesenheit",
    then: async (scenario) => {
      await scenario.page.getByLabel("Erster Tag").fill("2027-08-03");
      await scenario.page.getByLabel("Letzter Tag").fill("2027-08-14");
      await scenario.page.getByLabel("Grund").fill("Betriebsferien");
      await button("Zeigen, was sich ändert")(scenario);
    },
    sees: text("Das ändert sich"),
    isPage: false,
  },
  {
    name: "voicebot, not among the products",
    who: "newcomer",
    path: VOICEBOT,
    sees: text("Ein Sprachbot gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "voicebot failed",
    who: "owner",
    path: VOICEBOT,
    before: ({ page }) => fail(page, BOT_CALLS),
    sees: text("Die Anrufe konnten nicht geladen werden"),
    isPage: false,
  },
];
