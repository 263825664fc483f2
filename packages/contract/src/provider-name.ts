/** Whether text imitates the provider's numeric name (Specification §5), applied to names that people choose. */
import { DEFAULT_PROVIDER_NUMBER } from "./routes.ts";

/** Characters that pass for a digit, after compatibility decomposition and without accents. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "OoQØøΟοОоՕօ〇",
  "1": "lIi|ıłŁΙιІіӀӏǀ∣¦׀",
  "2": "Zz",
  "3": "ЗзƷʒЭэ",
  "4": "Ч",
  "5": "Ss",
  "6": "Gbб",
  "7": "T",
  "8": "Bßẞ&ΒβВвȢȣ",
  "9": "gq",
};

const MARKS_AND_INVISIBLES = /[\p{M}\p{Cf}]/gu;
const DECIMAL_DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;
/** What may stand between two digits of the name: at most this many, and no comma, so that amounts of money are none. */
const SEPARATOR = /[^\p{L}\p{N},;\r\n]/u;
const MAX_SEPARATORS = 3;

/** ASCII digit of a decimal digit in any script: they stand in blocks of ten from zero on. */
const asciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 10 && DECIMAL_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
};

const isAsciiDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= "0" && character <= "9";

const charactersOf = (text: string): string[] =>
  Array.from(text.normalize("NFKD").replace(MARKS_AND_INVISIBLES, ""), (character) =>
    !isAsciiDigit(character) && DECIMAL_DIGIT.test(character) ? asciiDigit(character) : character,
  );

const passesFor = (character: string | undefined, digit: string): boolean =>
  character !== undefined && (character === digit || (LOOK_ALIKES[digit]?.includes(character) ?? false));

/** Index of the digit that follows at most three separators. A separator that looks like the digit, "|", is the digit. */
const afterSeparators = (characters: readonly string[], index: number, digit: string): number => {
  let next = index;
  while (next - index < MAX_SEPARATORS && !passesFor(characters[next], digit) && SEPARATOR.test(characters[next] ?? ""))
    next += 1;
  return next;
};

/** Where an imitation that begins at an index ends, and whether separators part it; undefined where none begins. */
const matchAt = (
  characters: readonly string[],
  start: number,
  digits: string,
): { end: number; parted: boolean } | undefined => {
  let index = start;
  let parted = false;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = digits.charAt(position);
    const next = position === 0 ? index : afterSeparators(characters, index, digit);
    if (!passesFor(characters[next], digit)) return undefined;
    parted ||= next > index;
    index = next + 1;
  }
  return { end: index, parted };
};

type Edge = { inside: string | undefined; outside: string | undefined; beyond: string | undefined };

/** True where the name's edge lies inside a word or a longer number; parted names also belong to numbers beside them. */
const belongsToMore = ({ inside, outside, beyond }: Edge, parted: boolean): boolean => {
  if (isAsciiDigit(outside)) return true;
  if (LETTER.test(inside ?? "") && LETTER.test(outside ?? "")) return true;
  return parted && isAsciiDigit(inside) && SEPARATOR.test(outside ?? "") && isAsciiDigit(beyond);
};

const imitatesAt = (characters: readonly string[], start: number, digits: string): boolean => {
  const match = matchAt(characters, start, digits);
  if (!match) return false;
  const { end, parted } = match;
  const before = { inside: characters[start], outside: characters[start - 1], beyond: characters[start - 2] };
  const after = { inside: characters[end - 1], outside: characters[end], beyond: characters[end + 1] };
  return !belongsToMore(before, parted) && !belongsToMore(after, parted);
};

/**
 * True where the text shows the provider's numeric name or something that looks like it: `118 80`, `1188O`, `l1-8B0`,
 * full-width or circled digits, with spaces, dots, dashes or invisible characters between. Longer numbers that contain
 * the digits, and words that contain the letters, are left alone. Linear in the text's length.
 */
export const imitatesProviderName = (text: string, providerNumber: string = DEFAULT_PROVIDER_NUMBER): boolean => {
  const characters = charactersOf(text);
  return characters.some((_, start) => imitatesAt(characters, start, providerNumber));
};
