import { keptWords } from "@portal/contract/law/retention";
import type { DeletionPreview } from "@portal/contract/user-area/profile";
import { expect, test } from "vitest";
import { whatEndsAtOnce, whatGoes, whatStays } from "./deletion-texts.ts";

const nothing: DeletionPreview = { companies: [], things: [] };

test("whatGoes always names the login", () => {
  expect(whatGoes(nothing)).toEqual(["Ihr Zugang mit Name, Bild, E-Mail-Adresse und Passwort"]);
  expect([...whatEndsAtOnce(nothing), ...whatStays(nothing)]).toEqual([]);
});

test("whatGoes and whatStays count each kind of thing where it belongs", () => {
  const preview: DeletionPreview = {
    companies: [],
    things: [
      { kind: "companies", count: 2 },
      { kind: "ratings", count: 1 },
      { kind: "viewed_entries", count: 3 },
      { kind: "contributions", count: 2 },
      { kind: "newsletter", count: 1 },
    ],
  };
  expect(whatGoes(preview)[1]).toBe("Außerdem: 1 Bewertung, 3 Ansichten");
  expect(whatStays(preview)).toEqual([
    "Ohne Ihren Namen: 2 Hinweise zu Einträgen",
    `Als Nachweis: 1 Bestellung des Newsletters. ${keptWords("newsletter")}`,
  ]);
});

test("whatEndsAtOnce names companies that lose their last owner, whatGoes the access to the others", () => {
  const companies = [
    { id: 1, name: "Allein GmbH", ends: true },
    { id: 2, name: "Zu zweit GmbH", ends: false },
  ];
  expect(whatGoes({ ...nothing, companies }).slice(1)).toEqual([
    "Ihr Zugriff auf Zu zweit GmbH; die Firma und ihr Eintrag bleiben",
  ]);
  expect(whatEndsAtOnce({ ...nothing, companies })).toEqual([
    "Allein GmbH: Der Eintrag bleibt im Verzeichnis, hat aber keinen Inhaber mehr. Wer dort mit Ihnen arbeitet, verliert den Zugriff",
  ]);
});
