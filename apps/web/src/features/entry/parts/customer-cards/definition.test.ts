import { expect, test } from "vitest";
import { withCard, withOwnCard } from "./definition.ts";

test("none takes all others and the company's own card away", () =>
  expect(withCard({ cards: ["payback", "adac"], ownCard: "Stempelkarte" }, "none", true)).toEqual({
    cards: ["none"],
    ownCard: "",
  }));

test("a card takes none away", () =>
  expect(withCard({ cards: ["none"], ownCard: "" }, "payback", true)).toEqual({ cards: ["payback"], ownCard: "" }));

test("so does the company's own card, once it has a name", () => {
  expect(withOwnCard({ cards: ["none"], ownCard: "" }, "Stempelkarte").cards).toEqual([]);
  expect(withOwnCard({ cards: ["none"], ownCard: "" }, "").cards).toEqual(["none"]);
});

test("a card that is taken off is gone, the others stay", () =>
  expect(withCard({ cards: ["payback", "adac"], ownCard: "x" }, "payback", false)).toEqual({
    cards: ["adac"],
    ownCard: "x",
  }));
