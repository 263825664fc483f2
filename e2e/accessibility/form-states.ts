/** The entry's forms while they are edited. */
import path from "node:path";
import { sql } from "kysely";
import { ENTRY_OVERVIEW, field, formOf, typeHours } from "../entry/entry-pages.ts";
import { see } from "../look.ts";
import { endSessions } from "../people.ts";
import { trafficOf } from "../window.ts";
import type { Scenario, State } from "./state.ts";

const LOGO = path.resolve(import.meta.dirname, "../../packages/db/demo/logos/haarwerk-bornheim.png");
const SAVE_ABOUT_US = "Über uns speichern";

const typesAboutUs = async ({ page }: Scenario): Promise<void> => {
  await field(page, "Text über Ihre Firma").fill(`Ehrlich seit ${Date.now()}.`);
};
const savesAboutUs = async (scenario: Scenario): Promise<void> => {
  await typesAboutUs(scenario);
  await scenario.page.getByRole("button", { name: SAVE_ABOUT_US }).click();
};
const uploadsLogo = async ({ page }: Scenario): Promise<void> => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Logo( \(optional\))?$/ }).click();
  await (await chooser).setFiles(LOGO);
  await see(page.getByRole("img", { name: "Ihr neues Logo, noch nicht gespeichert" }));
};
/** Another person saves the part in the meantime. */
const isOvertaken = async ({ db, users }: Scenario): Promise<void> => {
  const theirs = JSON.stringify({ text: "Von jemand anderem.", foundingYear: null, specialties: [] });
  await db
    .updateTable("entries")
    .set({ about_us: theirs, about_us_version: sql<number>`about_us_version + 1` })
    .where("company_id", "=", users.typist.company.id)
    .execute();
};
const on = (name: string, state: Pick<State, "then" | "sees"> & Partial<State>): State => ({
  name,
  who: "typist",
  path: formOf("Über uns"),
  isPage: false,
  ...state,
});

export const FORM_STATES: readonly State[] = [
  on("address with errors", {
    path: formOf("Adresse und Kontakt"),
    async then({ page }) {
      await field(page, "Firmenname").fill("");
      await field(page, "Postleitzahl").fill("1");
      await page.getByRole("button", { name: "Adresse und Kontakt speichern" }).click();
    },
    sees: (page) => page.getByRole("textbox", { name: "Firmenname", exact: true }).and(page.locator(":focus")),
  }),
  on("opening hours with errors", {
    path: formOf("Öffnungszeiten"),
    async then({ page }) {
      await typeHours(page, "Montag", [["25", "26"]]);
      await page.getByRole("button", { name: "Öffnungszeiten speichern" }).click();
    },
    sees: (page) => page.getByRole("textbox", { name: "Montag von", exact: true }).and(page.locator(":focus")),
  }),
  on("special day being edited", {
    path: formOf("Öffnungszeiten"),
    async then({ page }) {
      await page.getByRole("button", { name: "Besonderen Tag hinzufügen" }).click();
      await page.getByRole("checkbox", { name: "Vorübergehend geschlossen" }).check();
    },
    sees: (page) => page.getByRole("textbox", { name: "Anlass (optional)" }),
  }),
  on("hours handed to other days", {
    path: formOf("Öffnungszeiten"),
    then: ({ page }) => page.getByRole("button", { name: "Montag auf andere Tage übertragen" }).click(),
    sees: (page) => page.getByRole("button", { name: "Montag bis Freitag" }),
  }),
  on("logo chosen", {
    path: formOf("Logo und Slogan"),
    then: uploadsLogo,
    sees: (page) => page.getByRole("button", { name: "Ausschnitt wählen" }),
  }),
  on("logo being cut", {
    path: formOf("Logo und Slogan"),
    async then(scenario) {
      await uploadsLogo(scenario);
      await scenario.page.getByRole("button", { name: "Ausschnitt wählen" }).click();
    },
    // wait for the picture, which enables the button
    sees: (page) => page.getByRole("button", { name: "Ausschnitt übernehmen", disabled: false }),
  }),
  on("question before leaving", {
    async then(scenario) {
      await typesAboutUs(scenario);
      await scenario.page.getByRole("link", { name: "Vorschau ansehen" }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Änderungen verwerfen?" }),
  }),
  on("two versions", {
    async then(scenario) {
      await typesAboutUs(scenario);
      await isOvertaken(scenario);
      await scenario.page.getByRole("button", { name: SAVE_ABOUT_US }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Zwei Fassungen: Über uns" }),
  }),
  on("not saved for want of a connection", {
    async then(scenario) {
      await scenario.page.route("**/api/customer/updateEntryAboutUs*", (route) => route.abort("internetdisconnected"));
      await savesAboutUs(scenario);
    },
    sees: (page) => page.getByText("Keine Verbindung – Ihre Eingaben bleiben erhalten."),
  }),
  on("saved", { then: savesAboutUs, sees: (page) => page.getByText("Über uns gespeichert.") }),
  on("entry overview with changes", {
    path: ENTRY_OVERVIEW,
    sees: (page) => page.getByRole("button", { name: /rückgängig machen$/ }).first(),
  }),
  on("session expired while typing", {
    async then(scenario) {
      await typesAboutUs(scenario);
      await endSessions(scenario.db, scenario.users.typist, trafficOf(scenario.page.context()));
      await scenario.page.getByRole("button", { name: SAVE_ABOUT_US }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Bitte melden Sie sich erneut an" }),
    endsSession: true,
  }),
];
