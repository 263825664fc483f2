import { expect, test } from "vitest";
import { companiesViewOf, queryOfView } from "./companies-store.ts";
import { foundText, sumsText, workText } from "./company-texts.ts";

test.each([
  [{ companies: 5, withWork: 0, tasks: 0 }, "In keiner Ihrer Firmen wartet etwas auf Sie."],
  [
    { companies: 5, withWork: 1, tasks: 1 },
    "In einer von 5 Firmen ist etwas zu tun, zusammen eine Aufgabe. Freiwillige Verbesserungen sind nicht mitgezählt.",
  ],
  [
    { companies: 1500, withWork: 12, tasks: 30 },
    "In 12 von 1.500 Firmen ist etwas zu tun, zusammen 30 Aufgaben. Freiwillige Verbesserungen sind nicht mitgezählt.",
  ],
])("%j: %s", (sums, expected) => expect(sumsText(sums)).toBe(expected));

test.each([
  [{ open: 0, minutes: 0, right: "owner" }, "Nichts zu tun"],
  [{ open: 0, minutes: 0, right: "read" }, "Sie können hier nur lesen"],
  [{ open: 1, minutes: 1, right: "owner" }, "Eine Aufgabe, etwa eine Minute"],
  [{ open: 17, minutes: 154, right: "owner" }, "17 Aufgaben, etwa 3 Stunden"],
  [{ open: 3, minutes: 20, right: "editor" }, "3 Aufgaben, etwa 20 Minuten"],
] as const)("%j: %s", (work, expected) => expect(workText(work)).toBe(expected));

test("foundText counts companies", () =>
  expect([1, 2].map(foundText)).toEqual(["Eine Firma gefunden", "2 Firmen gefunden"]));

test.each([
  [{}, { search: "", filter: "all", page: 1 }],
  [
    { suche: "Dach", stand: "offen", seite: "3" },
    { search: "Dach", filter: "open", page: 3 },
  ],
  [
    { stand: "x", seite: "0" },
    { search: "", filter: "all", page: 1 },
  ],
])("the address %j is %j", (query, view) => expect(companiesViewOf(query)).toEqual(view));

test("the address of a view is read as that view, and a plain view has none", () => {
  const view = { search: "Dach", filter: "open", page: 2 } as const;
  expect(companiesViewOf(queryOfView(view))).toEqual(view);
  expect(queryOfView({ search: " ", filter: "all", page: 1 })).toEqual({});
});
