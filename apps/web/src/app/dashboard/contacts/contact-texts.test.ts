import { expect, test } from "vitest";
import { headlineOf } from "./contact-texts.ts";
import { costEachText, costText } from "./cost-texts.ts";

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
  [{ contacts: 70, costCents: 140_000 }, "1.400,00\u00a0€", "20,00\u00a0€"],
  [{ contacts: 0, costCents: 500 }, "5,00\u00a0€", "–"],
  [{ contacts: 3, costCents: null }, "–", "–"],
])("%j costs %s, %s each", (source, cost, each) =>
  expect([costText(source), costEachText(source)]).toEqual([cost, each]),
);
