/**
 * A location in the Business Information API v1, and in the form that is compared. A field that Google leaves out is
 * empty. A field of unknown shape is treated as empty too, so that it does not fail the whole location.
 */
import type { ComparedField } from "@portal/contract/external-services/google-fields";
import type { ComparedEntry, GoogleProfile } from "@portal/listing/google-comparison";
import { minutesOf, type Span, timeOf } from "@portal/contract/opening-hours/model";
import * as z from "zod/mini";

const DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
const MINUTES_PER_DAY = 1440;

const { catch: orElse } = z;

const time = z.object({ hours: z.optional(z.int()), minutes: z.optional(z.int()) });
const period = z.object({
  openDay: z.enum(DAYS),
  openTime: z.optional(time),
  closeDay: z.enum(DAYS),
  closeTime: z.optional(time),
});
const storefront = z.object({
  regionCode: z.optional(z.string()),
  languageCode: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  locality: z.optional(z.string()),
  addressLines: z.optional(z.array(z.string())),
});

const location = z.object({
  name: z.string().check(z.regex(/^locations\/\d{1,25}$/)),
  title: z._default(z.string(), ""),
  storefrontAddress: orElse(z.optional(storefront), undefined),
  phoneNumbers: orElse(
    z.optional(z.object({ primaryPhone: z.optional(z.string()), additionalPhones: z.optional(z.array(z.string())) })),
    undefined,
  ),
  websiteUri: orElse(z._default(z.string(), ""), ""),
  regularHours: orElse(z.optional(z.object({ periods: z.optional(z.array(period)) })), undefined),
  profile: orElse(z.optional(z.object({ description: z.optional(z.string()) })), undefined),
  metadata: orElse(z.optional(z.object({ hasVoiceOfMerchant: z.optional(z.boolean()) })), undefined),
});
export type Location = z.output<typeof location>;

export const accountsPage = z.object({
  accounts: z._default(z.array(z.object({ name: z.string().check(z.regex(/^accounts\/\d{1,25}$/)) })), []),
  nextPageToken: z.optional(z.string()),
});
export const locationsPage = z.object({
  locations: z._default(z.array(location), []),
  nextPageToken: z.optional(z.string()),
});
export const locationShape = location;
export const voiceOfMerchant = z.object({
  hasVoiceOfMerchant: z.optional(z.boolean()),
  complyWithGuidelines: z.optional(z.unknown()),
});

/** Field masks: Google answers these fields only. */
export const LIST_MASK = "name,title,storefrontAddress,metadata";
export const PROFILE_MASK = "name,title,storefrontAddress,phoneNumbers,websiteUri,regularHours,profile";

type Time = z.output<typeof time>;
const toMinutes = ({ hours = 0, minutes = 0 }: Time = {}): number => hours * 60 + minutes;

/** A period belongs to the day on which it opens. "24:00" and midnight of the next day are the same end. */
function weekOf({ regularHours }: Location): Span[][] {
  const week: Span[][] = DAYS.map(() => []);
  for (const { openDay, openTime, closeTime } of regularHours?.periods ?? []) {
    week[DAYS.indexOf(openDay)]?.push({ from: timeOf(toMinutes(openTime)), to: timeOf(toMinutes(closeTime)) });
  }
  return week.map((spans) => spans.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from)));
}

export function toProfile(from: Location): GoogleProfile {
  const { title, storefrontAddress: address, phoneNumbers, websiteUri, profile } = from;
  return {
    title,
    address: address === undefined ? null : addressOf(address),
    phone: phoneNumbers?.primaryPhone ?? "",
    website: websiteUri,
    week: weekOf(from),
    description: profile?.description ?? "",
  };
}

const addressOf = ({ addressLines = [], postalCode = "", locality = "" }: z.output<typeof storefront>) => ({
  street: addressLines.join(", "),
  postalCode,
  city: locality,
});

const toTime = (minutes: number): Time => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

const toPeriods = (week: ComparedEntry["openingHours"]["week"]) =>
  week.flatMap(({ spans }, index) =>
    spans.map(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      // An end at midnight belongs to the same day; an end before the start belongs to the next day.
      const close = end === 0 ? MINUTES_PER_DAY : end;
      const closeDay = DAYS[close > start ? index : (index + 1) % DAYS.length];
      return { openDay: DAYS[index], openTime: toTime(start), closeDay, closeTime: toTime(close) };
    }),
  );

/** The PATCH of one field: its mask and value. Sibling values that Google stores in the same field are kept. */
export function toPatch(field: ComparedField, entry: ComparedEntry, now: Location): { mask: string; body: object } {
  switch (field) {
    case "name":
      return { mask: "title", body: { title: entry.company_name } };
    case "phone":
      return { mask: "phoneNumbers", body: { phoneNumbers: { ...now.phoneNumbers, primaryPhone: entry.Phone } } };
    case "website":
      return { mask: "websiteUri", body: { websiteUri: withScheme(entry.website) } };
    case "description":
      return { mask: "profile", body: { profile: { description: entry.aboutUs.text } } };
    case "openingHours":
      return { mask: "regularHours", body: { regularHours: { periods: toPeriods(entry.openingHours.week) } } };
    case "address":
      return {
        mask: "storefrontAddress",
        body: {
          storefrontAddress: {
            regionCode: "DE",
            languageCode: "de",
            ...now.storefrontAddress,
            postalCode: entry.ShippingPostalCode,
            locality: entry.ShippingCity,
            addressLines: [entry.ShippingStreet],
          },
        },
      };
  }
}

const withScheme = (address: string): string => (/^https?:\/\//i.test(address) ? address : `https://${address}`);
