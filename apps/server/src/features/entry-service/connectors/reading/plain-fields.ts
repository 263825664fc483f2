/** Reads fields by CSS selectors, and merges readings. */
import { emptyReading, type ListingReading } from "@portal/contract/entry-service/listing";
import { type Document, textOf } from "@portal/page-reading/page-document";

/** The configuration's selector of each text. */
export type PlainFields = Partial<
  Record<"name" | "street" | "postalCode" | "city" | "phone" | "website" | "openingHours", string | undefined>
>;

/** Texts by field, as found. */
export type PlainTexts = Record<keyof PlainFields, string[]>;

const POSTAL_CODE = /(?<!\d)\d{5}(?!\d)/;
/** Texts as a reading; street, postal code and town may be in one text. */
export const readingOfTexts = (texts: PlainTexts): ListingReading => ({
  ...emptyReading(),
  name: texts.name[0] ?? "",
  streetLine: texts.street[0] ?? "",
  postalCode: POSTAL_CODE.exec(texts.postalCode[0] ?? "")?.[0] ?? texts.postalCode[0] ?? "",
  city: (texts.city[0] ?? "").replace(/^.*(?<!\d)\d{5}\s+/, ""),
  phones: texts.phone,
  websites: texts.website,
  openingHours: { texts: texts.openingHours, specifications: [] },
});

/** Reads a page by its selectors; fields without selector stay empty. */
export function plainReading($: Document, fields: PlainFields): ListingReading {
  return readingOfTexts({
    name: textsAt($, fields.name),
    street: textsAt($, fields.street),
    postalCode: textsAt($, fields.postalCode),
    city: textsAt($, fields.city),
    phone: textsAt($, fields.phone).map((phone) => phone.replace(/^tel:/i, "")),
    website: textsAt($, fields.website),
    openingHours: textsAt($, fields.openingHours),
  });
}

const MAX_TEXTS = 40;

function textsAt($: Document, place: string | undefined): string[] {
  if (place === undefined) return [];
  const [, selector = place, attribute] = /^(.*)@([\w-]+)$/.exec(place) ?? [];
  return $(selector)
    .toArray()
    .slice(0, MAX_TEXTS)
    .map((element) => (attribute === undefined ? textOf(element) : ($(element).attr(attribute)?.trim() ?? "")))
    .filter((text) => text !== "");
}

const either = (text: string, other: string): string => (text === "" ? other : text);
const eitherList = <T>(list: T[], other: T[]): T[] => (list.length === 0 ? other : list);

/** Fills the gaps of the first reading from the second. */
export function filledUp(reading: ListingReading, other: ListingReading): ListingReading {
  const hasHours = reading.openingHours.texts.length + reading.openingHours.specifications.length > 0;
  return {
    name: either(reading.name, other.name),
    streetLine: either(reading.streetLine, other.streetLine),
    postalCode: either(reading.postalCode, other.postalCode),
    city: either(reading.city, other.city),
    phones: eitherList(reading.phones, other.phones),
    websites: eitherList(reading.websites, other.websites),
    openingHours: hasHours ? reading.openingHours : other.openingHours,
  };
}
