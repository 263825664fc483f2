/** The entry of a company in the directory (Specification §3 "Sales-platform entry"). */
import type { EntryPart, PartValues } from "./parts.ts";
import type { OpeningHours } from "../opening-hours/schema.ts";

/** Media of the provider's platform: the item of type LOGO is the logo (Specification §3), those of type IMAGE are the photos, sizes in `media.photos`. */
export type MediaItem = { Type__c: string; Url: string; alt: string };

export type SalesForceEntry = PartValues & {
  companyId: number;
  /** Name in lists and headlines; the provider's, may differ from company_name. */
  displayName: string;
  company_name: string;
  /** Street and house number in one line, "" where there is none. */
  ShippingStreet: string;
  ShippingPostalCode: string;
  ShippingCity: string;
  Phone: string;
  mobile: string;
  fax: string;
  email: string;
  /** As typed, scheme or not; in PublicEntry complete with https:// or http://, or "". */
  website: string;
  slogan: string;
  media_owner: MediaItem[];
  openingHours: OpeningHours;
  versions: Record<EntryPart, number>;
  /** ISO instant, UTC. */
  updatedAt: string;
};

/** The logo: the first medium of type LOGO that has an address (Specification §3). */
export const logoOf = (entry: Pick<SalesForceEntry, "media_owner">): MediaItem | null =>
  entry.media_owner.find(({ Type__c, Url }) => Type__c === "LOGO" && Url !== "") ?? null;

/** What everybody sees of an entry, without log-in. */
export type PublicEntry = Omit<SalesForceEntry, "displayName" | "versions" | "updatedAt">;

/** `changeId` undoes the save; null where nothing was different, and then the version is the old one. */
export type EntrySaved = { version: number; changeId: number | null };

export type AboutUs = PartValues["aboutUs"];
