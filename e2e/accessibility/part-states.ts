/** The groups of the entry's forms, and states of the simple ones. */
import { formOf, type Part } from "../entry/entry-pages.ts";
import { see } from "../look.ts";
import { fileDifferences } from "./change-states.ts";
import type { Scenario, State } from "./state.ts";

/** One part of each group. */
const GROUPS: { group: string; part: Part }[] = [
  { group: "address and contact", part: "Adresse und Kontakt" },
  { group: "hours and payment", part: "Öffnungszeiten" },
  { group: "offer", part: "Branchen" },
  { group: "presentation", part: "Logo und Slogan" },
  { group: "business customers", part: "B2B-Kodex" },
];

/** Publishes the typist's company in the B2B directory, with or without a signed codex. */
const isInB2bDirectory =
  (codex: object) =>
  async ({ db, users }: Scenario): Promise<void> => {
    const { id } = users.typist.company;
    await db.updateTable("companies").set({ is_published_on_b2b: true }).where("id", "=", id).execute();
    await db
      .updateTable("entries")
      .set({ b2b_codex: JSON.stringify(codex) })
      .where("company_id", "=", id)
      .execute();
  };
const SIGNED = { accepted: true, signatory: "Petra Ehrlich", acceptedOn: "2026-03-12" };

const on = (name: string, part: Part, state: Pick<State, "sees"> & Partial<State>): State => ({
  name,
  who: "typist",
  path: formOf(part),
  isPage: false,
  ...state,
});

export const PART_STATES: readonly State[] = [
  ...GROUPS.map(({ group, part }): State => ({
    name: `entry data, ${group}`,
    who: "owner",
    path: formOf(part),
    sees: (page) => page.getByRole("heading", { level: 3, name: part }),
  })),
  on("public holidays taken", "Öffnungszeiten", {
    async then({ page }) {
      await page.getByRole("combobox", { name: "Feiertage in" }).selectOption("Bayern");
      await page.getByRole("button", { name: "Feiertage übernehmen" }).click();
    },
    sees: (page) => page.getByRole("button", { name: "Wieder herausnehmen" }),
  }),
  on("services narrowed to none", "Leistungen und Service", {
    then: ({ page }) => page.getByRole("searchbox", { name: /^Leistung suchen/ }).fill("gibt es nicht"),
    sees: (page) => page.getByText("Nichts gefunden."),
  }),
  on("all languages and a second person", "Angaben zur Firma", {
    async then({ page }) {
      await page.getByRole("button", { name: "21 weitere zeigen" }).click();
      await page.getByRole("button", { name: "Weitere Person" }).click();
    },
    sees: (page) => page.getByRole("textbox", { name: "Person 2" }),
  }),
  on("profile refused", "Auftritte im Netz", {
    async then({ page }) {
      await page.getByRole("textbox", { name: "Instagram (optional)" }).fill("www.maler-ehrlich.example");
      await page.getByRole("button", { name: "Auftritte im Netz speichern" }).click();
    },
    sees: (page) => page.getByText("Das ist keine Adresse bei Instagram."),
  }),
  on("no customer cards", "Kundenkarten und Vorteile", {
    then: ({ page }) => page.getByRole("checkbox", { name: "Keine Kundenkarten oder Vorteile" }).check(),
    sees: (page) => page.getByRole("button", { name: "Kundenkarten und Vorteile: Änderungen verwerfen" }),
  }),
  on("codex to be signed", "B2B-Kodex", {
    before: isInB2bDirectory({}),
    async then({ page }) {
      await page.getByRole("checkbox", { name: "Wir halten uns an diese Zusagen." }).check();
      await page.getByRole("button", { name: "B2B-Kodex speichern" }).click();
    },
    sees: (page) => page.getByText("Bitte geben Sie an, wer für Ihre Firma unterschreibt."),
  }),
  on("codex being taken back", "B2B-Kodex", {
    before: isInB2bDirectory(SIGNED),
    async then({ page }) {
      await see(page.getByText("am 12.03.2026 von Petra Ehrlich"));
      await page.getByRole("button", { name: "Unterschrift zurückziehen" }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Unterschrift zurückziehen?" }),
  }),
  on("dashboard with differences to decide", "B2B-Kodex", {
    path: "/",
    before: fileDifferences,
    sees: (page) => page.getByRole("link", { name: /weichen? von unseren Daten ab$/ }).first(),
  }),
];
