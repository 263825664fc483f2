import { fileURLToPath } from "node:url";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { fontChain } from "./fonts.ts";
import { mm, Pdf, type TextStyle } from "./pdf.ts";
import { shownText } from "./shown-text.ts";
import { linesOf } from "./text-lines.ts";
import { isRightToLeft, piecesOf } from "./text-pieces.ts";

const PLAIN = fontChain("plain", []);

async function aPdfOf(
  text: string,
  { weight = "plain", width = mm(150), fonts }: Partial<TextStyle & { width: number; fonts: string[] }> = {},
) {
  const pdf = new Pdf({ title: "Probe", author: "Prüfstand", fonts });
  const style = { size: 11, weight };
  const height = pdf.heightOf(text, width, style);
  pdf.root.add(pdf.element("P", text, () => pdf.write(text, { x: 40, y: 40, width }, style)));
  const end = pdf.doc.y;
  pdf.root.end();
  return { bytes: await pdf.finish(), height, end, hasMissingCharacters: pdf.hasMissingCharacters };
}

/** The text as a reader of the file finds it, without the spaces that depend on positions. */
async function textIn(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return bare(items.map((item) => ("str" in item ? item.str : "")).join(""));
}
const bare = (text: string): string => text.normalize("NFC").replaceAll(/\s/g, "");

const SCRIPTS = {
  Latin: "Bäckerei Łódź & Söhne – „Brot“ für 5 €",
  Vietnamese: "Quán Phở Nguyễn Thị Hồng Phượng",
  Greek: "Ταβέρνα Ελλάς",
  Cyrillic: "Ресторан Ёлка, Їжак",
  Armenian: "Հայաստան",
  Georgian: "საქართველო",
  Arabic: "مطعم النيل الكبير في برلين",
  Hebrew: "מסעדת שלום עולם",
  // pdf.js takes a line with a third of Arabic letters for one that is read from the right.
  "Latin with Arabic": "Restaurant und Bäckerei مطعم am Alexanderplatz",
  Thai: "ร้านนวดไทย สวัสดี",
  // Without vowels that are drawn before their consonant: readers find those in the order of drawing.
  Devanagari: "नमस्ते रेस्टोरेंट",
  "Latin with Thai": "Massage สวัสดี Köln",
};

describe.each(Object.entries(SCRIPTS))("%s", (_script, text) => {
  test.each(["plain", "bold"] as const)("is in a %s text as it was written", async (weight) => {
    const { bytes, hasMissingCharacters } = await aPdfOf(text, { weight });
    expect(await textIn(bytes)).toBe(bare(text));
    expect(hasMissingCharacters).toBe(false);
  });
});

test.each([
  ["Restaurant 北京楼", "Restaurant [U+5317 U+4EAC U+697C]"],
  ["한식 und 寿司", "[U+D55C U+C2DD] und [U+5BFF U+53F8]"],
  ["👩‍🍳 Köchin", "[U+1F469 U+1F373] Köchin"],
])("characters that no font has are shown by their numbers: %s", async (text, shown) => {
  const { bytes, hasMissingCharacters } = await aPdfOf(text);
  expect(await textIn(bytes)).toBe(bare(shown));
  expect(hasMissingCharacters).toBe(true);
});

test("a font of the operator draws what ours lack", async () => {
  const mathematics = fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuMathTeXGyre.ttf"));
  const { bytes, hasMissingCharacters } = await aPdfOf("Haus 𝒜 und สวัสดี", { fonts: [mathematics] });
  expect(await textIn(bytes)).toBe(bare("Haus 𝒜 und สวัสดี"));
  expect(hasMissingCharacters).toBe(false);
  expect((await aPdfOf("Haus 𝒜")).hasMissingCharacters).toBe(true);
});

test("readers get a text as it is stored, whatever is drawn", async () => {
  const stored = async (text: string) => {
    const { bytes } = await aPdfOf(text);
    return bytes.includes(Buffer.from(`\ufeff${text}`, "utf16le").swap16());
  };
  expect(await stored("北京楼")).toBe(true);
  expect(await stored("مطعم")).toBe(true);
  expect((await aPdfOf("Bäckerei")).bytes.includes("/ActualText")).toBe(false);
});

test("marks that would turn the order of a text are left out", () => {
  expect(shownText("Rechnung\u202egpj.exe\u0000 \u2067x\u2069", PLAIN).text).toBe("Rechnunggpj.exe x");
  expect(shownText("Zeile\neins\tzwei", PLAIN).text).toBe("Zeile\neins zwei");
});

test("a text with several lines is as high as it was measured", async () => {
  for (const text of [
    "مطعم النيل الكبير في برلين ".repeat(12),
    "สวัสดี ".repeat(20),
    "Zeile\nสวัสดี\nZeile",
    "Zeile\nnoch eine",
  ]) {
    const { height, end } = await aPdfOf(text, { width: mm(60) });
    expect(end - 40).toBeCloseTo(height, 5);
    expect(height).toBeGreaterThan(11 * 1.1 * (text.split("\n").length + (text.length > 50 ? 2 : 0)));
  }
});

describe("the order of drawing", () => {
  const drawn = (line: string, base: "ltr" | "rtl") => piecesOf(line, PLAIN, base).map(({ text }) => text);
  test.each<[string, "ltr" | "rtl", string[]]>([
    ["Haus אב גד 12 Ort", "ltr", ["Haus ", "12", " ", "גד", " ", "אב", " Ort"]],
    ["אב (גד)", "rtl", [")גד(", " ", "אב"]],
    ["אב 12:30", "rtl", ["12:30", " ", "אב"]],
    ["אב - גד", "rtl", ["גד", " ", "-", " ", "אב"]],
    ["אב …!", "rtl", ["!…", " ", "אב"]],
    ["Köln", "ltr", ["Köln"]],
  ])("of %j from %s", (line, base, pieces) => expect(drawn(line, base)).toEqual(pieces));

  test("a font's own piece begins where the font changes", () => {
    const fonts = piecesOf("Spa สวัสดี Köln", PLAIN, "ltr").map(({ text, font }) => [text, /thai/.test(font)]);
    expect(fonts).toEqual([
      ["Spa ", false],
      ["สวัสดี ", true],
      ["Köln", false],
    ]);
  });

  test("the first letter decides from where a paragraph begins", () => {
    expect([isRightToLeft("12 אב Haus"), isRightToLeft("12 Haus אב"), isRightToLeft("12")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test.each([
  ["aa bb cc", 5, ["aa bb", "cc"]],
  ["aa bb cc", 6, ["aa bb", "cc"]],
  ["aaaaaaa b", 3, ["aaa", "aaa", "a b"]],
  ["", 3, [""]],
])("%j breaks at %i into %j", (text, width, lines) =>
  expect(linesOf(text, width, (part) => part.length)).toEqual(lines),
);
