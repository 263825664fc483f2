/** Reads an address in one text: street, house number, postal code, city and what helps to find the door. */
import { plainLines } from "../../text/plain-line.ts";
import { houseNumberOf, numberAtEnd, numberAtStart } from "./house-number.ts";
import { BUILDING_WORDS, isMannheimSquare, isStreetName } from "./street-name.ts";

/** Fields that the text does not give are empty. */
export type ReadAddress = {
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  addition: string;
};

/** Longer than any address. */
const MAX_LENGTH = 300;
const LABEL = /^(?:adresse|anschrift|hausanschrift|postanschrift|straße|sitz) ?: ?/i;
const COUNTRY = /^(?:deutschland|germany|brd)\.?$/i;
const POSTAL_CODE = /(?<![\p{L}\d-]|\p{L} ?- ?)(?:(?:D|DE|PLZ):? ?-? ?)?(?<!\d)(?<code>\d{5})(?!\d)/gu;
/** A slash or dash between spaces separates only before a word or a floor: "12 / 14" is one house number. */
const SEPARATOR = /\s*[,;·|•\n]\s*| [/-] (?=\p{L}{2}|\d{1,2}\. ?\p{L}{2})/u;
const CITY_JOINER = /^(?:am|an|auf|bei|dem|den|der|im|in|ob|unter|vor|vorm|[abdiov]\.|OT)$/;
const CITY_WORD = /^[(/]?[\p{Lu}](?:[\p{L}.'’/()-]*)$/u;
/** "i.d.OPf.", "v.d." */
const CITY_ABBREVIATION = /^(?:\p{L}{1,3}\.)+(?:\p{L}+\.?)?$/u;
const NO_CITY =
  /(?<!\p{L})(?:frankreich|österreich|schweiz|italien|france|austria|london|postfach|tel|telefon|fax|mobil|inh|gmbh|parkplatz|parkplätze)(?!\p{L})/iu;

const PLACE_IN_BUILDING = String.raw`(?: (?:links|rechts|mitte|hinten|vorne?|rückseite|hof|nr\.? ?\d{1,3}|[A-Z]|\d{1,3} ?[a-z]?))*`;
const ADDITION = new RegExp(
  String.raw`^(?:c\/o \p{L}[\p{L} .&-]*|(?:\d{1,2}\. ?)?(?:${BUILDING_WORDS})\.?${PLACE_IN_BUILDING}|ecke \p{L}[\p{L} .-]*)$`,
  "iu",
);
/** Where an addition begins behind a house number without a separator: "12 EG", "3 Halle 5", "12 (Hinterhaus)". */
const BEHIND_NUMBER = new RegExp(
  String.raw`^(?<street>.*\d ?[a-z]?) (?:\((?<bracketed>[^()]+)\)|(?<open>(?:c\/o |ecke |(?:\d{1,2}\. ?)?(?:${BUILDING_WORDS})(?!\p{L})).*))$`,
  "iu",
);
const SQUARE_AND_NUMBER = /^(?<square>[A-U]\d{1,2}) (?<number>\d.*)$/;
const NO_NUMBER = /,? (?:o\. ?nr\.?|ohne hausnummer)$/i;

type Street = Pick<ReadAddress, "street" | "houseNumber" | "addition">;

/** A street, with its number and an addition where the segment has them. */
function streetOf(segment: string): Street | undefined {
  const { street: before, bracketed, open } = BEHIND_NUMBER.exec(segment)?.groups ?? {};
  const addition = bracketed ?? open;
  if (before !== undefined && addition !== undefined) {
    if (!ADDITION.test(addition)) return undefined;
    const street = streetOf(before);
    return street === undefined || street.houseNumber === "" ? undefined : { ...street, addition };
  }
  const whole = segment.replace(NO_NUMBER, "");
  if (whole !== segment) return streetOnly(whole);
  const { square = "", number = "" } = SQUARE_AND_NUMBER.exec(segment)?.groups ?? {};
  const ofSquare = houseNumberOf(number);
  if (ofSquare !== undefined) return { street: square, houseNumber: ofSquare, addition: "" };
  const numbered = numberAtEnd(segment);
  if (numbered !== undefined) {
    const { text, houseNumber, isMarked } = numbered;
    return isStreetName(text, { hasNumber: true, isMarked }) ? { street: text, houseNumber, addition: "" } : undefined;
  }
  const first = numberAtStart(segment);
  if (first !== undefined && isStreetName(first.text, { hasNumber: false, isMarked: false }))
    return { street: first.text, houseNumber: first.houseNumber, addition: "" };
  return streetOnly(segment);
}

const streetOnly = (street: string): Street | undefined =>
  isStreetName(street, { hasNumber: false, isMarked: false }) ? { street, houseNumber: "", addition: "" } : undefined;

const isCity = (text: string): boolean =>
  text.length <= 60 &&
  !/\d/.test(text) &&
  !NO_CITY.test(text) &&
  text
    .split(" ")
    .every(
      (word, index) => (index > 0 && CITY_JOINER.test(word)) || CITY_WORD.test(word) || CITY_ABBREVIATION.test(word),
    );

/** Segments of the text that are no postal code, as one street; undefined if one of them is something else. */
function streetOfSegments(segments: readonly string[]): Street | undefined {
  let found: Street | undefined;
  let lonelyNumber = "";
  const additions: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const bare = segment.replace(/^\((.*)\)$/, "$1");
    const number = houseNumberOf(segment);
    if (ADDITION.test(bare) && (found !== undefined ? found.houseNumber !== "" : /^c\/o /i.test(bare))) {
      additions.push(bare);
    } else if (number !== undefined) {
      if (found === undefined && index === 0) lonelyNumber = number;
      else if (found?.houseNumber !== "" || additions.length > 0) return undefined;
      else found.houseNumber = number;
    } else {
      const isSquare = isMannheimSquare(segment) && houseNumberOf(segments[index + 1] ?? "") !== undefined;
      // Unlike a street with its number, a square and its number are two segments: "Q 7, 24".
      const isNumbered = /^(?:straße|str\.|weg) \d{1,3}$/i.test(segment) && /^nr/i.test(segments[index + 1] ?? "");
      const street = isSquare || isNumbered ? { street: segment, houseNumber: "", addition: "" } : streetOf(segment);
      if (found !== undefined || street === undefined) return undefined;
      if (isMannheimSquare(`${street.street} ${street.houseNumber}`) && street.houseNumber !== "") return undefined;
      if (street.addition !== "") additions.push(street.addition);
      found = street;
    }
  }
  if (found === undefined || (lonelyNumber !== "" && found.houseNumber !== "")) return undefined;
  return { ...found, houseNumber: found.houseNumber || lonelyNumber, addition: additions.join(", ") };
}

const segmentsOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((segment) =>
      segment
        .trim()
        .replace(/ (?:in|-|\/)$/i, "")
        .trim(),
    )
    .filter((segment) => segment !== "" && segment !== "-" && segment !== "/");

const asAddress = (street: Street | undefined, postalCode: string, city: string): ReadAddress | null =>
  street === undefined ? null : { ...street, postalCode, city };

/** Before the code is the street or the city, behind it the other one. */
function aroundCode(before: string[], behind: string[], code: string): ReadAddress | null {
  const street = streetOfSegments(before);
  const [city = "", ...more] = behind;
  if (street !== undefined && behind.length <= 1)
    return city === "" || isCity(city) ? asAddress(street, code, city) : null;
  if (before.length === 0 && more.length > 0 && isCity(city)) return asAddress(streetOfSegments(more), code, city);
  const [town = ""] = before;
  if (before.length === 1 && behind.length > 0 && isCity(town)) return asAddress(streetOfSegments(behind), code, town);
  return null;
}

/** Only a street, or a street and a city: "Ringstr. 4, Berlin". */
function withoutCode(segments: string[]): ReadAddress | null {
  const street = streetOfSegments(segments);
  if (street !== undefined) return asAddress(street, "", "");
  const city = segments.at(-1) ?? "";
  const rest = streetOfSegments(segments.slice(0, -1));
  return rest !== undefined && rest.houseNumber !== "" && isCity(city) && streetOf(city) === undefined
    ? asAddress(rest, "", city)
    : null;
}

/**
 * Reads a street, or a whole address in one text. Words stay as they are written. Null if the text is no German street
 * address, says something else as well, or has two meanings.
 */
export function readAddress(text: string): ReadAddress | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = plainLines(text)
    .replace(LABEL, "")
    .replace(/[.,; ]+$/, (end) => (end.startsWith(".") ? "." : ""));
  const codes = [...plain.matchAll(POSTAL_CODE)];
  if (codes.length > 1) return null;
  const [found] = codes;
  const segments = (part: string): string[] => segmentsOf(part).filter((segment) => !COUNTRY.test(segment));
  if (found === undefined) return withoutCode(segments(plain));
  const code = found.groups?.["code"] ?? "";
  if (code.startsWith("00")) return null;
  const [before, behind] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)];
  const address = aroundCode(segments(before), segments(behind), code);
  // Directly behind a street, five digits can be a house number.
  const isNumber = address?.houseNumber === "" && /[\p{L}.] ?$/u.test(before);
  return isNumber || (address?.houseNumber === "" && address.city === "") ? null : address;
}
