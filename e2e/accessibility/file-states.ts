/** Forms of photos and documents while they are edited. */
import { formOf } from "../entry/entry-pages.ts";
import { aPdf, aPhoto, choose } from "../entry/files.ts";
import type { ChosenFile } from "../entry/files.ts";
import { see } from "../look.ts";
import type { Scenario, State } from "./state.ts";

const NO_IMAGE: ChosenFile = { name: "Liste.xlsx", mimeType: "application/vnd.ms-excel", buffer: Buffer.from("x") };

const choosesPhotos =
  (...files: ChosenFile[]) =>
  ({ page }: Scenario): Promise<void> =>
    choose(page, "Bilder hinzufügen", files);

/** Uploads never finish, so the page stays in this state. */
const holdsUploads = ({ page }: Scenario) => page.route("**/api/customer/temporary-files*", () => {});

const on = (name: string, state: Pick<State, "sees"> & Partial<State>): State => ({
  name,
  who: "typist",
  path: formOf("Bilder"),
  isPage: false,
  ...state,
});

export const FILE_STATES: readonly State[] = [
  on("photo on its way, being moved by keyboard", {
    before: holdsUploads,
    async then(scenario) {
      await choosesPhotos(aPhoto("Dach.png"))(scenario);
      await see(scenario.page.getByText("Noch 1 Bild auf dem Weg"));
      await scenario.page.getByRole("button", { name: "Bild 1 verschieben" }).focus();
      await scenario.page.keyboard.press("Space");
    },
    sees: (page) => page.getByRole("button", { name: "Bild 1 verschieben", pressed: true }),
  }),
  on("photos uploaded, one refused", {
    then: choosesPhotos(aPhoto("Dach.png"), NO_IMAGE),
    sees: (page) => page.getByText("1 Bild nicht hochgeladen"),
  }),
  on("documents uploaded, one without a title", {
    path: formOf("Dokumente"),
    async then({ page }) {
      await choose(page, "Dokumente hinzufügen", [aPdf("Preisliste.pdf")]);
      await see(page.getByText("Alles hochgeladen. Es gilt, sobald Sie speichern."));
      await page.getByRole("textbox", { name: "Dokument 1: Titel" }).fill("");
      await page.getByRole("button", { name: "Dokumente speichern" }).click();
    },
    sees: (page) => page.getByText("Bitte geben Sie dem Dokument einen Namen, zum Beispiel: Preisliste."),
  }),
];
