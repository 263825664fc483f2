/**
 * The error for a phone number that the patterns of Specification §5 refuse: the reason, and a valid example. Some
 * common spellings are refused because the specification wants groups of at least two digits.
 */

type PhoneKind = "phone" | "mobile" | "fax";

const NAMES: Record<PhoneKind, { a: string; example: string }> = {
  phone: { a: "eine Telefonnummer", example: "030 23125100" },
  mobile: { a: "eine Mobilnummer", example: "0152 28817386" },
  fax: { a: "eine Faxnummer", example: "030 23125 101" },
};

const FOREIGN_PREFIX = /^\(?(?:\+(?!\s*49)|00(?!\s*49))\s*\d/;
const HAS_LETTER = /\p{L}/u;
const HAS_DIGIT = /\d/;
/** A single digit followed by more digits: `0180 5 123456`, `0800 111 0 111`. */
const SINGLE_DIGIT = /(?<!\d)\d(?!\d)\D*\d/;
/** A single digit at the end: `030 23125-9`. */
const SINGLE_LAST_DIGIT = /\d\D+\d$/;

/** The German message for a refused number that is not empty, shown beside the field. */
export const phoneRefusal =
  (kind: PhoneKind) =>
  (text: string): string => {
    const { a, example } = NAMES[kind];
    const like = `zum Beispiel: ${example}.`;
    if (FOREIGN_PREFIX.test(text)) return `Bitte geben Sie eine deutsche Nummer an, mit Vorwahl oder mit +49, ${like}`;
    if (HAS_LETTER.test(text) && HAS_DIGIT.test(text)) return `Bitte geben Sie nur die Nummer an, ohne Wörter, ${like}`;
    if (SINGLE_DIGIT.test(text.replace("(0)", "")))
      return `Bitte schreiben Sie einzelne Ziffern mit der Gruppe daneben zusammen, ${like}`;
    if (kind !== "phone" && SINGLE_LAST_DIGIT.test(text))
      return `Bitte schreiben Sie die letzte Ziffer mit der Gruppe davor zusammen, ${like}`;
    return `Bitte geben Sie ${a} an, ${like}`;
  };
