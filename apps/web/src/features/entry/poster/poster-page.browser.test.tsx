import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { startAt } from "../../../testing/address.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import PosterPage from "./poster-page.tsx";

const LOAD = "GET /api/customer/getSalesForceEntry";
const URL_OF_ENTRY = `${window.location.origin}${PUBLIC_ENTRY_PATH}4711`;

async function openPage(company_name = "Malerbetrieb Sommer") {
  startAt("/");
  await commands.answerApi({ [LOAD]: { body: { entry: anEntry({ company_name }) } } });
  await renderPart(<PosterPage />);
  await expect.element(preview).toBeVisible();
}

/** The files that the page offers, instead of saving them. */
function catchFiles() {
  const files: { name: string; content: Blob }[] = [];
  const makeUrl = URL.createObjectURL.bind(URL);
  let latest = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => makeUrl((latest = content as Blob)));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: latest });
  });
  return files;
}

const preview = page.getByRole("img", { name: /^Vorschau des Aushangs für/ });
const codes = () => preview.element().querySelectorAll("svg");
const text = page.getByLabelText("Text über dem Code");
const toasts = page.getByRole("region", { name: "Meldungen" });

beforeAll(() => startSessionAs(aUser()));
afterEach(() => vi.restoreAllMocks());

test("the poster shows name, usual text and the public address, and offers that address", async () => {
  await openPage();
  await expect.element(preview).toMatchTextContent(/Malerbetrieb SommerÖffnungszeiten und Kontakt/);
  await expect.element(preview).toMatchTextContent(new RegExp(`${window.location.host}${PUBLIC_ENTRY_PATH}4711`));
  await expect.element(page.getByLabelText("Adresse Ihres Eintrags")).toHaveValue(URL_OF_ENTRY);
});

test("a changed text is on the poster; spaces only leave its line out", async () => {
  await openPage();
  await text.fill("Jetzt Termin sichern");
  await expect.element(preview).toMatchTextContent(/SommerJetzt Termin sichern/);
  const lines = () => preview.element().querySelectorAll("p").length;
  const withText = lines();
  await text.fill("   ");
  await expect.poll(lines).toBe(withText - 1);
});

test("cards are eight on a sheet, a sheet is one", async () => {
  await openPage();
  await expect.poll(() => codes().length).toBe(1);
  await page.getByRole("radio", { name: "Kärtchen" }).click();
  await expect.poll(() => codes().length).toBe(8);
  await page.getByRole("radio", { name: "Blatt A5" }).click();
  await expect.poll(() => codes().length).toBe(1);
});

test("the button prints the page", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  await openPage();
  await page.getByRole("button", { name: "Aushang drucken" }).click();
  await expect.poll(() => print).toHaveBeenCalledOnce();
});

test("the code for the print shop is an SVG of its own, named after the company without special characters", async () => {
  await openPage("Müller & Söhne, Maler/Lackierer");
  const files = catchFiles();
  await page.getByRole("button", { name: "Code für die Druckerei (SVG)" }).click();
  expect(files.map(({ name }) => name)).toEqual(["QR-Code Müller Söhne Maler Lackierer.svg"]);
  const markup = (await files[0]?.content.text()) ?? "";
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  expect(parsed.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(parsed.hasAttribute("class")).toBe(false);
  expect(parsed.querySelector("path")).not.toBeNull();
});

test("the code as a picture is a PNG with 1024 pixels a side that is not empty", async () => {
  await openPage();
  const files = catchFiles();
  await page.getByRole("button", { name: "Code als Bild (PNG)" }).click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(["QR-Code Malerbetrieb Sommer.png"]);
  const picture = await createImageBitmap(files[0]?.content ?? new Blob());
  expect([picture.width, picture.height]).toEqual([1024, 1024]);
  const canvas = new OffscreenCanvas(1024, 1024);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(0, 0, 1024, 1024).data ?? new Uint8ClampedArray();
  const reds = new Set(pixels.filter((_value, index) => index % 4 === 0));
  expect(reds.has(0)).toBe(true);
  expect(reds.has(255)).toBe(true);
});

test("the address is copied, and the page says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openPage();
  await page.getByRole("button", { name: "Adresse kopieren" }).click();
  await expect.element(toasts).toHaveTextContent("Die Adresse ist kopiert.");
  expect(write).toHaveBeenCalledExactlyOnceWith(URL_OF_ENTRY);
});

test("a browser that forbids copying: the page says how to copy by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await openPage();
  await page.getByRole("button", { name: "Adresse kopieren" }).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Das Kopieren hat nicht geklappt. Markieren Sie die Adresse und kopieren Sie sie.");
});

test("an entry that can't be loaded is loaded when asked again", async () => {
  startAt("/");
  await commands.answerApi({ [LOAD]: [{ status: 500 }, { body: { entry: anEntry() } }] });
  await renderPart(<PosterPage />);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(preview).toBeVisible();
});
