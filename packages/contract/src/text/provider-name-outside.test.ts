import { describe, expect, test } from "vitest";
import { CONFUSABLE_WITH } from "./outside/confusable-characters.ts";
import { imitatesProviderName } from "./provider-name.ts";

/** Rows of the table that can't look like a digit here, with the reason. */
const SIGNS_ON_OTHER_LETTERS = /^[\p{M}\u02db\u037a]$/u;

const confusableWith = (digits: string): string[] =>
  (CONFUSABLE_WITH[digits] ?? "")
    .split(" ")
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .filter((character) => !SIGNS_ON_OTHER_LETTERS.test(character));

describe("characters that Unicode calls confusable", () => {
  test("the table has the expected number of characters", () => {
    expect(Object.keys(CONFUSABLE_WITH).map((digits) => confusableWith(digits).length)).toEqual([131, 108, 49, 5]);
  });

  test("a character confusable with 1 imitates it in both places", () => {
    const missed = confusableWith("1").filter(
      (character) => !imitatesProviderName(`${character}1880`) || !imitatesProviderName(`1${character}880`),
    );
    expect(missed).toEqual([]);
  });

  test("a character confusable with 8 imitates it in both places", () => {
    const missed = confusableWith("8").filter(
      (character) => !imitatesProviderName(`11${character}80`) || !imitatesProviderName(`118${character}0`),
    );
    expect(missed).toEqual([]);
  });

  test("a character confusable with 0 imitates it", () => {
    expect(confusableWith("0").filter((character) => !imitatesProviderName(`1188${character}`))).toEqual([]);
  });

  test("one character that looks like 11 imitates both digits", () => {
    expect(confusableWith("11").filter((character) => !imitatesProviderName(`${character}880`))).toEqual([]);
  });
});

describe("spellings that look like the number", () => {
  test.each([
    ["superscript", "¹¹⁸⁸⁰"],
    ["subscript", "₁₁₈₈₀"],
    ["full width", "１１８８０"],
    ["circled", "①①⑧⑧⓪"],
    ["white digits in black circles", "❶❶❽❽⓿"],
    ["double circles", "⓵⓵⓼⓼0"],
    ["in brackets", "⑴⑴⑻⑻0"],
    ["with full stops", "⒈⒈⒏⒏0"],
    ["keycap emoji", "1\ufe0f\u20e31\ufe0f\u20e38\ufe0f\u20e38\ufe0f\u20e30\ufe0f\u20e3"],
    ["letters that make flags", "\u{1f1ee}\u{1f1ee}\u{1f1e7}\u{1f1e7}\u{1f1f4}"],
    ["letters in black squares", "\u{1f178}\u{1f178}\u{1f171}\u{1f171}\u{1f17e}"],
    ["letters in black circles", "\u{1f158}\u{1f158}\u{1f151}\u{1f151}\u{1f15e}"],
    ["Roman numerals", "ⅠⅠ880"],
    ["two in one Roman numeral", "Ⅱ880"],
    ["eleven in a circle", "⑪880"],
    ["exclamation marks", "!!880"],
    ["Arabic digits", "\u0661\u0661\u0668\u0668\u0660"],
    ["Bengali four, which looks like eight", "11\u09ea\u09ea0"],
    ["underlined", "1\u03321\u03328\u03328\u03320\u0332"],
    ["zero-width joiners", "1\u200d1\u200d8\u200d8\u200d0"],
    ["a soft hyphen and a word joiner", "11\u00ad88\u20600"],
    ["stars between", "1*1*8*8*0"],
    ["strokes, all apart", "| | 8 8 0"],
    ["a stroke between two halves", "11 | 880"],
  ])("%s: %j", (_, text) => {
    expect(imitatesProviderName(text)).toBe(true);
    expect(imitatesProviderName(`Auskunft ${text} Köln`)).toBe(true);
  });
});

describe("ordinary texts that are similar", () => {
  test.each([
    "Bäckerei Müller | 1880",
    "Gut! 1880 gegründet",
    "Halle 1 | 880 Quadratmeter",
    "IBAN DE11 8801 0000 0000 1188 00",
    "HRB 118801",
    "§ 11 Abs. 8, 80 Tage",
    "Liebig & Bo",
    "Illbogen",
    "Ill, Bobo und Co.",
    "Libboß",
    "11.8.1980",
    "11:08 bis 18:00 Uhr",
    "www.i-bbo.example",
    "II B",
    "Tel. 0221 118 80 99",
    "1 1/8 Zoll, 80 cm",
  ])("%j is not an imitation", (text) => {
    expect(imitatesProviderName(text)).toBe(false);
  });

  test("digits with a comma are an amount, not an imitation", () => {
    expect(imitatesProviderName("118,80 Euro")).toBe(false);
    expect(imitatesProviderName("1,1,8,8,0")).toBe(false);
  });

  test("four characters between two digits are not an imitation", () => {
    expect(imitatesProviderName("11 -- 880")).toBe(false);
    expect(imitatesProviderName("11 - 880")).toBe(true);
  });
});
