/** Words and numbers beside a phone number that are no part of it: they are taken out before numbers are read. */

const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?`;
const SPAN = String.raw`${HOUR} ?(?:-|bis) ?${HOUR}`;

const BESIDE: readonly RegExp[] = [
  /\S+@\S+/g,
  /(?:https?:\/\/|www\.)\S+/gi,
  /(?<!\d)24(?: ?-?h(?:\b|-)| ?std\.?| stunden|\/7)/gi,
  new RegExp(String.raw`${SPAN}(?:(?: und |, | u\. )${SPAN})* ?uhr`, "gi"),
  new RegExp(String.raw`\b(?:ab|von|bis) ${HOUR} ?uhr`, "gi"),
  /\d+(?:[.,]\d+)? ?(?:€|euro|cent|ct)(?:\.?\/[\p{L}.]+)?/giu,
  /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/g,
  /\bust-?id-?nr\.?:? ?DE ?\d{9}\b/gi,
  /\bHR[AB] \d+\b/g,
  /\bseit \d{4}(?=[:,.]|$)/gi,
  /\b(?:zimmer|raum) \d{1,3}(?=[:,]|$)/gi,
  /^\d{1,2}\.(?= \p{Lu}\p{L})/u,
  /\p{L}(?:str\.|straße|strasse|weg|platz|allee|gasse) \d{1,4}(?: ?[a-z])?(?=,|\n)/giu,
  /(?<![\d/-] ?)\d{5}(?= \p{Lu}\p{L}+)/gu,
];

/** The text without hours, prices, dates, addresses, registers and web addresses. */
export const withoutBeside = (text: string): string => BESIDE.reduce((rest, part) => rest.replace(part, " , "), text);

/** A range, a number that is no longer valid, letters or signs among the digits, another kind of number. */
const DOUBTS: readonly RegExp[] = [
  /(?<!\p{L})(?:iban|isbn|steuernummer|bis|ff|nicht|alt|neu|folgt|ungültig|früher|ehemals)(?!\p{L})|gilt nicht/iu,
  /\d[\p{L}?]|[\p{L}?]\d|\d ?-\p{L}|\d \d{1,2}\. ?\p{L}/u,
  /\.\.|[*#%]|\d ?-$/,
];

/** True if nobody can take a number from the text for sure. */
export const isDoubtful = (text: string): boolean => DOUBTS.some((doubt) => doubt.test(text));
