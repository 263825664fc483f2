import { expect, test } from "vitest";
import { refusalOf } from "./upload-file.ts";

const MB = 1024 * 1024;

test.each([
  ["logo", { size: 1000, type: "image/png" }, null],
  ["logo", { size: 1000, type: "" }, null],
  ["logo", { size: 10 * MB + 1, type: "image/png" }, "Die Datei ist zu groß. Erlaubt sind höchstens 10 MB."],
  ["logo", { size: 1000, type: "image/svg+xml" }, "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF."],
  ["photo", { size: 20 * MB, type: "image/heic" }, null],
  ["photo", { size: 1000, type: "" }, null],
  ["photo", { size: 20 * MB + 1, type: "" }, "Das Bild ist zu groß. Erlaubt sind höchstens 20 MB."],
  [
    "photo",
    { size: 30 * MB, type: "application/pdf" },
    "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, GIF oder HEIC.",
  ],
  ["document", { size: 1000, type: "application/pdf" }, null],
  ["document", { size: 1000, type: "image/png" }, "Bitte wählen Sie ein Dokument im Format PDF."],
] as const)("refusalOf for %s %j", (purpose, file, expected) => expect(refusalOf(purpose, file)).toBe(expected));
