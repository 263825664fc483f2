/** Managing ratings. */
import { button, loading, type State, text } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const MANAGE = "/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten";
const LIST = "/api/customer/ratings/manage/list";
const TEMPLATES = "/api/customer/ratings/manage/getTemplates";

export const MANAGE_RATINGS_STATES: readonly State[] = [
  { name: "ratings, managing", who: "owner", path: MANAGE, sees: text("Vorlage anlegen") },
  {
    name: "ratings, answering",
    who: "owner",
    path: `${MANAGE}?quelle=provider`,
    then: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Antworten/ })
        .first()
        .click();
    },
    sees: (page) => page.getByLabel("Ihre Antwort"),
    isPage: false,
  },
  {
    name: "ratings, some chosen and an own period",
    who: "owner",
    path: `${MANAGE}?von=2020-01-01`,
    then: async ({ page }) => {
      await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).check();
    },
    sees: (page) => page.getByRole("button", { name: "Als erledigt markieren" }),
    isPage: false,
  },
  {
    name: "ratings, nothing found",
    who: "owner",
    path: `${MANAGE}?suche=gibtesnicht`,
    sees: text("Keine Bewertung passt zu dieser Auswahl."),
    isPage: false,
  },
  {
    name: "ratings, new template refused",
    who: "owner",
    path: MANAGE,
    then: async (scenario) => {
      await button("Vorlage anlegen")(scenario);
      await scenario.page.getByLabel("Text", { exact: true }).fill("Hallo {vorname}");
      await button("Vorlage speichern")(scenario);
    },
    sees: text("Bitte geben Sie der Vorlage einen Namen."),
    isPage: false,
  },
  {
    name: "ratings, one that does not exist",
    who: "owner",
    path: `${MANAGE}?bewertung=999999`,
    sees: text("Diese Bewertung gibt es nicht mehr"),
    isPage: false,
  },
  {
    name: "ratings, not among the products",
    who: "newcomer",
    path: MANAGE,
    sees: text("Das Bewertungsmanagement gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "ratings loading",
    who: "owner",
    path: MANAGE,
    before: ({ page }) => hold(page, LIST),
    sees: loading,
    isPage: false,
  },
  {
    name: "ratings failed",
    who: "owner",
    path: MANAGE,
    before: async ({ page }) => {
      await fail(page, LIST);
      await fail(page, TEMPLATES);
    },
    sees: text("Die Bewertungen konnten nicht geladen werden"),
    isPage: false,
  },
];
