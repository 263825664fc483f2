import { type PartValues, withEmptyFields } from "@portal/contract/entry/parts";
import { expect, test } from "vitest";
import { withCard, withOwnCard } from "./definition.ts";

const draftOf = (said: Partial<PartValues["customerCards"]>) => withEmptyFields("customerCards", said);

test('choosing "none" removes all other cards and the company\'s own card', () =>
  expect(withCard(draftOf({ cards: ["payback", "adac"], ownCard: "Stempelkarte" }), "none", true)).toMatchObject({
    cards: ["none"],
    ownCard: "",
  }));

test('choosing a card removes "none"', () =>
  expect(withCard(draftOf({ cards: ["none"], ownCard: "" }), "payback", true)).toEqual(
    draftOf({ cards: ["payback"] }),
  ));

test('naming the company\'s own card removes "none"', () => {
  expect(withOwnCard(draftOf({ cards: ["none"], ownCard: "" }), "Stempelkarte").cards).toEqual([]);
  expect(withOwnCard(draftOf({ cards: ["none"], ownCard: "" }), "").cards).toEqual(["none"]);
});

test("removing a card keeps the others", () =>
  expect(withCard(draftOf({ cards: ["payback", "adac"], ownCard: "x" }), "payback", false)).toMatchObject({
    cards: ["adac"],
    ownCard: "x",
  }));
