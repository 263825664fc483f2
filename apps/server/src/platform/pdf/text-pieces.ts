/** Brings a line into the order in which it is drawn, as pieces of one font and one direction each. */
import bidiModule from "bidi-js";
import { drawable, type FontChain, fontOf } from "./fonts.ts";

export type Piece = { text: string; font: string };

/** The package is CommonJS, but its types are those of a module. */
const bidi = (bidiModule as unknown as typeof bidiModule.default)();
const clusters = new Intl.Segmenter("de", { granularity: "grapheme" });
const clustersOf = (text: string): string[] => [...clusters.segment(text)].map(({ segment }) => segment);
/** A font shapes a word with such a letter from right to left by itself. */
const RIGHT_TO_LEFT_LETTER = /[\u05d0-\u05f4\u0620-\u064a\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

type Run = { text: string; level: number };

/** True if the paragraph begins from the right: its first letter decides. */
export const isRightToLeft = (paragraph: string): boolean =>
  bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1;

/** The runs of equal level, in logical order. */
function runsOf(line: string, base: "ltr" | "rtl"): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const runs: Run[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last !== undefined && last.level === level) last.text += line[index];
    else runs.push({ text: line[index] ?? "", level });
  }
  return runs;
}

/** From the highest level down to 1, reverses each sequence of runs of at least that level (Unicode UAX 9, rule L2). */
function visualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(end, start + 1);
    }
  }
  return ordered;
}

/** Splits a text where its font changes. */
function byFont(text: string, fonts: FontChain): Piece[] {
  const pieces: Piece[] = [];
  for (const cluster of clustersOf(text)) {
    const last = pieces.at(-1);
    const font = cluster === " " && last !== undefined ? last.font : (fontOf(cluster, fonts) ?? fonts[0]);
    if (last !== undefined && last.font === font) last.text += cluster;
    else pieces.push({ text: cluster, font });
  }
  return pieces;
}

const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");

/** The words of a run from right to left, last first. A font turns the letters of a word, but nothing else. */
function turned(text: string, fonts: FontChain): Piece[] {
  const words = text.match(/ +|[^ ]+/g) ?? [];
  return words.toReversed().flatMap((word) =>
    byFont(mirrored(word), fonts)
      .toReversed()
      .map((piece) =>
        RIGHT_TO_LEFT_LETTER.test(piece.text)
          ? piece
          : { ...piece, text: clustersOf(piece.text).toReversed().join("") },
      ),
  );
}

/** The pieces of one line from left to right. */
export const piecesOf = (line: string, fonts: FontChain, base: "ltr" | "rtl"): Piece[] =>
  visualOrder(runsOf(line, base))
    .flatMap(({ text, level }) => (level % 2 === 1 ? turned(text, fonts) : byFont(text, fonts)))
    .map(({ text, font }) => ({ text: drawable(text, font), font }))
    .filter(({ text }) => text !== "");
