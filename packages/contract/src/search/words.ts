/**
 * The words of a search as regular expressions that PostgreSQL (`~*`) and browsers (flags `iu`) read alike. They forgive
 * case, accents, "ä" or "ae", and "ß" or "ss".
 */

/** Fewer characters find nearly everything. */
export const SEARCH_LEAST = 2;
export const SEARCH_MOST = 60;
/** Further words are ignored. */
export const MOST_WORDS = 3;

/** What each spelling stands for; longer ones first. */
const SPELLINGS: readonly (readonly [written: string, pattern: string])[] = [
  ["ae", "(ä|ae)"],
  ["oe", "(ö|oe)"],
  ["ue", "(ü|ue)"],
  ["ss", "(ß|ss)"],
  ["ä", "(ä|ae|a)"],
  ["ö", "(ö|oe|o)"],
  ["ü", "(ü|ue|u)"],
  ["ß", "(ß|ss)"],
  ["a", "[aäáàâ]"],
  ["e", "[eéèê]"],
  ["o", "[oöóòô]"],
  ["u", "[uüúùû]"],
];

const escaped = (text: string): string => text.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

function patternOf(word: string): string {
  let pattern = "";
  for (let at = 0; at < word.length;) {
    const spelling = SPELLINGS.find(([written]) => word.startsWith(written, at));
    pattern += spelling?.[1] ?? escaped(word.charAt(at));
    at += spelling?.[0].length ?? 1;
  }
  return pattern;
}

/** One pattern a word. Empty for a text without words. */
export const searchPatterns = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLocaleLowerCase("de")
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(patternOf);

/** Whether a text contains every word of the search, in any order. */
export function searchMatcher(patterns: readonly string[]): (text: string) => boolean {
  const words = patterns.map((pattern) => new RegExp(pattern, "iu"));
  return (text) => words.every((word) => word.test(text.normalize("NFC")));
}

/** The digits of a searched phone number without leading zero and country code; "" if it is none. */
export function searchedDigits(text: string): string {
  if (!/^[\d\s()/+-]+$/.test(text)) return "";
  const digits = text
    .replace(/^\s*(?:\+|00)49/, "")
    .replaceAll(/\D/g, "")
    .replace(/^0/, "");
  return digits.length < 3 ? "" : digits;
}

export type TextPart = { text: string; isFound: boolean };

/** A text in parts, those that were searched marked. */
export function foundParts(text: string, patterns: readonly string[]): TextPart[] {
  if (patterns.length === 0) return [{ text, isFound: false }];
  return text
    .normalize("NFC")
    .split(new RegExp(`(${patterns.map((pattern) => pattern.replaceAll("(", "(?:")).join("|")})`, "iu"))
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
