/**
 * Reads the new value from what a visitor wrote. Only a text with exactly one value counts; whoever decides sees it
 * before. Pure.
 */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { parseShippingStreet } from "@portal/contract/text/patterns";
import type { ContributionKind } from "@portal/contract/ugc/calls";
import type { HintField } from "@portal/contract/ugc/hints";
import { isSamePhone } from "@portal/listing/contact";
import { readHoursText } from "@portal/listing/hours-text/hours-text";
import { groupedPhone } from "@portal/listing/phone-text/doubt";
import { readPhones } from "@portal/listing/phone-text/phone-text";
import type { OutsideChange } from "../../entry/public.ts";

/** What people write before the hours that are right. */
const BEFORE_HOURS =
  /^.*?(?:öffnungszeiten|geöffnet|offen|zeiten|richtig|jetzt|neu)(?: (?:ist|sind|ab sofort|jetzt|wie folgt))*:? /isu;
/** Streets of one word: of several words nobody can tell where the name begins. */
const STREET =
  /(?<![\p{L}-])(\p{Lu}[\p{L}-]*(?:str\.|straße|weg|platz|allee|gasse|ring|damm|ufer|-(?:Str\.|Straße|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer))) (\d{1,4} ?[a-z]?)(?![\p{L}\d])/gu;
const TOWN = /(?<!\d)(\d{5}) (\p{Lu}[\p{L}-]+(?: (?:am|an der|im|in|ob der) \p{Lu}\p{L}+)?)/u;

/** What is compared with the text. */
type Known = Pick<SalesForceEntry, "Phone" | "ShippingStreet" | "openingHours">;

/** The change of the entry that a hint proposes; null if its text is not that clear, or the entry says so already. */
export function readHint(kind: ContributionKind, text: string, entry: Known): OutsideChange | null {
  switch (kind) {
    case "phone":
      return phoneOf(text, entry);
    case "address":
      return addressOf(text, entry);
    case "hours":
      return hoursOf(text, entry);
    default:
      return null;
  }
}

function phoneOf(text: string, { Phone }: Known): OutsideChange | null {
  const others = (readPhones(text) ?? []).filter(({ e164, isFax }) => !isFax && !isSamePhone(e164, Phone));
  const [first] = others;
  if (first === undefined || others.length > 1) return null;
  const national = groupedPhone(first.e164.replace(/^\+49/, "0"));
  return { part: "companyData", values: { Phone: national } };
}

function addressOf(text: string, { ShippingStreet: known }: Known): OutsideChange | null {
  const streets = [...text.matchAll(STREET)].map(([, street = "", number = ""]) => `${street} ${number.trim()}`);
  const others = streets.filter((street) => street.toLowerCase() !== known.toLowerCase());
  const [ShippingStreet] = others;
  if (ShippingStreet === undefined || others.length > 1 || parseShippingStreet(ShippingStreet) === null) return null;
  const [, postalCode, city] = TOWN.exec(text) ?? [];
  const town = postalCode && city ? { ShippingPostalCode: postalCode, ShippingCity: city } : {};
  return { part: "companyData", values: { ShippingStreet, ...town } };
}

function hoursOf(text: string, { openingHours }: Known): OutsideChange | null {
  const told = readHoursText([text]) ?? readHoursText([text.replace(BEFORE_HOURS, "")]);
  if (told === undefined) return null;
  const week = told.map((spans, index) => ({
    spans,
    byAppointment: spans.length === 0 && openingHours.week[index]?.byAppointment === true,
  }));
  return { part: "openingHours", values: { week } };
}

/** The fields that the change would really change, with both values. */
export function fieldsOfChange(change: OutsideChange, entry: SalesForceEntry): HintField[] {
  const fields: HintField[] =
    change.part === "openingHours"
      ? change.values.week.map((proposed, index) => ({
          field: `week.${index}` as HintField["field"],
          current: entry.openingHours.week[index],
          proposed,
        }))
      : Object.entries(change.values).map(([field, proposed]) => ({
          field: field as HintField["field"],
          current: entry[field as keyof SalesForceEntry],
          proposed,
        }));
  return fields.filter(({ current, proposed }) => JSON.stringify(current) !== JSON.stringify(proposed));
}
