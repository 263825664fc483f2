import { expect, test } from "vitest";
import { whatGoes } from "./deletion-words.ts";

const nothing = { companies: [], ratings: 0, searches: 0, viewedEntries: 0 };

test("the log-in always goes", () => {
  expect(whatGoes(nothing)).toEqual(["Ihr Zugang mit Name, Bild, E-Mail-Adresse und Passwort"]);
});

test("lists are counted, what is empty is left out", () => {
  expect(whatGoes({ ...nothing, ratings: 1, viewedEntries: 3 })[1]).toBe(
    "Aus Ihren Listen: eine Bewertung, 3 Ansichten",
  );
});

test("says of each company whether somebody is left", () => {
  const companies = [
    { id: 1, name: "Allein GmbH", ends: true },
    { id: 2, name: "Zu zweit GmbH", ends: false },
  ];
  expect(whatGoes({ ...nothing, companies }).slice(1)).toEqual([
    "Ihr Zugriff auf Zu zweit GmbH; die Firma und ihr Eintrag bleiben",
    "Ihr Zugriff auf Allein GmbH. Der Eintrag bleibt im Verzeichnis, hat dann aber keinen Inhaber mehr",
  ]);
});
