/** The entry of a company in the directory (Specification §3 "Sales-platform entry"). */
import type { EntryPart, PartValues } from "./parts.ts";
import type { OpeningHours } from "../opening-hours/schema.ts";

/**
 * The provider's media: the item of type LOGO is the logo (Specification §3), items of type IMAGE are the photos, whose
 * sizes are in `media.photos`.
 */
export type MediaItem = { Type__c: string; Url: string; alt: string };

export type SalesForceEntry = PartValues & {
  companyId: number;
  /** The provider's name for lists and headlines; may differ from company_name. */
  displayName: string;
  company_name: string;
  /** Street and house number in one line, "" if there is none. */
  ShippingStreet: string;
  ShippingPostalCode: string;
  ShippingCity: string;
  Phone: string;
  mobile: string;
  fax: string;
  email: string;
  /** As typed, with or without scheme. In PublicEntry complete with https:// or http://, or "". */
  website: string;
  slogan: string;
  media_owner: MediaItem[];
  openingHours: OpeningHours;
  versions: Record<EntryPart, number>;
  /** ISO instant, UTC. */
  updatedAt: string;
};

/** The first medium of type LOGO that has a URL (Specification §3). */
export const logoOf = (entry: Pick<SalesForceEntry, "media_owner">): MediaItem | null =>
  entry.media_owner.find(({ Type__c, Url }) => Type__c === "LOGO" && Url !== "") ?? null;

/** What everybody sees of an entry, without login. */
export type PublicEntry = Omit<SalesForceEntry, "displayName" | "versions" | "updatedAt">;

/** `changeId` undoes the save. It is null if nothing differed; the version is then the old one. */
export type EntrySaved = { version: number; changeId: number | null };

export type AboutUs = PartValues["aboutUs"];
