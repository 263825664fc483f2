/** Texts as outlines, for pictures that must look the same where our fonts are missing. */
import { fontChain, type Glyph, glyphsOf, type Weight } from "./fonts.ts";
import { shownText } from "./shown-text.ts";
import { isRightToLeft, piecesOf } from "./text-pieces.ts";

export type OutlineStyle = { size: number; weight: Weight };

/** The glyphs of one line, from left to right. */
function lineGlyphs(line: string, { size, weight }: OutlineStyle): Glyph[] {
  const fonts = fontChain(weight, []);
  const { text } = shownText(line.replaceAll("\n", " "), fonts);
  const pieces = piecesOf(text, fonts, isRightToLeft(text) ? "rtl" : "ltr");
  return pieces.flatMap((piece) => glyphsOf(piece.text, piece.font, size));
}

/** One line as an SVG path whose baseline begins at `x`, `y`. In the units of `size`. */
export function outlineOf(line: string, { x, y }: { x: number; y: number }, style: OutlineStyle): string {
  let at = x;
  let path = "";
  for (const { outline, advance } of lineGlyphs(line, style)) {
    path += outline(at, y);
    at += advance;
  }
  return path;
}

const lineWidth = (line: string, style: OutlineStyle): number =>
  lineGlyphs(line, style).reduce((width, { advance }) => width + advance, 0);

/** The text, or its beginning with dots, so that it is at most `width` wide. */
export function fittingLine(text: string, width: number, style: OutlineStyle): string {
  const characters = Array.from(text.replaceAll(/\s+/g, " ").trim()).slice(0, MOST_CHARACTERS);
  const fits = (count: number): boolean => lineWidth(cut(characters, count), style) <= width;
  if (fits(characters.length)) return cut(characters, characters.length);
  let fitting = 0;
  let tooLong = characters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(middle)) fitting = middle;
    else tooLong = middle;
  }
  return cut(characters, fitting);
}

/** No line of a picture is longer. */
const MOST_CHARACTERS = 80;

const cut = (characters: readonly string[], count: number): string =>
  count >= characters.length ? characters.join("") : `${characters.slice(0, count).join("").trimEnd()}…`;
