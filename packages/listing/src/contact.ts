/** Phone numbers and web addresses, each in one spelling and compared by it. */

const DASHES = /[\u2010-\u2015\u2212]/g;
/** The zero of a switchboard: "0221 4710-0". */
const SWITCHBOARD = /[-/] ?0\s*$/;
const MIN_DIGITS = 3;
const MAX_DIGITS = 20;

/** From the first digit, plus or bracket to the first letter behind it. */
const numberIn = (text: string): string =>
  /[+(\d][^\p{L}]*/u.exec(text.normalize("NFKC").replace(DASHES, "-"))?.[0] ?? "";

/** German digits behind +49, others behind their own prefix; digits alone where the area code is missing. */
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

/** One spelling of a phone number, "+492214710214"; "" where there is none. Doing it twice changes nothing. */
export function normalisePhone(text: string): string {
  const number = dialled(numberIn(text));
  const digits = number.replace("+", "").length;
  return digits < MIN_DIGITS || digits > MAX_DIGITS ? "" : number;
}

/** The number, and the same without the zero of its switchboard. */
const spellingsOf = (text: string): string[] => {
  const number = numberIn(text);
  return [number, number.replace(SWITCHBOARD, "")].map(normalisePhone).filter((spelling) => spelling !== "");
};

/** Whether both reach the same line: "+49 (0)221 4710-0" is "0221/4710". */
export function isSamePhone(a: string, b: string): boolean {
  const others = spellingsOf(b);
  return spellingsOf(a).some((spelling) => others.includes(spelling));
}

const PROTOCOL = /^https?:\/\//i;
const OTHER_PROTOCOL = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** What campaigns add to an address without changing where it leads. */
const TRACKING = /^(?:utm_.+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|pk_.+|mtm_.+|_ga|ref|source)$/i;
const START_PAGE = /\/(?:index|default|home)\.(?:html?|php|aspx?)$/i;

/**
 * One spelling of a web address: host in lower case and ASCII, without scheme, "www.", tracking, fragment and closing
 * slash; "" where the text is none. Doing it twice changes nothing.
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

/** Whether both lead to one site: equal, or one of them names the host alone. */
export function isSameWebsite(a: string, b: string): boolean {
  const [left, right] = [normaliseWebsite(a), normaliseWebsite(b)];
  if (left === "" || right === "") return false;
  const host = (address: string): string => address.replace(/[/?].*$/, "");
  return left === right || (host(left) === host(right) && (host(left) === left || host(right) === right));
}
