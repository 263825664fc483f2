import { expect, test } from "vitest";
import { refusalOf } from "./upload-image.ts";

test.each([
  [{ size: 1000, type: "image/png" }, null],
  [{ size: 1000, type: "" }, null],
  [{ size: 10 * 1024 * 1024 + 1, type: "image/png" }, "Die Datei ist zu groß. Erlaubt sind höchstens 10 MB."],
  [{ size: 1000, type: "image/svg+xml" }, "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF."],
])("%j", (file, expected) => expect(refusalOf(file)).toBe(expected));
