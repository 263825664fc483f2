/** The fonts of our PDFs, and which of them can draw a character. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

export type Weight = "plain" | "bold";

const fileOf = (url: string): string => fileURLToPath(url);
const DEJAVU = path.dirname(fileOf(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")));
const THAI = path.dirname(
  fileOf(import.meta.resolve("@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff")),
);
const DEVANAGARI = path.dirname(
  fileOf(import.meta.resolve("@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff")),
);

/**
 * Font files by weight, best first. Paths instead of registered names: pdfkit would open a registered font at each use.
 */
const FILES: Readonly<Record<Weight, FontChain>> = {
  plain: [
    path.join(DEJAVU, "DejaVuSans.ttf"),
    path.join(THAI, "noto-sans-thai-thai-400-normal.woff"),
    path.join(DEVANAGARI, "noto-sans-devanagari-devanagari-400-normal.woff"),
  ],
  bold: [
    path.join(DEJAVU, "DejaVuSans-Bold.ttf"),
    path.join(THAI, "noto-sans-thai-thai-700-normal.woff"),
    path.join(DEVANAGARI, "noto-sans-devanagari-devanagari-700-normal.woff"),
  ],
};

/** Font files, best first. The first is the main font, which has Latin letters. */
export type FontChain = readonly [string, ...string[]];

/** The fonts of a weight, and `further` ones of the operator for scripts that ours lack. */
export const fontChain = (weight: Weight, further: readonly string[]): FontChain => [...FILES[weight], ...further];

const opened = new Map<string, Font>();

function open(file: string): Font {
  const font = opened.get(file) ?? (openSync(file) as Font);
  opened.set(file, font);
  return font;
}

/** Height of the letters above the baseline, as a share of the font's size. */
export function ascentOf(file: string): number {
  const { ascent, unitsPerEm } = open(file);
  return ascent / unitsPerEm;
}

/** Characters without a shape of their own, such as joiners and variation selectors. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;

/** The first font that has a glyph for each character of the cluster; undefined if none has. */
export function fontOf(cluster: string, fonts: FontChain): string | undefined {
  const drawn = Array.from(cluster).filter((character) => !IGNORABLE.test(character));
  return fonts.find((file) =>
    drawn.every((character) => open(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
}

/** Removes joiners and selectors for which the font has no glyph: they would become an empty box. */
export const drawable = (text: string, file: string): string =>
  Array.from(text)
    .filter((character) => !IGNORABLE.test(character) || open(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join("");

export type Glyph = { advance: number; outline: (x: number, y: number) => string };

/** The glyphs of a text that the font draws from left to right, as SVG paths. */
export function glyphsOf(text: string, file: string, size: number): Glyph[] {
  const font = open(file);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  return glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return {
      advance: xAdvance * scale,
      outline: (x, y) =>
        rounded(
          glyph.path
            .scale(scale, -scale)
            .translate(x + xOffset * scale, y - yOffset * scale)
            .toSVG(),
        ),
    };
  });
}

/** Two decimals: a hundredth of a unit is not seen, and the file is a third as long. */
const rounded = (outline: string): string =>
  outline.replaceAll(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100));
