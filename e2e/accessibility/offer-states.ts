/** Fields with suggestions, in every state of their lists. */
import { field, formOf } from "../entry/entry-pages.ts";
import { see } from "../look.ts";
import { fail, hold } from "./test-users.ts";
import type { Scenario, State } from "./state.ts";

const TRADES = "/api/customer/suggest/industries";

type Step = Pick<State, "path" | "then" | "sees"> & Partial<State>;

/** Checked at 320 px and with large text, too. */
const whole = (name: string, step: Step): State => ({ name: `offer: ${name}`, who: "typist", ...step });
const on = (name: string, step: Step): State => ({ ...whole(name, step), isPage: false });
const types =
  (label: string, text: string) =>
  ({ page }: Scenario): Promise<void> =>
    field(page, label).fill(text);
const takesFirst =
  (label: string, ...texts: readonly string[]) =>
  async ({ page }: Scenario): Promise<void> => {
    for (const text of texts) {
      await field(page, label).fill(text);
      await page.getByRole("listbox").getByRole("option").first().click();
    }
  };

export const OFFER_STATES: readonly State[] = [
  whole("all lists", {
    path: formOf("Branchen"),
    sees: (page) => page.getByRole("heading", { level: 3, name: "Einzugsgebiet" }),
  }),
  whole("trades suggested", {
    path: formOf("Branchen"),
    then: types("Branche suchen", "maler"),
    sees: (page) => page.getByRole("listbox").getByRole("option", { selected: true }),
  }),
  whole("trades chosen", {
    path: formOf("Branchen"),
    then: takesFirst("Branche suchen", "maler", "glaser", "dachdecker"),
    sees: (page) => page.getByRole("button", { name: /nach oben$/ }).last(),
  }),
  on("no trade found", {
    path: formOf("Branchen"),
    then: types("Branche suchen", "qxqxqxqx"),
    sees: (page) => page.getByText("Keine Branche gefunden.").first(),
  }),
  on("trade not chosen", {
    path: formOf("Branchen"),
    async then(scenario) {
      await types("Branche suchen", "qxqxqxqx")(scenario);
      await scenario.page.getByRole("button", { name: "Branchen speichern" }).click();
    },
    sees: (page) => page.getByText("„qxqxqxqx“ ist noch nicht gewählt.").first(),
  }),
  on("trades out of reach", {
    path: formOf("Branchen"),
    before: ({ page }) => fail(page, TRADES),
    then: types("Branche suchen", "maler"),
    sees: (page) => page.getByText("Die Liste der Branchen ist gerade nicht erreichbar.").first(),
  }),
  on("trades on their way", {
    path: formOf("Branchen"),
    before: ({ page }) => hold(page, TRADES),
    then: types("Branche suchen", "maler"),
    sees: (page) => field(page, "Branche suchen"),
  }),
  whole("keywords pasted, one taken away", {
    path: formOf("Suchbegriffe"),
    async then({ page }) {
      await field(page, "Suchbegriff").fill("Fassade streichen, Tapezieren, Lackieren, tapezieren");
      await field(page, "Suchbegriff").press("Backspace");
    },
    sees: (page) => page.getByRole("button", { name: "Wieder aufnehmen" }),
  }),
  on("products suggested", {
    path: formOf("Produkte und Marken"),
    then: types("Produkt oder Marke", "farbe"),
    sees: (page) => page.getByRole("listbox").getByRole("option").first(),
  }),
  whole("places suggested", {
    path: formOf("Einzugsgebiet"),
    then: types("Orte", "Neustadt"),
    sees: (page) => page.getByRole("listbox").getByRole("option").nth(5),
  }),
  whole("places chosen", {
    path: formOf("Einzugsgebiet"),
    async then(scenario) {
      await takesFirst("Orte", "Neustadt an der Weinstraße", "Garmisch-Partenkirchen")(scenario);
      await field(scenario.page, "Umkreis in Kilometern").fill("viele");
      await scenario.page.getByRole("button", { name: "Einzugsgebiet speichern" }).click();
    },
    sees: (page) => field(page, "Umkreis in Kilometern").and(page.locator(":focus")),
  }),
  whole("address suggested", {
    path: formOf("Adresse und Kontakt"),
    then: types("Ort", "Frankfurt"),
    sees: (page) => page.getByRole("listbox").getByRole("option").first(),
  }),
  whole("hint about the address", {
    path: formOf("Adresse und Kontakt"),
    async then({ page }) {
      await field(page, "Postleitzahl").fill("10969");
      await field(page, "Ort").fill("Hamburg");
      await field(page, "Ort").press("Tab");
      await see(page.getByText("Zu 10969 gehört Berlin."));
    },
    sees: (page) => page.getByRole("button", { name: "Berlin übernehmen" }),
  }),
  whole("address to divide among its fields", {
    path: formOf("Adresse und Kontakt"),
    async then({ page }) {
      await field(page, "Straße und Hausnummer").fill("Gontardstraße 7, 10178 Berlin");
      await field(page, "Straße und Hausnummer").press("Tab");
    },
    sees: (page) => page.getByRole("button", { name: "Auf die Felder verteilen" }),
  }),
  on("address divided among its fields", {
    path: formOf("Adresse und Kontakt"),
    async then({ page }) {
      await field(page, "Straße und Hausnummer").fill("Gontardstraße 7, 10178 Berlin");
      await field(page, "Straße und Hausnummer").press("Tab");
      await page.getByRole("button", { name: "Auf die Felder verteilen" }).click();
    },
    sees: (page) => page.getByRole("button", { name: "Aufteilen rückgängig machen" }),
  }),
  whole("hint about a phone number", {
    path: formOf("Adresse und Kontakt"),
    async then({ page }) {
      await field(page, "Telefon").fill("030 12");
      await field(page, "Telefon").press("Tab");
    },
    sees: (page) => page.getByText(/^Diese Nummer ist zu kurz/),
  }),
];
