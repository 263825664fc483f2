import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imitatesProviderName } from "./provider-name.ts";

describe("imitations of 11880", () => {
  test.each([
    "11880",
    "Firma 11880",
    "Firma11880",
    "11880online",
    "11880-Auskunft",
    "Tel. 118 80",
    "118.80",
    "118-80",
    "1 1 8 8 0",
    "1-1-8-8-0",
    "11 - 880",
    "11_880",
    "11·880",
    "11/880",
    "l1880",
    "ll88O",
    "II880",
    "||880",
    "ii880",
    "ıı880",
    "11BB0",
    "11ßß0",
    "118B0",
    "1188O",
    "1188o",
    "1188Q",
    "1188Ø",
    "1188О", // Cyrillic
    "1188Ο", // Greek
    "11ВВ0", // Cyrillic
    "11ΒΒ0", // Greek
    "ІІ880", // Ukrainian
    "Ӏ1880",
    "11880", // full width
    "①①⑧⑧⓪",
    "𝟭𝟭𝟴𝟴𝟬",
    "¹¹⁸⁸⁰",
    "١1880", // Devanagari
    "1\u200b1\u200b8\u200b8\u200b0",
    "1\u00ad1880",
    "1\u0336\u0031880",
    "11\u2060880",
    "11\u00a0880",
    "11 \u200b 880",
    "Auskunft 11880 24",
    "lIBBO",
    "Die 11880.",
    "(11880)",
    "„11880“",
    "#11880",
  ])("%j is an imitation", (text) => {
    expect(imitatesProviderName(text)).toBe(true);
  });
});

describe("ordinary names, numbers and dates", () => {
  test.each([
    "",
    "Baujahr 1880",
    "Seit 1880",
    "Gegründet 1.1.1880",
    "01.11.1880",
    "Bäckerei Müller",
    "Willi B. Boss",
    "Lilli Bobo",
    "Grill 880",
    "Hotel Il Bocconcino",
    "Billboard GmbH",
    "1880",
    "118",
    "11 88",
    "1188 Online",
    "0171 1880123",
    "0171 188 05",
    "+49 171 1880 55",
    "030 118 80 12",
    "118800",
    "211880",
    "118,80 Euro",
    "1.118.800 Kunden",
    "11 Filialen, 880 Mitarbeiter",
    "11\n880",
    "DE 811 880 123",
    "Zahnarztpraxis Dr. Ilona Ilsebill",
    "II. Bauabschnitt",
    "Haus 11, 8. Etage, Raum 80",
  ])("%j is not an imitation", (text) => {
    expect(imitatesProviderName(text)).toBe(false);
  });
});

describe("generated texts", () => {
  const parts = [
    fc.constantFrom("1", "l", "I", "i", "|", "ı", "І", "１"),
    fc.constantFrom("1", "l", "I", "i", "|", "ı", "І", "①"),
    fc.constantFrom("8", "B", "ß", "В", "８"),
    fc.constantFrom("8", "B", "ß", "Β", "⑧"),
    fc.constantFrom("0", "O", "o", "Q", "О", "Ο", "０"),
  ] as const;
  const separator = fc.constantFrom("", " ", ".", "-", " - ", "\u200b", "·", "/");
  const around = fc.constantFrom("", "Firma ", " GmbH", "“", "– ");

  test("any mix of look-alikes and allowed separators is an imitation", () => {
    fc.assert(
      fc.property(fc.tuple(...parts), separator, around, around, (characters, by, before, after) => {
        const text = `${before.trimStart()}${characters.join(by)}${after.startsWith(" ") || after === "" ? after : ` ${after}`}`;
        fc.pre(before === "" || /[\s“]$/.test(before));
        expect(imitatesProviderName(text)).toBe(true);
      }),
    );
  });

  test("any sequence of the German words is not an imitation", () => {
    const word = fc.constantFrom(
      "Bäckerei",
      "Willi",
      "Billig",
      "Oliver",
      "Boss",
      "Grill",
      "Öl",
      "und",
      "Söhne",
      "Ball",
      "Obst",
      "Il",
      "Bio",
      "Quelle",
      "groß",
      "1880",
      "Kiosk",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        expect(imitatesProviderName(words.join(" "))).toBe(false);
      }),
    );
  });

  test("the rule works for another provider number", () => {
    expect(imitatesProviderName("22 59O", "22590")).toBe(true);
    expect(imitatesProviderName("Z2S9O", "22590")).toBe(true);
    expect(imitatesProviderName("11880", "22590")).toBe(false);
  });

  test("any text gets an answer", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0x10ffff)),
        (codes) => typeof imitatesProviderName(String.fromCodePoint(...codes)) === "boolean",
      ),
    );
  });
});
