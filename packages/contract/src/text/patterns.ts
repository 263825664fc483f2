/**
 * The patterns of what people type (Specification §5). Each runs in time linear to the text's length: no quantifier
 * contains a quantifier, and functions check the length first.
 */

/** Hour 0 to 23 in one or two digits, colon, minutes 00 to 59. */
export const OPENING_HOUR_PATTERN = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** An image as a base64 data URL. */
export const IMAGE_DATA_URL_PATTERN = /^data:image\/[A-Za-z]+;base64,[A-Za-z0-9+/]+={0,2}$/;

/** Address of an image: http or https, ending in jpg, jpeg, png or gif. */
export const IMAGE_URL_PATTERN = /^https?:\/\/[^\s/?#\\]+\/[^\s\\]*\.(?:jpe?g|png|gif)$/i;

/** Marker of a temporary file: "tmpfile-" followed by alphanumerics. */
export const TEMPORARY_FILE_PATTERN = /^tmpfile-[A-Za-z0-9]+$/;

/** Exactly five digits. */
export const ZIP_CODE_PATTERN = /^\d{5}$/;

const MAX_PHONE_LENGTH = 40;
/**
 * Separators between groups: spaces of any width, slash, full stop, and the dashes that word processors make of a
 * hyphen.
 */
const PHONE_CHARACTERS = /^[\d \u00a0\u2009\u202f/.\u2010-\u2015\u2212-]+$/;
const PHONE_SEPARATORS = /[ \u00a0\u2009\u202f/.\u2010-\u2015\u2212-]+/;
const COUNTRY_PREFIX = /^(?:(?:\+|00)49|\((?:\+|00)49\))[ \u00a0\u2009\u202f/.\u2010-\u2015\u2212-]{0,3}/;
/**
 * The national zero in brackets between prefix and area code, +49 (0)30. Authorities also print it without a prefix.
 */
const BRACKETED_ZERO = /^\(0\)[ \u00a0\u2009\u202f]?/;
const BRACKETED_AREA_CODE = /^\((\d{2,6})\)/;

/** The digits of a phone number, split at separators; undefined if it contains anything else. */
const digitRuns = (text: string): string[] | undefined => {
  if (text.length > MAX_PHONE_LENGTH) return undefined;
  const national = text.replace(COUNTRY_PREFIX, "");
  const bare = national.replace(BRACKETED_ZERO, national === text ? "0" : "").replace(BRACKETED_AREA_CODE, "$1 ");
  if (!PHONE_CHARACTERS.test(bare)) return undefined;
  const runs = bare.trimEnd() === bare ? bare.split(PHONE_SEPARATORS) : [""];
  return runs.every((run) => run !== "") ? runs : undefined;
};

/**
 * True for groups of 2 to 4 digits and a last group, with optional separators. A run of at least two digits always
 * splits into such groups, so only the length of the runs decides.
 */
const isGrouped = (text: string, shortestLastGroup: number): boolean => {
  const runs = digitRuns(text);
  if (!runs) return false;
  const last = runs.at(-1) ?? "";
  if (runs.length === 1) return last.length >= 2 + shortestLastGroup;
  return runs.slice(0, -1).every((run) => run.length >= 2) && last.length >= shortestLastGroup;
};

/** Phone: optional +49 or 0049, groups of 2 to 4 digits, last group 1 to 10 digits. At most 40 characters. */
export const isPhoneNumber = (text: string): boolean => isGrouped(text, 1);

/** Mobile and fax: as phone, but the last group has 2 to 4 digits. */
export const isMobileOrFaxNumber = (text: string): boolean => isGrouped(text, 2);

const MAX_URL_LENGTH = 2048;
const WITH_PROTOCOL = /^https?:\/\//i;
const NOT_IN_URL = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"`]/u;
/** The last label of a public host name begins with a letter. */
const PUBLIC_HOST = /\.(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})$/;
const HOST_LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** A web address that requires http or https. */
export const isUrlWithProtocol = (text: string): boolean => {
  if (text.length > MAX_URL_LENGTH || NOT_IN_URL.test(text) || !WITH_PROTOCOL.test(text) || !URL.canParse(text))
    return false;
  const { hostname, username, password } = new URL(text);
  return (
    username === "" &&
    password === "" &&
    PUBLIC_HOST.test(hostname) &&
    hostname.split(".").every((label) => HOST_LABEL.test(label))
  );
};

/** A web address with or without http or https in front. */
export const isCustomUrl = (text: string): boolean =>
  !text.startsWith("/") && isUrlWithProtocol(WITH_PROTOCOL.test(text) ? text : `https://${text}`);

/** Host of a custom URL in lower case, without "www."; null where the text is no web address. */
export const hostOfUrl = (text: string): string | null =>
  isCustomUrl(text)
    ? new URL(WITH_PROTOCOL.test(text) ? text : `https://${text}`).hostname.replace(/^www\./, "")
    : null;

const MAX_HOUSE_NUMBER_ALPHANUMERICS = 20;
const MAX_STREET_LENGTH = 200;
const ALPHANUMERICS = /^[A-Za-z0-9ÄÖÜäöüß½¼¾]+$/;
/** Separators in a house number: `12-14`, `7/1`, `12 a`. A space between two digits counts only in `7 1/2`. */
const HOUSE_NUMBER_SEPARATORS = / ?[-\u2010-\u2014/+] ?|(?<!\d) | (?!\d)| (?=[1-3]\/[2-4]$)/;

/**
 * House number: 1 to 20 alphanumerics, counted without separators. The specification allows no separators; Germany has
 * `12-14`, `7/1` and `12 a`.
 */
export const isHouseNumber = (text: string): boolean => {
  if (text.length > 2 * MAX_HOUSE_NUMBER_ALPHANUMERICS) return false;
  const parts = text.split(HOUSE_NUMBER_SEPARATORS);
  return parts.every((part) => ALPHANUMERICS.test(part)) && parts.join("").length <= MAX_HOUSE_NUMBER_ALPHANUMERICS;
};

export type StreetAddress = { street: string; houseNumber: string };

const HAS_LETTER = /\p{L}/u;
/** Non-ASCII digits: no map finds them, and the grammar would take them for letters. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;
/** Between a street name with digits and its house number: `Straße des 17. Juni 135`, `Q 7, 24`. */
const LAST_NUMBER = /^(.*[\p{L}\p{N}.])(?:, ?| )(\d[^,]*)$/u;
/** A street name with digits has exactly one number, such as a day or a block. */
const ONE_NUMBER = /^\D*\d{1,3}\D*$/;
/** A number inside a street's name is an ordinal: `Straße des 17. Juni`. */
const ORDINAL_STREET = /^\D*\d{1,2}\. ?\p{L}\D*$/u;

const withHouseNumber = (street: string, houseNumber: string): StreetAddress | null => {
  const name = street.replace(/[ ,]+$/, "");
  return HAS_LETTER.test(name) && !FOREIGN_DIGIT.test(name) && (houseNumber === "" || isHouseNumber(houseNumber))
    ? { street: name, houseNumber }
    : null;
};

/** The specification's grammar: a street part without digits, then an optional house number. */
const plainStreet = (text: string): StreetAddress | null => {
  const firstDigit = text.search(/\d/);
  return firstDigit === -1
    ? withHouseNumber(text, "")
    : withHouseNumber(text.slice(0, firstDigit), text.slice(firstDigit));
};

/** Real German addresses that the specification's grammar refuses. */
const numberedStreet = (text: string): StreetAddress | null => {
  const [, street, houseNumber] = LAST_NUMBER.exec(text) ?? [];
  const parsed = street && houseNumber && ONE_NUMBER.test(street) ? withHouseNumber(street, houseNumber) : null;
  return parsed ?? (ORDINAL_STREET.test(text) ? withHouseNumber(text, "") : null);
};

/**
 * Parses a shipping street; null if it is none. Tries the specification's grammar first, then street names with digits.
 * Collapses white space; at most 200 characters.
 */
export const parseShippingStreet = (text: string): StreetAddress | null => {
  if (text.length > MAX_STREET_LENGTH) return null;
  const plain = text.trim().replace(/\s+/g, " ");
  return plainStreet(plain) ?? numberedStreet(plain);
};

/** Street and house number in one line. */
export const formatShippingStreet = ({ street, houseNumber }: StreetAddress): string =>
  `${street} ${houseNumber}`.trim();
