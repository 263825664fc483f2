import { expect, test } from "vitest";
import { headlineOf } from "./contact-texts.ts";
import { contactsTable } from "./contacts-table.ts";
import { costEachText, costText, weeksText } from "./cost-texts.ts";

test.each([
  [null, ""],
  [{ total: 0, before: null }, ""],
  [{ total: 0, before: 0 }, ""],
  [{ total: 1, before: null }, "1 Kontakt in den letzten 28 Tagen."],
  [{ total: 1470, before: 1312 }, "1.470 Kontakte in den letzten 28 Tagen, 12\u00a0% mehr als davor."],
  [{ total: 0, before: 5 }, "0 Kontakte in den letzten 28 Tagen, 100\u00a0% weniger als davor."],
  [{ total: 1001, before: 1000 }, "1.001 Kontakte in den letzten 28 Tagen, so viele wie davor."],
])("%j: %j", (contacts, expected) => expect(headlineOf(contacts)).toBe(expected));

test.each([
  [{ contacts: 70, leftOut: 0, costCents: 140_000 }, "1.400,00\u00a0€", "20,00\u00a0€"],
  [{ contacts: 1, leftOut: 3, costCents: 6000 }, "60,00\u00a0€", "15,00\u00a0€"],
  [{ contacts: 0, leftOut: 0, costCents: 500 }, "5,00\u00a0€", "–"],
  [{ contacts: 3, leftOut: 0, costCents: null }, "–", "–"],
])("%j costs %s, %s each", (source, cost, each) =>
  expect([costText(source), costEachText(source)]).toEqual([cost, each]),
);

test.each([
  [[38, 51, 40, 39, 42, 50, 48, 45], "In acht Wochen waren es je Woche 38 bis 51, zuletzt 45."],
  [[0, 1200, 7, 9], "In vier Wochen waren es je Woche 0 bis 1.200, zuletzt 9."],
  [[3, 3, 3, 3], "In vier Wochen waren es je Woche 3."],
])("%j: %j", (weeks, expected) => expect(weeksText(weeks)).toBe(expected));

test("the table for a spreadsheet has a row for each source, with plain numbers", () => {
  const place = { page: "entry_statistics", query: {}, place: "" } as const;
  const sources = [
    { key: "entry", product: "Eintrag", contacts: 1400, leftOut: 0, costCents: null, place },
    { key: "leads", product: "Anfragen", contacts: 2, leftOut: 1, costCents: 4550, place },
  ];
  expect(contactsTable({ firstDay: "2026-10-26", lastDay: "2026-11-22", sources }).rows).toEqual([
    ["Eintrag", "26.10.2026", "22.11.2026", "1400", "0", ""],
    ["Anfragen", "26.10.2026", "22.11.2026", "2", "1", "45,50"],
  ]);
});
