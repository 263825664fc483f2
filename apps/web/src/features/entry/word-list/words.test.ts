import { describe, expect, test } from "vitest";
import { addingText, addWords, allWords, holdsSeveral, wordsIn } from "./words.ts";

const limits = { most: 4, characters: 20 };

test.each([
  ["Dachsanierung", ["Dachsanierung"]],
  ["  Dach   fenster ", ["Dach fenster"]],
  ["Dach, Fassade,Keller", ["Dach", "Fassade", "Keller"]],
  ["Dach;Fassade\nKeller\r\nGarten\tHof", ["Dach", "Fassade", "Keller", "Garten", "Hof"]],
  ["Blech 1,5 mm, Blech 2,0 mm", ["Blech 1,5 mm", "Blech 2,0 mm"]],
  ["A4,A3", ["A4", "A3"]],
  ["R32, R410", ["R32", "R410"]],
  ["Viessmann 200,", ["Viessmann 200"]],
  [", ;\n ,", []],
])("%j holds the words %j", (text, words) => expect(wordsIn(text)).toEqual(words));

test.each([
  ["Dach", false],
  ["Dach,", true],
  ["1,5", false],
  ["24,", false],
  ["24, 25", true],
])("while %j is typed, words are ready to be added: %j", (text, several) => expect(holdsSeveral(text)).toBe(several));

describe("adding words", () => {
  test("keeps the order they came in", () => {
    expect(addWords(["Dach"], "Fassade, Keller", limits).words).toEqual({
      chosen: ["Dach", "Fassade", "Keller"],
      typed: "",
    });
  });

  test("a double is no second one, whatever its case, in the list or in what is pasted", () => {
    const adding = addWords(["Dach"], "DACH, Öl, öl", limits);
    expect(adding.words.chosen).toEqual(["Dach", "Öl"]);
    expect(addingText(adding, limits)).toBe("„DACH“, „öl“ stehen schon in der Liste.");
  });

  test("what has no room stays in the field", () => {
    const adding = addWords(["a", "b", "c"], "d, e, f", limits);
    expect(adding.words).toEqual({ chosen: ["a", "b", "c", "d"], typed: "e, f" });
    expect(addingText(adding, limits)).toContain("Mehr als 4 sind nicht vorgesehen.");
  });

  test("a word that is too long stays in the field, the others are added", () => {
    const long = "x".repeat(21);
    const adding = addWords([], `a, ${long}, b`, limits);
    expect(adding.words).toEqual({ chosen: ["a", "b"], typed: long });
    expect(addingText(adding, limits)).toBe(`2 hinzugefügt. Bitte höchstens 20 Zeichen: „${long}“.`);
  });

  test("one word needs no sentence", () => expect(addingText(addWords([], "Dach", limits), limits)).toBe(""));
});

test("what was typed but not added counts as meant, once", () => {
  expect(allWords({ chosen: ["Dach"], typed: "Keller, dach, keller" })).toEqual(["Dach", "Keller"]);
});
