/** What is doubtful about a phone number that somebody types into the entry. It may still be right: data grow old. */
import { isMobileOrFaxNumber } from "@portal/contract/text/patterns";
import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/max";

/**
 * - `short`, `long`: digits are missing, or too many, after a known area code.
 * - `no_area_code`: it begins with neither zero nor country.
 * - `unknown`: no German number begins like this.
 */
export type PhoneDoubt = "short" | "long" | "no_area_code" | "unknown";

/** Most digits that people forget or type twice. */
const MOST_DIGITS = 5;
/** "115", "116 117": numbers without an area code that are dialled everywhere. */
const EVERYWHERE = /^11[0-9]{1,4}$/;

const german = (national: string): PhoneNumber | undefined => parsePhoneNumberFromString(`+49${national}`);
const exists = (national: string): boolean => german(national)?.isValid() === true;

/** The doubt about a number in the form's grammar; null if such a number can exist. */
export function phoneDoubt(text: string): PhoneDoubt | null {
  const digits = text.replace(/\(0\)/, text.trim().startsWith("(0)") ? "0" : "").replace(/[^\d+]/g, "");
  if (digits === "" || EVERYWHERE.test(digits)) return null;
  const international = /^(?:\+|00)49/.exec(digits)?.[0];
  if (international === undefined && !digits.startsWith("0")) return "no_area_code";
  const national = digits.slice(international?.length ?? 0);
  if (exists(national)) return null;
  // The order of magnitude of the added digits does not matter, only their number.
  for (let missing = 1; missing <= MOST_DIGITS; missing += 1)
    if (exists(national + "2".repeat(missing))) return "short";
  for (let extra = 1; extra <= MOST_DIGITS; extra += 1) if (exists(national.slice(0, -extra))) return "long";
  return "unknown";
}

/** Digits without any separator. Typed groups stay, because a hyphen marks an extension (DIN 5008). */
const UNGROUPED = /^(?:\+|00)?[0-9]{5,}$/;

/**
 * A number that was typed without groups, with its area code apart: "03012345678" is "030 12345678". Any other text, and
 * a number that can't exist or that a form would refuse in groups, as it was typed.
 */
export function groupedPhone(text: string): string {
  const digits = text.trim();
  if (!UNGROUPED.test(digits)) return text;
  const number = parsePhoneNumberFromString(digits.replace(/^00/, "+"), "DE");
  if (number?.isValid() !== true) return text;
  const isInternational = /^(?:\+|00)/.test(digits);
  const grouped = isInternational ? number.formatInternational() : number.formatNational();
  return isMobileOrFaxNumber(grouped) ? grouped : text;
}
