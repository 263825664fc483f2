/** House numbers as people write them, and their one spelling. */

const ONE = String.raw`\d{1,4}(?: ?(?:1\/[234]|[23]\/[34])(?!\d))?(?: ?[a-z](?!\p{L}|\. ?\p{L}))?`;
const JOINT = String.raw`(?: ?[-/+&] ?| (?:bis|und|u\.) )`;
const NUMBER = String.raw`${ONE}(?:${JOINT}(?:${ONE}|[a-z](?!\p{L})))?`;

/** A house number at the end of a text, and what is before it. "Nr." before it tells it from a number of the street. */
const AT_END = new RegExp(
  String.raw`^(?<before>.*?)(?<mark>(?:,? |^)(?:nr|no|hnr|hausnr|hausnummer)\b[.:]? ?)?(?<!\d ?[a-z]? ?|[/+-] ?)(?<number>${NUMBER})\.?$`,
  "iu",
);
const AT_START = new RegExp(
  String.raw`^(?:(?:nr|no|hnr|hausnr|hausnummer)[.:]? ?)?(?<number>${NUMBER}),? (?<behind>[\p{L}].*)$`,
  "iu",
);
const WHOLE = new RegExp(String.raw`^(?:(?:nr|no|hnr|hausnr|hausnummer)[.:]? ?)?(?<number>${NUMBER})\.?$`, "iu");
/** "121/2" is 12 1/2, or the numbers 121 and 2. */
const AMBIGUOUS_FRACTION = /(?:^|\D)\d+(?:1\/[234]|[23]\/[34])\b/;

/** The one spelling: "12 g" is 12g, "12 bis 14" is 12-14, "12 u. 14" is 12+14. Undefined if it is ambiguous or zero. */
function spelled(number: string): string | undefined {
  const fraction = / (?=[123]\/[234](?!\d))/;
  const [whole = "", rest] = number.split(fraction);
  const close = (text: string): string =>
    text
      .replace(/ ?bis ?/i, "-")
      .replace(/ ?(?:und|u\.|&) ?/i, "+")
      .replaceAll(" ", "")
      .replace(/^(\d+)-([a-z])$/i, "$1$2");
  if (number.startsWith("0") || (rest === undefined && AMBIGUOUS_FRACTION.test(close(whole)))) return undefined;
  return rest === undefined ? close(whole) : `${close(whole)} ${close(rest)}`;
}

export type NumberedText = { text: string; houseNumber: string; isMarked: boolean };

/** "Lindenweg Nr. 12" → Lindenweg and 12, marked. Undefined if the text does not end with a house number. */
export function numberAtEnd(text: string): NumberedText | undefined {
  const { before = "", mark, number = "" } = AT_END.exec(text)?.groups ?? {};
  const houseNumber = spelled(number);
  return houseNumber === undefined || houseNumber === ""
    ? undefined
    : { text: before.replace(/[ ,:]+$/, ""), houseNumber, isMarked: mark !== undefined };
}

/** "12 a Hauptstraße" → Hauptstraße and 12a. */
export function numberAtStart(text: string): NumberedText | undefined {
  const { behind = "", number = "" } = AT_START.exec(text)?.groups ?? {};
  const houseNumber = spelled(number);
  return houseNumber === undefined || houseNumber === "" ? undefined : { text: behind, houseNumber, isMarked: false };
}

/** The spelling of a text that is only a house number; undefined if it is more or less. */
export const houseNumberOf = (text: string): string | undefined => {
  const { number } = WHOLE.exec(text)?.groups ?? {};
  return number === undefined ? undefined : spelled(number);
};
