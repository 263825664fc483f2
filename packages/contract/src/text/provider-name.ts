/** Whether text imitates the provider's numeric name (Specification §5). Applies to names that people choose. */
import { isDigit, passesFor, visibleCharacters } from "./provider-name-look-alikes.ts";
import { DEFAULT_PROVIDER_NUMBER } from "../brands/provider-number.ts";

const LETTER = /\p{L}/u;
/** A separator between two digits of the name. A comma is none, so amounts of money are not imitations. */
const SEPARATOR = /[^\p{L}\p{N},;\r\n]/u;
const MAX_SEPARATORS = 3;

/**
 * Index of the digit after at most three separators. A separator that looks like the digit, such as "|", is the digit.
 */
const afterSeparators = (characters: readonly string[], index: number, digit: string): number => {
  let next = index;
  while (next - index < MAX_SEPARATORS && !passesFor(characters[next], digit) && SEPARATOR.test(characters[next] ?? ""))
    next += 1;
  return next;
};

/** The index of each digit of an imitation that begins at `start`; undefined if none begins there. */
const placesAt = (characters: readonly string[], start: number, digits: string): number[] | undefined => {
  if (!passesFor(characters[start], digits.charAt(0))) return undefined;
  const places = [start];
  for (let position = 1; position < digits.length; position += 1) {
    const next = afterSeparators(characters, (places.at(-1) ?? start) + 1, digits.charAt(position));
    if (!passesFor(characters[next], digits.charAt(position))) return undefined;
    places.push(next);
  }
  return places;
};

/**
 * A stroke or exclamation mark with space on both sides divides a line and is not a digit: `Müller | 1880`. Exception:
 * all digits are spaced: `| | 8 8 0`.
 */
const hasDivider = (characters: readonly string[], places: readonly number[]): boolean => {
  const touches = places.map((place, position) => places[position + 1] === place + 1);
  return places.some(
    (place, position) =>
      SEPARATOR.test(characters[place] ?? "") && !touches[position] && !touches[position - 1] && touches.includes(true),
  );
};

type Edge = { inside: string | undefined; outside: string | undefined; beyond: string | undefined };

/**
 * True if the name's edge lies inside a word or a longer number. A name with separators also belongs to adjacent
 * numbers.
 */
const belongsToMore = ({ inside, outside, beyond }: Edge, parted: boolean): boolean => {
  if (isDigit(outside)) return true;
  if (LETTER.test(inside ?? "") && LETTER.test(outside ?? "")) return true;
  return parted && isDigit(inside) && SEPARATOR.test(outside ?? "") && isDigit(beyond);
};

const imitatesAt = (characters: readonly string[], start: number, digits: string): boolean => {
  const places = placesAt(characters, start, digits);
  if (!places || hasDivider(characters, places)) return false;
  const end = (places.at(-1) ?? start) + 1;
  const parted = end - start > digits.length;
  const before = { inside: characters[start], outside: characters[start - 1], beyond: characters[start - 2] };
  const after = { inside: characters[end - 1], outside: characters[end], beyond: characters[end + 1] };
  return !belongsToMore(before, parted) && !belongsToMore(after, parted);
};

/**
 * True if the text shows the provider's numeric name or a look-alike: `118 80`, `1188O`, `l1-8B0`, full-width or
 * circled digits, with spaces, dots, dashes or invisible characters between. Longer numbers that contain the digits,
 * and words that contain the letters, are not imitations. Linear in the text's length.
 */
export const imitatesProviderName = (text: string, providerNumber: string = DEFAULT_PROVIDER_NUMBER): boolean => {
  const characters = visibleCharacters(text);
  return characters.some((_, start) => imitatesAt(characters, start, providerNumber));
};
