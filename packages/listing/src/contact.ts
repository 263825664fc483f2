/** Normalises and compares phone numbers and web addresses. */

const DASHES = /[\u2010-\u2015\u2212]/g;
/** The final zero for the switchboard: "0221 4710-0". */
const SWITCHBOARD = /[-/] ?0\s*$/;
const MIN_DIGITS = 3;
const MAX_DIGITS = 20;

/** From the first digit, plus or bracket up to the first letter after it. */
const numberIn = (text: string): string =>
  /[+(\d][^\p{L}]*/u.exec(text.normalize("NFKC").replace(DASHES, "-"))?.[0] ?? "";

/** German numbers begin with +49, others with their own prefix. Without an area code only the digits remain. */
function dialled(number: string): string {
  const digits = number.replace(/\(\s*0\s*\)/g, /^\D*(?:\+|00)\s*49/.test(number) ? "" : "0").replace(/[^\d+]/g, "");
  const plain = digits.replace(/(?!^)\+/g, "");
  if (/^(?:\+|00)/.test(plain)) {
    const international = plain.replace(/^\+?0*/, "");
    return international.startsWith("49") ? `+49${international.slice(2).replace(/^0+/, "")}` : `+${international}`;
  }
  if (plain.startsWith("0")) return `+49${plain.slice(1)}`;
  return /^49\d{8,}$/.test(plain) ? `+${plain}` : plain;
}

/** The normal form of a phone number, "+492214710214"; "" if there is none. Idempotent. */
export function normalisePhone(text: string): string {
  const number = dialled(numberIn(text));
  const digits = number.replace("+", "").length;
  return digits < MIN_DIGITS || digits > MAX_DIGITS ? "" : number;
}

/** The number with and without the zero of its switchboard. */
const spellingsOf = (text: string): string[] => {
  const number = numberIn(text);
  return [number, number.replace(SWITCHBOARD, "")].map(normalisePhone).filter((spelling) => spelling !== "");
};

/** True if both reach the same line: "+49 (0)221 4710-0" equals "0221/4710". */
export function isSamePhone(a: string, b: string): boolean {
  const others = spellingsOf(b);
  return spellingsOf(a).some((spelling) => others.includes(spelling));
}

const PROTOCOL = /^https?:\/\//i;
const OTHER_PROTOCOL = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** Parameters that campaigns add to a URL without changing where it leads. */
const TRACKING = /^(?:utm_.+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|pk_.+|mtm_.+|_ga|ref|source)$/i;
const START_PAGE = /\/(?:index|default|home)\.(?:html?|php|aspx?)$/i;

/**
 * The normal form of a web address: host in lower case and ASCII, without scheme, "www.", tracking parameters, fragment
 * and final slash; "" if the text is no web address. Idempotent.
 */
export function normaliseWebsite(text: string): string {
  const plain = text.trim().normalize("NFC");
  if (plain === "" || (!PROTOCOL.test(plain) && OTHER_PROTOCOL.test(plain))) return "";
  const address = PROTOCOL.test(plain) ? plain : `https://${plain.replace(/^\/+/, "")}`;
  if (!URL.canParse(address)) return "";
  const { hostname, port, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www\.)+/, "").replace(/\.+$/, "");
  if (!host.includes(".")) return "";
  for (const name of Array.from(searchParams.keys()).filter((key) => TRACKING.test(key))) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.toString();
  const path = pathname.replace(START_PAGE, "").replace(/\/+$/, "");
  return `${host}${port === "" ? "" : `:${port}`}${path}${query === "" ? "" : `?${query}`}`;
}

/** True if both lead to one site: they are equal, or one of them is the host only. */
export function isSameWebsite(a: string, b: string): boolean {
  const [left, right] = [normaliseWebsite(a), normaliseWebsite(b)];
  if (left === "" || right === "") return false;
  const host = (address: string): string => address.replace(/[/?].*$/, "");
  return left === right || (host(left) === host(right) && (host(left) === left || host(right) === right));
}
