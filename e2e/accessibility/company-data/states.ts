/** Contracts, products, documents, contact persons and subscriptions of a company. */
import { button, loading, type State, text, title } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const PAGES = "/kunde/firmendaten";
const CONTRACTS = `${PAGES}/vertragsdaten`;
const DOCUMENTS = `${PAGES}/dokumente`;
const CONTACTS = `${PAGES}/ansprechpartner`;
const SUBSCRIPTIONS = `${PAGES}/abonnements`;
const GET_CONTRACTS = "/api/customer/contracts";
const GET_DOCUMENTS = "/api/customer/getDocuments";
const GET_CONTACTS = "/api/customer/contacts";
const GET_SUBSCRIPTIONS = "/api/customer/getSubscriptions";

const notPage = { isPage: false } as const;

export const COMPANY_DATA_STATES: readonly State[] = [
  { name: "contracts", who: "owner", path: CONTRACTS, sees: text("Laufende Verträge") },
  {
    name: "contracts, cancelling",
    who: "owner",
    path: CONTRACTS,
    then: ({ page }) =>
      page
        .getByRole("link", { name: /^Vertrag kündigen/ })
        .first()
        .click(),
    sees: text("Jetzt verbindlich kündigen"),
    ...notPage,
  },
  {
    name: "contracts, cancelling without a reason",
    who: "owner",
    path: CONTRACTS,
    then: async (scenario) => {
      await scenario.page
        .getByRole("link", { name: /^Vertrag kündigen/ })
        .first()
        .click();
      await scenario.page.getByRole("radio", { name: /Sofort/ }).check();
      await button("Jetzt verbindlich kündigen")(scenario);
    },
    sees: text("Bitte schreiben Sie, aus welchem Grund Sie kündigen."),
    ...notPage,
  },
  { name: "contracts, none", who: "newcomer", path: CONTRACTS, sees: text("Noch keine Verträge"), ...notPage },
  { name: "contracts, not permitted", who: "reader", path: CONTRACTS, sees: text(/^Verträge sieht/), ...notPage },
  {
    name: "contracts loading",
    who: "owner",
    path: CONTRACTS,
    before: ({ page }) => hold(page, GET_CONTRACTS),
    sees: loading,
    ...notPage,
  },
  {
    name: "contracts failed",
    who: "owner",
    path: CONTRACTS,
    before: ({ page }) => fail(page, GET_CONTRACTS),
    sees: text("Ihre Verträge konnten nicht geladen werden"),
    ...notPage,
  },
  { name: "products", who: "owner", path: `${PAGES}/produkte`, sees: title("Produkte") },
  {
    name: "products, none",
    who: "newcomer",
    path: `${PAGES}/produkte`,
    sees: text("Zurzeit kein gebuchtes Produkt"),
    ...notPage,
  },
  { name: "documents", who: "owner", path: DOCUMENTS, sees: text(/^\d+ Dokumente$/) },
  {
    name: "documents, of a year",
    who: "owner",
    path: `${DOCUMENTS}?jahr=2025&art=invoice`,
    sees: text("Alle aus 2025 (ZIP)"),
    ...notPage,
  },
  {
    name: "documents, nothing found",
    who: "owner",
    path: `${DOCUMENTS}?suche=gibtesnicht`,
    sees: text("Kein passendes Dokument"),
    ...notPage,
  },
  { name: "documents, none", who: "newcomer", path: DOCUMENTS, sees: text("Noch keine Dokumente"), ...notPage },
  { name: "documents, not permitted", who: "reader", path: DOCUMENTS, sees: text(/^Dokumente sieht/), ...notPage },
  {
    name: "documents loading",
    who: "owner",
    path: DOCUMENTS,
    before: ({ page }) => hold(page, GET_DOCUMENTS),
    sees: loading,
    ...notPage,
  },
  {
    name: "documents failed",
    who: "owner",
    path: DOCUMENTS,
    before: ({ page }) => fail(page, GET_DOCUMENTS),
    sees: text("Ihre Dokumente konnten nicht geladen werden"),
    ...notPage,
  },
  { name: "contact persons", who: "owner", path: CONTACTS, sees: text("Bei Ihnen") },
  {
    name: "contact persons, form with errors",
    who: "owner",
    path: CONTACTS,
    then: async (scenario) => {
      await button("Person hinzufügen")(scenario);
      await button("Ansprechpartner speichern")(scenario);
    },
    sees: text("Bitte geben Sie den Namen an."),
    ...notPage,
  },
  {
    name: "contact persons, asking before removing",
    who: "owner",
    path: CONTACTS,
    then: ({ page }) =>
      page
        .getByRole("button", { name: /entfernen$/ })
        .first()
        .click(),
    sees: (page) => page.getByRole("dialog").first(),
    ...notPage,
  },
  {
    name: "contact persons, none",
    who: "newcomer",
    path: CONTACTS,
    sees: text("Noch keine Ansprechpartner"),
    ...notPage,
  },
  {
    name: "contact persons, read only",
    who: "reader",
    path: CONTACTS,
    sees: text("Sie können hier nur lesen"),
    ...notPage,
  },
  {
    name: "contact persons failed",
    who: "owner",
    path: CONTACTS,
    before: ({ page }) => fail(page, GET_CONTACTS),
    sees: text("Ihre Ansprechpartner konnten nicht geladen werden"),
    ...notPage,
  },
  { name: "subscriptions", who: "owner", path: SUBSCRIPTIONS, sees: text("Newsletter zu Produkten") },
  {
    name: "subscriptions, read only",
    who: "reader",
    path: SUBSCRIPTIONS,
    sees: text("Sie können hier nur lesen"),
    ...notPage,
  },
  {
    name: "subscriptions loading",
    who: "owner",
    path: SUBSCRIPTIONS,
    before: ({ page }) => hold(page, GET_SUBSCRIPTIONS),
    sees: loading,
    ...notPage,
  },
  {
    name: "subscriptions failed",
    who: "owner",
    path: SUBSCRIPTIONS,
    before: ({ page }) => fail(page, GET_SUBSCRIPTIONS),
    sees: text("Ihre Auswahl konnte nicht geladen werden"),
    ...notPage,
  },
];
