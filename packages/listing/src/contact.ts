/** Normalises and compares phone numbers and web addresses. */
import { readPhones } from "./phone-text/phone-text.ts";

/** The number of a text, "+492214710214"; "" if it has none or several, or if nobody can know. Idempotent. */
export function normalisePhone(text: string): string {
  const numbers = readPhones(text);
  return numbers?.length === 1 ? (numbers[0]?.e164 ?? "") : "";
}

/** Every number of the text, with and without the zero of its switchboard. */
const spellingsOf = (text: string): string[] =>
  (readPhones(text) ?? []).flatMap(({ e164, trunk }) => (trunk === undefined ? [e164] : [e164, trunk]));

/** True if a number of both texts reaches the same line: "+49 (0)221 4710-0" equals "0221/4710". */
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
