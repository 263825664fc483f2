import { expect, test } from "vitest";
import { letterOf } from "./own-site-texts.ts";

test("the letter has both codes and the company's name", () => {
  const letter = letterOf(
    { widget: "<script src>", structuredData: "<script ld>", widgetOrigin: "https://x.example", hoursVersion: 1 },
    "Maler Sommer",
  );
  expect(letter).toContain("Website von Maler Sommer");
  expect(letter.indexOf("<script src>")).toBeLessThan(letter.indexOf("<script ld>"));
});
