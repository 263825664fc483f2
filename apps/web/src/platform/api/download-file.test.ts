import { expect, test } from "vitest";
import { fileNameIn } from "./download-file.ts";

test.each([
  ['attachment; filename="Siegel.pdf"', "Siegel.pdf"],
  [`attachment; filename="Siegel M?ller.pdf"; filename*=UTF-8''Siegel%20M%C3%BCller.pdf`, "Siegel Müller.pdf"],
  ["attachment", "Datei"],
])("%s names the file %s", (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
