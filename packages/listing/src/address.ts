/** Normalises and compares streets, house numbers, postal codes and towns. */
import { foldText, wordsOf } from "./fold-text.ts";
import { readAddress } from "@portal/contract/addresses/reading/read-address";
import type { StreetAddress } from "@portal/contract/text/patterns";

/** Words of street names → the short spelling that is compared. */
const STREET_WORDS: Readonly<Record<string, string>> = {
  am: "a",
  an: "a",
  im: "i",
  in: "i",
  der: "d",
  dem: "d",
  den: "d",
  des: "d",
  bei: "b",
  beim: "b",
  vor: "v",
  sankt: "st",
  doktor: "dr",
  professor: "prof",
  buergermeister: "bgm",
  buergerm: "bgm",
};
/** Abbreviated endings with a full stop: "Marktpl.", "Feldwg.", "Kirchg.". */
const CUT_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/pl\.$/, "platz"],
  [/wg\.$/, "weg"],
  [/(?<=\p{L}{3})g\.$/u, "gasse"],
];

const streetWord = (word: string): string => {
  const ending = CUT_ENDINGS.find(([cut]) => cut.test(word));
  const whole = (ending === undefined ? word : word.replace(ending[0], ending[1])).replaceAll(".", "");
  return (STREET_WORDS[whole] ?? whole).replace(/str(?:asse)+/g, "str");
};

/** The normal form of a street's name: words separated by one space. Idempotent. */
export const normaliseStreet = (street: string): string =>
  (
    foldText(street)
      .replace(/['’‘`´]/g, "")
      .match(/[\p{L}\p{N}]+\.?/gu) ?? []
  )
    .map(streetWord)
    .join(" ");

const joined = (words: string): string => words.replaceAll(" ", "");

/** "Karl-Marx-Str." equals "Karl Marx Straße". An empty street equals nothing. */
export const isSameStreet = (a: string, b: string): boolean => {
  const street = joined(normaliseStreet(a));
  return street !== "" && street === joined(normaliseStreet(b));
};

const FRACTIONS: Readonly<Record<string, string>> = { "½": "1/2", "¼": "1/4", "¾": "3/4" };

/** The normal form of a house number: "12a", "12-14", "7/1", "7 1/2" as "7-1/2". Idempotent. */
export const normaliseHouseNumber = (text: string): string =>
  foldText(text.replace(/[½¼¾]/g, (part) => ` ${FRACTIONS[part]}`))
    .replace(/^\s*(?:nr|no|hausnr|hausnummer)[.:\s]+/, "")
    .replace(/[\u2010-\u2015\u2212]|(?<=\d ?\p{L}? *)\bbis\b(?= *\d)/gu, "-")
    .replaceAll("\u2044", "/")
    .replace(/[^\p{L}\p{N}/+-]+/gu, " ")
    .trim()
    .replace(/ ?([-/+]) ?/g, "$1")
    .replace(/(\d)[ /-]?(\p{L})(?!\p{L})/gu, "$1$2")
    .replace(/\b0+(?=\d)/g, "")
    .replace(/(\d) (?=\d)/g, "$1-")
    .replaceAll(" ", "");

export const isSameHouseNumber = (a: string, b: string): boolean => {
  const number = normaliseHouseNumber(a);
  return number !== "" && number === normaliseHouseNumber(b);
};

/** The street and the house number of a page's line or whole address; null if nobody can know them from the text. */
export function readStreetLine(line: string): StreetAddress | null {
  const address = readAddress(line);
  return address === null ? null : { street: address.street, houseNumber: address.houseNumber };
}

/** The five digits; "" if there are none. Accepts "D-50825". */
export const normalisePostalCode = (text: string): string =>
  /^(?:de?[- ]?)?(\d{5})$/.exec(foldText(text).replace(/\s+/g, ""))?.[1] ?? "";

const PLACE_TITLES = /^(?:(?:stadt|hansestadt|landeshauptstadt|universitaetsstadt|lutherstadt) )+(?=\S)/;
const PLACE_JOINERS = new Set("a am an d der den dem i im in v vor ob o b bei ot".split(" "));
/** The end of the town itself: before "am Main", "(Westf.)", "/Saale", "-Kreuzberg", ", OT Mitte". */
const TOWN_ENDS = / ?[(/,-]| (?:a|am|an|d|i|im|in|v|vor|ob|o|b|bei|ot)(?=[. (/,-]|$)/;

type Town = { base: string; additions: string[] };

function townOf(city: string): Town {
  const place = foldText(city)
    .replace(/['’‘`´]/g, "")
    .replaceAll(".", ". ")
    .replace(/[^\p{L}\p{N}(/,.-]+/gu, " ")
    .replace(/^ ?(?:d-)?\d{5} (?=\p{L})/u, "")
    .replace(/\bst\. /g, "sankt ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trimEnd()
    .replace(PLACE_TITLES, "");
  const end = place.search(TOWN_ENDS);
  const base = wordsOf(end > 0 ? place.slice(0, end) : place).join(" ");
  const additions = wordsOf(end > 0 ? place.slice(end) : "").filter((word) => !PLACE_JOINERS.has(word));
  return base === "" ? { base: additions.join(" "), additions: [] } : { base, additions };
}

/** The normal form of a town: its name, then what distinguishes it from others of that name. Idempotent. */
export const normaliseCity = (city: string): string => {
  const { base, additions } = townOf(city);
  return additions.length === 0 ? base : `${base} (${additions.join(" ")})`;
};

const begins = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** "Frankfurt a. M." equals "Frankfurt am Main" and "Frankfurt". "Halle (Westf.)" does not equal "Halle (Saale)". */
export const isSameCity = (a: string, b: string): boolean => {
  const [left, right] = [townOf(a), townOf(b)];
  if (left.base === "" || left.base !== right.base) return false;
  if (left.additions.length === 0 || right.additions.length === 0) return true;
  const length = Math.min(left.additions.length, right.additions.length);
  return left.additions.slice(0, length).every((word, index) => begins(word, right.additions[index] ?? ""));
};
