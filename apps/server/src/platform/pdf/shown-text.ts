/** What a PDF shows of a text: the text itself, with numbers in place of characters that no font has. */
import { type FontChain, fontOf } from "./fonts.ts";

export type ShownText = {
  text: string;
  /** Some characters are shown by their numbers. */
  isIncomplete: boolean;
  /** The main font draws it from left to right, so that pdfkit can do the rest. */
  isSimple: boolean;
};

const clusters = new Intl.Segmenter("de", { granularity: "grapheme" });
/** Control characters except the line feed, and the invisible ones that change the order of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff](?<!\n)/gu;
const ONLY_LATIN = /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const numberOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const numbersOf = (characters: string): string =>
  `[${Array.from(characters.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""), numberOf).join(" ")}]`;

/** For example "Restaurant 北京" becomes "Restaurant [U+5317 U+4EAC]". */
export function shownText(raw: string, fonts: FontChain): ShownText {
  const text = raw.normalize("NFC").replaceAll("\t", " ").replaceAll(INVISIBLE, "");
  if (ONLY_LATIN.test(text)) return { text, isIncomplete: false, isSimple: true };
  const [main] = fonts;
  let shown = "";
  let missing = "";
  let isSimple = !RIGHT_TO_LEFT.test(text);
  let isIncomplete = false;
  const flush = () => {
    if (missing !== "") shown += numbersOf(missing);
    missing = "";
  };
  for (const { segment } of clusters.segment(text)) {
    const font = segment === "\n" ? main : fontOf(segment, fonts);
    if (font === undefined) {
      missing += segment;
      isIncomplete = true;
      continue;
    }
    flush();
    shown += segment;
    if (font !== main || /\p{Default_Ignorable_Code_Point}/u.test(segment)) isSimple = false;
  }
  flush();
  return { text: shown, isIncomplete, isSimple };
}
