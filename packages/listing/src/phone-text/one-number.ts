/** One phone number as people write it, and where one number ends and the next begins. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** `trunk`: the number without the final zero of a switchboard, "0221 4710" of "0221 4710-0". */
export type OneNumber = { e164: string; trunk?: string | undefined };

/** Most national digits of a German number. More are two numbers in one. */
const LONGEST = 11;
/** Most digits of an area code with its zero. */
const LONGEST_AREA_CODE = 6;
/** Numbers that begin with 49 and no zero or plus have at least so many digits. */
const SHORTEST_BARE = 10;

const SEPARATOR = /^(?: +| ?[-/.] ?|\/\/)$/;
const COUNTRY = /^(?:\+\+? ?|00 ?)(?=[1-9])/;
const SWITCHBOARD = /[-/] ?0$/;

/** Takes the brackets of the area code and of the zero that is not dialled from abroad; undefined if others are left. */
function withoutBrackets(text: string): string | undefined {
  const plain = text
    .replace(/^\(([^()]{6,})\)$/, "$1")
    .replace(/^\((\+?[\d ]+)\)[-/ ]*(?=[\d(])/, "$1 ")
    .replace(/^((?:\+\+? ?|00 ?)[1-9]\d{0,2}[-./ ]*)\(0?\)/, "$1 ")
    .replace(/^((?:\+\+? ?|00 ?)[1-9]\d{0,2}[-./ ]*)\((\d+)\)[-/ ]*/, "$1 $2 ");
  return /[()]/.test(plain) ? undefined : plain.replace(/ {2,}/g, " ").trim();
}

/** A slash stands behind the area code, or between all groups. Elsewhere it can begin a second number. */
function hasClearSlashes(national: string): boolean {
  const separators = national.split(/\d+/).filter((part) => part !== "");
  if (!separators.every((part) => SEPARATOR.test(part))) return false;
  const slashes = separators.filter((part) => part.includes("/")).length;
  if (slashes === 0 || slashes === separators.length) return true;
  const before = national.slice(0, national.indexOf("/")).replace(/\D/g, "");
  return slashes === 1 && before.length <= LONGEST_AREA_CODE;
}

/** "+493023125100" of digits that begin with 0 or +; undefined if there is no such number. */
function dialled(digits: string): string | undefined {
  const number = parsePhoneNumberFromString(digits, "DE");
  if (number === undefined) return undefined;
  if (number.countryCallingCode !== "49") return number.isPossible() ? number.number : undefined;
  return number.isValid() && number.nationalNumber.length <= LONGEST ? number.number : undefined;
}

/** Reads a text that is one number and nothing else; undefined if it is not. */
export function oneNumber(text: string): OneNumber | undefined {
  const plain = withoutBrackets(text.replace(/^\(0\) ?/, "0"));
  if (plain === undefined) return undefined;
  const rest = plain.replace(COUNTRY, "");
  const isBare = rest === plain && /^49[-./ ]?[1-9]/.test(plain) && plain.replace(/\D/g, "").length >= SHORTEST_BARE;
  const isInternational = rest !== plain || isBare;
  const national = isInternational ? rest.replace(/^49[-./ ]*0?/, "") : plain;
  if (!/^\d[\d ./-]*$/.test(national) || !hasClearSlashes(national)) return undefined;
  if (!isInternational && !/^0 ?[1-9]/.test(plain)) return undefined;
  const prefix = !isInternational ? "" : rest.startsWith("49") ? "+49" : "+";
  const e164 = dialled(prefix + national.replace(/\D/g, ""));
  if (e164 === undefined) return undefined;
  return SWITCHBOARD.test(national) ? { e164, trunk: e164.slice(0, -1) } : { e164 };
}

/** Where another number can begin: before a plus, or before a group with a zero at its front. */
const BEGINNING = /(?<=[\d)] ?[-/.]? ?)(?=\(?0\d)(?<!\d)|(?<=\d[ /.-]*)(?=\+)/g;
const MOST_BEGINNINGS = 8;

/**
 * Splits a text of digits and separators into its numbers. Undefined if there is no way to do so, or more than one.
 */
export function numbersIn(text: string): OneNumber[] | undefined {
  const beginnings = [...text.matchAll(BEGINNING)].map(({ index }) => index);
  if (beginnings.length > MOST_BEGINNINGS) return undefined;
  const readings: OneNumber[][] = [];
  const read = (from: number, found: readonly OneNumber[]): void => {
    for (const end of [...beginnings.filter((index) => index > from), text.length]) {
      const number = oneNumber(text.slice(from, end).replace(/^[ ./+-]+(?=\(?0)|[ ./(-]+$/g, ""));
      if (number === undefined) continue;
      if (end === text.length) readings.push([...found, number]);
      else read(end, [...found, number]);
    }
  };
  read(0, []);
  return readings.length === 1 ? readings[0] : undefined;
}

/** "030 23125-100/-101", "0221/4710-118/119": what is behind the slash replaces the digits behind the last hyphen. */
const REPLACED = /^(?<stem>.*\d ?- ?)(?<last>\d{1,5})(?<others>(?: ?\/ ?-? ?\d{1,5})+)$/;

/** Numbers of a text of digits and separators, and what stands before the last hyphen of the last one. */
export function numbersWithReplacements(text: string): { numbers: OneNumber[]; stem?: string | undefined } | undefined {
  const { stem = "", last = "", others = "" } = REPLACED.exec(text)?.groups ?? {};
  const endings = others.split("/").slice(1);
  const isReplaced =
    endings.length > 0 && endings.every((ending) => ending.includes("-") || ending.trim().length === last.length);
  const whole = isReplaced ? `${stem}${last}` : text;
  const numbers = numbersIn(whole);
  if (numbers === undefined) return undefined;
  const ownStem = /^(.*\d ?- ?)\d{1,5}$/.exec(whole)?.[1];
  const replaced = isReplaced ? endings.map((ending) => oneNumber(`${stem}${ending.replace(/\D/g, "")}`)) : [];
  if (replaced.includes(undefined)) return undefined;
  return { numbers: [...numbers, ...replaced.filter((number) => number !== undefined)], stem: ownStem };
}
