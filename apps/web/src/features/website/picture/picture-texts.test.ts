import { PICTURE_TROUBLES } from "@portal/contract/website/check/model";
import { expect, test } from "vitest";
import { pictureText } from "./picture-texts.ts";

test.each([
  [false, false, null, "Ein Bild folgt mit der nächsten Prüfung."],
  [true, false, null, null],
  [false, true, null, "Das Bild wird gerade aufgenommen."],
  [true, true, "failed", "Ein neues Bild wird gerade aufgenommen."],
  [false, false, "failed", "Von dieser Seite ließ sich kein Bild aufnehmen."],
  [true, false, "failed", "Ein neues Bild ließ sich nicht aufnehmen."],
  [false, false, "no_browser", "Von dieser Seite gibt es kein Bild."],
  [true, false, "no_browser", null],
] as const)("has a picture %s, comes %s, trouble %s: %s", (hasPicture, isComing, trouble, expected) =>
  expect(pictureText({ takenAt: hasPicture ? "2026-11-24T09:00:00.000Z" : null, isComing, trouble })).toBe(expected),
);

test("every trouble has its words where there is no picture", () =>
  expect(
    new Set(PICTURE_TROUBLES.map((trouble) => pictureText({ takenAt: null, isComing: false, trouble }))).size,
  ).toBe(PICTURE_TROUBLES.length));
