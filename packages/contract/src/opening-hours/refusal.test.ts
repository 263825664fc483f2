import { expect, test } from "vitest";
import { timeRefusal } from "./refusal.ts";

const DEFAULT = "Bitte geben Sie eine Uhrzeit wie 08:00 ein.";

test.each([
  ["nach Vereinbarung", /„Nur nach Vereinbarung“/],
  ["Termine auf Anfrage", /„Nur nach Vereinbarung“/],
  ["geschlossen", /„geschlossen“/],
  ["Ruhetag", /„geschlossen“/],
  ["zu", /„geschlossen“/],
  ["Mo–Fr 8–17", /„Übertragen“/],
  ["Samstag 9-12", /„Übertragen“/],
  ["durchgehend", /Rund um die Uhr ist 0–24/],
  ["24/7", /Rund um die Uhr ist 0–24/],
  ["8 Uhr bis", /auch das Ende an/],
  ["ab 8", /auch das Ende an/],
  ["8–", /auch das Ende an/],
  ["bis 17", /auch den Beginn an/],
  ["-17", /auch den Beginn an/],
  ["ca. 8", /eine genaue Uhrzeit an/],
  ["gegen 8", /eine genaue Uhrzeit an/],
  ["25:00", /Diese Uhrzeit gibt es nicht/],
  ["8:75 Uhr", /Diese Uhrzeit gibt es nicht/],
  ["  GESCHLOSSEN ", /„geschlossen“/],
  ["  zu ", /„geschlossen“/],
  ["nur mo", /„Übertragen“/],
  ["um ca. 8", /eine genaue Uhrzeit an/],
])("%j is refused with %s", (typed, message) => expect(timeRefusal(typed)).toMatch(message));

test.each(["", "x", "zunächst", "Sofa", "Domino", "dazu", "8 - x", "grab 8", "x -8", "8 x", "x 8"])(
  "%j, which hints at nothing, gets the plain example",
  (typed) => expect(timeRefusal(typed)).toBe(DEFAULT),
);

test("a pasted text of more than 120 characters gets the plain example, whatever is in it", () => {
  expect(timeRefusal("geschlossen".padEnd(120, " ."))).not.toBe(DEFAULT);
  expect(timeRefusal("geschlossen".padEnd(121, " ."))).toBe(DEFAULT);
});
