import { expect, test } from "vitest";
import { announcement, groupsOf, recentGroup } from "./search-options.ts";

const place = { page: "ratings_manage", query: { bewertung: "7" }, place: "" } as const;

test("pages come before records, and a group with more ends with a link to all", () => {
  const groups = groupsOf("bewertung", ["user", "customer"], {
    groups: [
      {
        key: "ratings",
        label: "Bewertungen",
        hits: [{ key: "7", title: "4 Sterne", detail: "gut", place }],
        all: { page: "ratings_manage", query: { suche: "bewertung" }, place: "" },
      },
    ],
    missing: [],
  });
  expect(groups.map(({ label }) => label)).toEqual(["Seiten und Einstellungen", "Bewertungen", "Hilfe"]);
  expect(groups[1]?.options.map(({ title }) => title)).toEqual(["4 Sterne", "Alle Treffer: Bewertungen"]);
});

test("without an answer pages are found all the same", () => {
  expect(groupsOf("urlaub", ["customer"], undefined)[0]?.options[0]?.title).toBe("Abwesenheit");
});

test("a question is found by other words than its own, and leads to its answer", () => {
  const groups = groupsOf("rufumleitung", ["customer"], undefined);
  expect(groups.at(-1)).toMatchObject({
    label: "Hilfe",
    options: [{ title: "Wie leite ich mein Telefon um?", to: { page: "law_questions", place: "umleiten" } }],
  });
});

test("the keys of all options differ", () => {
  const keys = groupsOf("e", ["user", "customer"], undefined).flatMap(({ options }) => options.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test("earlier searches lead to their text", () => {
  expect(recentGroup(["müller"])[0]?.options[0]?.to).toBe("müller");
  expect(recentGroup([])).toEqual([]);
});

test.each([
  ["short", 0, ""],
  ["waiting", 3, "Suche läuft"],
  ["done", 0, "Nichts gefunden"],
  ["done", 1, "1 Treffer"],
  ["done", 4, "4 Treffer"],
] as const)("announcement(%s, %i) is %s", (kind, options, text) => expect(announcement(kind, options)).toBe(text));
