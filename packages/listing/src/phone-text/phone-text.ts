/** Reads the phone numbers of a text. Two numbers never become one. */
import { plainLines } from "@portal/contract/text/plain-line";
import { isDoubtful, withoutBeside } from "./beside.ts";
import { numbersWithReplacements, oneNumber, type OneNumber } from "./one-number.ts";

export type ReadPhone = OneNumber & {
  /** What a person asks for after the call is answered. */
  extension?: string | undefined;
  /** True if the text says that it is a fax only. */
  isFax: boolean;
};

/** Longer than a contact line with several numbers. */
const MAX_LENGTH = 300;
const EXTENSION =
  /[,;( ]*(?<!\p{L})(?:app|apparat|durchwahl|dw|ext|nst|nebenstelle|x)[.:=]* ?-?(?<digits>\d{1,5})(?!\d)\)?/giu;
/** Stands in the text for an extension that was taken out. */
const MARK = "\uE000";
/** Digits with what can stand inside one number, or the end that replaces another one's: "-119". */
const DIGITS = /(?:[+(][+( ]*)?(?<![\d-] ?)-?\d(?:[\d ()+/.-]*[\d)])?/g;
const AREA_CODE = /^\(?0\d{1,5}\)?$/;
const FAX_BEFORE = /(?<!\p{L})(?:tele)?(?:fax|f)(?!\p{L})[^\p{L}]*$/iu;
const PHONE_TOO = /(?<!\p{L})(?:tel|telefon|fon|phone)(?!\p{L})[^\p{L}]*(?:und )?(?:tele)?fax/iu;
const FAX_BEHIND = /^[ )]*\((?:tele)?fax/iu;

type Piece = { before: string; digits: string; behind: string };

function piecesOf(text: string): Piece[] {
  // "030, 23125100" is one number: a comma or a colon behind an area code separates nothing.
  const joined = text.replace(/((?<![\d-])\(?0\d{1,5}\)?)[:,] (?=\d)/g, (whole, area: string) =>
    AREA_CODE.test(area) && oneNumber(area) === undefined ? `${area} ` : whole,
  );
  const matches = [...joined.matchAll(DIGITS)];
  return matches.map((match, index) => {
    const previous = matches[index - 1];
    const start = previous === undefined ? 0 : previous.index + previous[0].length;
    return {
      before: joined.slice(start, match.index),
      digits: match[0],
      behind: joined.slice(match.index + match[0].length, matches[index + 1]?.index),
    };
  });
}

const closed = (digits: string): string =>
  (digits.match(/\)/g)?.length ?? 0) > (digits.match(/\(/g)?.length ?? 0) ? digits.replace(/\)([^)]*)$/, "$1") : digits;

/**
 * The numbers of a text in their order, each once. Null if there is none, or if any digits of the text are neither a
 * number nor known to be something else.
 */
export function readPhones(text: string): ReadPhone[] | null {
  if (text.length > MAX_LENGTH) return null;
  const extensions: string[] = [];
  const plain = withoutBeside(plainLines(text).replace(/%3A/gi, ":").replaceAll("[", "(").replaceAll("]", ")"))
    .replace(EXTENSION, (_, digits: string) => {
      extensions.push(digits);
      return MARK;
    })
    .trim();
  if (isDoubtful(plain)) return null;
  const found: ReadPhone[] = [];
  let stem: string | undefined;
  for (const { before, digits, behind } of piecesOf(plain)) {
    const isEnding = digits.startsWith("-");
    if (isEnding && stem === undefined) return null;
    const read = numbersWithReplacements(isEnding ? `${stem}${digits.slice(1)}` : closed(digits));
    if (read === undefined) return null;
    if (!isEnding) stem = read.stem;
    const isFax = (FAX_BEFORE.test(before) && !PHONE_TOO.test(before)) || FAX_BEHIND.test(behind);
    const extension = behind.includes(MARK) ? extensions.shift() : undefined;
    const numbers = read.numbers.map((number) => ({ ...number, isFax }));
    found.push(...numbers.slice(0, -1), ...numbers.slice(-1).map((last) => ({ ...last, extension })));
  }
  // An extension that stands before all numbers belongs to none of them.
  if (found.length === 0 || extensions.length > 0) return null;
  return found.filter(({ e164 }, index) => found.findIndex((other) => other.e164 === e164) === index);
}
