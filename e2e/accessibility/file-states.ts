/** Photos and documents while somebody puts them together. */
import { formOf } from "../entry/entry-pages.ts";
import { aPdf, aPhoto, choose } from "../entry/files.ts";
import type { ChosenFile } from "../entry/files.ts";
import { see } from "../look.ts";
import type { Scene, State } from "./state.ts";

const NO_IMAGE: ChosenFile = { name: "Liste.xlsx", mimeType: "application/vnd.ms-excel", buffer: Buffer.from("x") };

const choosesPhotos =
  (...files: ChosenFile[]) =>
  ({ page }: Scene): Promise<void> =>
    choose(page, "Bilder hinzufügen", files);

/** Uploads that never arrive: what is on the screen stays as it is. */
const holdsUploads = ({ page }: Scene) => page.route("**/api/customer/temporary-files*", () => {});

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
    async then(scene) {
      await choosesPhotos(aPhoto("Dach.png"))(scene);
      await see(scene.page.getByText("Noch 1 Bild auf dem Weg"));
      await scene.page.getByRole("button", { name: "Bild 1 verschieben" }).focus();
      await scene.page.keyboard.press("Space");
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
