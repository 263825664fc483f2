/** Makes texts of pages and import files plain before a reader takes them apart. */

/** The named characters that German addresses and phone numbers are written with. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  thinsp: " ",
  amp: "&",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
};
const ENTITY = /&([a-zA-Z]{2,6});/g;
const LINE_TAG = /<(?:br|\/?p|\/?div|\/li)\b[^<>]*>/gi;
const TAG = /<[^<>]*>/g;
/** Soft hyphens, zero-width characters, byte order marks and marks of direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * The text with plain letters, digits, dashes and spaces, without tags and invisible characters. Line breaks stay, all
 * other white space is one space.
 */
export const plainLines = (text: string): string =>
  text
    .replace(LINE_TAG, "\n")
    .replace(TAG, "")
    .replace(ENTITY, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(INVISIBLE, "")
    .replace(/(?<=\d)(?=[½¼¾])/g, " ")
    .normalize("NFKC")
    .replace(DASHES, "-")
    .replaceAll("\u2044", "/")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
