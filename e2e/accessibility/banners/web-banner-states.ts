/** Web banners: what to do, what they brought, and the upload of their files. */
import { fail, hold } from "../test-users.ts";
import { loading, type State, text } from "../state.ts";

const OVERVIEW = "/kunde/meineProdukte/werbebanner/uebersicht";
const UPLOAD = "/kunde/meineProdukte/werbebanner/dateiupload";
const LIST = "/api/web-banners/getCompanyWebBanners";
const STATISTICS = "/api/web-banners/statistics";

export const WEB_BANNER_STATES: readonly State[] = [
  {
    name: "web banners",
    who: "owner",
    path: OVERVIEW,
    sees: (page) => page.getByRole("table", { name: "Zahlen nach Ort" }),
  },
  {
    name: "web banners, a change wished",
    who: "owner",
    path: OVERVIEW,
    then: ({ page }) => page.getByRole("button", { name: /^Änderung wünschen/ }).click(),
    sees: (page) => page.getByRole("textbox", { name: "Was soll anders werden?" }),
    isPage: false,
  },
  {
    name: "web banners, history open",
    who: "owner",
    path: OVERVIEW,
    then: ({ page }) => page.locator("summary").filter({ hasText: "Verlauf von Dachcheck" }).click(),
    sees: text("Der Anbieter hat das Banner gestartet"),
    isPage: false,
  },
  {
    name: "web banners, not among the products",
    who: "newcomer",
    path: OVERVIEW,
    sees: text("Werbebanner gehören nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "web banners loading",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => hold(page, LIST),
    sees: loading,
    isPage: false,
  },
  {
    name: "web banners failed",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => fail(page, LIST),
    sees: text("Ihre Werbebanner konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "web banners without their figures",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => fail(page, STATISTICS),
    sees: text("Die Zahlen konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "upload of banner files",
    who: "owner",
    path: UPLOAD,
    sees: (page) => page.getByRole("combobox", { name: "Für welches Banner?" }),
  },
  {
    name: "upload of banner files, one that does not fit",
    who: "owner",
    path: UPLOAD,
    then: ({ page }) =>
      page
        .getByLabel(/^Dateien/)
        .setInputFiles({ name: "Brief.png", mimeType: "image/png", buffer: Buffer.from("Das ist kein Bild.") }),
    sees: text("Bitte wählen Sie ein Bild im Format GIF, PNG, WebP oder JPEG."),
    isPage: false,
  },
];
