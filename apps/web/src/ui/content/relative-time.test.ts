import { expect, test } from "vitest";
import { remaining } from "../fields/text-area.tsx";
import { initials } from "./avatar.tsx";
import { relativeTime } from "./relative-time.tsx";

const now = Date.UTC(2026, 2, 14, 11, 0);
const minute = 60_000;

test.each([
  [0, "gerade eben"],
  [-59_000, "gerade eben"],
  [-minute, "vor 1 Minute"],
  [-59.9 * minute, "vor 59 Minuten"],
  [-60 * minute, "vor 1 Stunde"],
  [-23 * 60 * minute, "vor 23 Stunden"],
  [-24 * 60 * minute, "gestern"],
  [-6 * 1440 * minute, "vor 6 Tagen"],
  [-7 * 1440 * minute, "07.03.2026"],
  [5 * minute, "in 5 Minuten"],
])("relativeTime of %d ms from now is “%s”", (distance, words) => {
  expect(relativeTime(now + distance, now)).toBe(words);
});

test('"gestern" is the previous day in Berlin, not 24 to 48 hours ago', () => {
  const justAfterMidnight = Date.UTC(2026, 2, 13, 23, 30);
  expect(relativeTime(justAfterMidnight - 25 * 60 * minute, justAfterMidnight)).toBe("vorgestern");
  expect(relativeTime(justAfterMidnight - 24 * 60 * minute, justAfterMidnight)).toBe("gestern");
});

test("after six days the date is Berlin's, not UTC's", () => {
  expect(relativeTime(Date.UTC(2026, 0, 31, 23, 30), now)).toBe("01.02.2026");
});

test.each([
  ["Malerbetrieb Sommer GmbH", "MS"],
  ["Özdemir & Söhne", "ÖS"],
  ["3D-Druck Köln", "DK"],
  ["dr. med. Anna Voß", "DM"],
  ["11880", ""],
])("initials of %s are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  [0, 250, "Noch 250 Zeichen"],
  [250, 250, "Noch 0 Zeichen"],
  [1253, 250, "1.003 Zeichen zu viel"],
])('remaining for %i of %i characters is "%s"', (used, limit, words) => {
  expect(remaining(used, limit)).toBe(words);
});
