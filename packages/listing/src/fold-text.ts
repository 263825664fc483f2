/** Folds text for comparisons: removes differences of Unicode form, case, umlauts and accents. */

/** Letters without a decomposition, and umlauts, which German also writes with an e. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  ı: "i",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};
const FOLDED_LETTER = /[äöüßæœøıłđðþ]/g;
const BEYOND_ASCII = /\P{ASCII}/u;

const foldLetters = (text: string): string => text.replace(FOLDED_LETTER, (letter) => LETTERS[letter] ?? letter);

/**
 * Lower case without accents, "ä" as "ae", "ß" as "ss", full-width letters as plain ones. NFC and NFD give the same
 * result. Idempotent.
 */
export const foldText = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? foldLetters(foldLetters(text.normalize("NFKC").toLowerCase()).normalize("NFKD").replace(/\p{M}/gu, ""))
    : text.toLowerCase();

/** The runs of letters and digits in folded text. Apostrophes join, all other characters separate. */
export const wordsOf = (folded: string): string[] => folded.replace(/['’‘`´]/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];

/** Similarity of two texts, 0 to 1, by the pairs of letters that they share. Symmetric. */
export function likeness(a: string, b: string): number {
  if (a === b) return a === "" ? 0 : 1;
  if (a.length < 2 || b.length < 2) return 0;
  const pairs = new Map<string, number>();
  for (let index = 0; index < a.length - 1; index += 1) {
    const pair = a.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let shared = 0;
  for (let index = 0; index < b.length - 1; index += 1) {
    const left = pairs.get(b.slice(index, index + 2)) ?? 0;
    if (left === 0) continue;
    shared += 1;
    pairs.set(b.slice(index, index + 2), left - 1);
  }
  return (2 * shared) / (a.length + b.length - 2);
}
