/**
 * The entry of a company in the directory (Specification §3 "Sales-platform entry", §4 "Entry update", §7 "Customer").
 * Each part has a version number of its own: a save names the version it was made from and is refused where another
 * save came in between. The rules of what people type are in entry-rules.ts.
 */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import type { EntryDetails } from "./entry-details.ts";
import type { EntryPart } from "./entry-parts.ts";
import { idText } from "./ids.ts";
import type { OpeningHours } from "./opening-hours.ts";

/** Media of the provider's platform: the item of type LOGO is the logo (Specification §3), those of type IMAGE are the photos, sizes in `media.photos`. */
export type MediaItem = { Type__c: string; Url: string; alt: string };

export type AboutUs = {
  /** Plain text with line breaks. */
  text: string;
  foundingYear: number | null;
  specialties: string[];
};

export type SalesForceEntry = EntryDetails & {
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
  aboutUs: AboutUs;
  versions: Record<EntryPart, number>;
  /** ISO instant, UTC. */
  updatedAt: string;
};

/** The logo: the first medium of type LOGO that has an address (Specification §3). */
export const logoOf = (entry: Pick<SalesForceEntry, "media_owner">): MediaItem | null =>
  entry.media_owner.find(({ Type__c, Url }) => Type__c === "LOGO" && Url !== "") ?? null;

export const getSalesForceEntry = endpoint<{ entry: SalesForceEntry }>()({
  name: "getSalesForceEntry",
  method: "GET",
  path: "/api/customer/getSalesForceEntry",
  accountId: "required",
  errors: ["entry.not_found"],
});

/** `changeId` undoes the save; null where nothing was different, and then the version is the old one. */
export type EntrySaved = { version: number; changeId: number | null };

/** What everybody sees of an entry, without log-in. */
export type PublicEntry = Omit<SalesForceEntry, "displayName" | "versions" | "updatedAt">;

export const getPublicEntry = endpoint<{ entry: PublicEntry }>()({
  name: "getPublicEntry",
  method: "GET",
  path: "/api/entry/public/:id",
  params: z.object({ id: idText }),
  errors: ["entry.not_found"],
});
