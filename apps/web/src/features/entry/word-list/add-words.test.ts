import { describe, expect, test } from "vitest";
import { addingText, addWords, allWords, holdsSeveral, wordsIn } from "./add-words.ts";

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
])("wordsIn %j are %j", (text, words) => expect(wordsIn(text)).toEqual(words));

test.each([
  ["Dach", false],
  ["Dach,", true],
  ["1,5", false],
  ["24,", false],
  ["24, 25", true],
])("with %j typed, holdsSeveral is %j", (text, several) => expect(holdsSeveral(text)).toBe(several));

describe("addWords", () => {
  test("keeps the order of the words", () => {
    expect(addWords(["Dach"], "Fassade, Keller", limits).words).toEqual({
      chosen: ["Dach", "Fassade", "Keller"],
      typed: "",
    });
  });

  test("skips a duplicate in any case, in the list or in the pasted text", () => {
    const adding = addWords(["Dach"], "DACH, Öl, öl", limits);
    expect(adding.words.chosen).toEqual(["Dach", "Öl"]);
    expect(addingText(adding, limits)).toBe("„DACH“, „öl“ stehen schon in der Liste.");
  });

  test("leaves words without room in the field", () => {
    const adding = addWords(["a", "b", "c"], "d, e, f", limits);
    expect(adding.words).toEqual({ chosen: ["a", "b", "c", "d"], typed: "e, f" });
    expect(addingText(adding, limits)).toContain("Höchstens 4 sind möglich.");
  });

  test("leaves a word that is too long in the field and adds the others", () => {
    const long = "x".repeat(21);
    const adding = addWords([], `a, ${long}, b`, limits);
    expect(adding.words).toEqual({ chosen: ["a", "b"], typed: long });
    expect(addingText(adding, limits)).toBe(`2 hinzugefügt. Bitte höchstens 20 Zeichen: „${long}“.`);
  });

  test("needs no message for one added word", () => expect(addingText(addWords([], "Dach", limits), limits)).toBe(""));
});

test("allWords adds the typed word once", () => {
  expect(allWords({ chosen: ["Dach"], typed: "Keller, dach, keller" })).toEqual(["Dach", "Keller"]);
});
