/**
 * The listing check (Specification §3 "Entry service", §5 "Rules", §7 "bea" and "internalBea"): whether partner portals
 * show a business as its entry does. "bea" asks for any business, without log-in; "internalBea" for a company's own
 * entry. What is compared and how is in the listing rules; score and order of urgency in entry-service-rules.ts.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { isEntryServiceUserData } from "./business-data.ts";
import { idText } from "../http/ids.ts";
import type { ListingField, ListingResult, PortalStatus } from "./listing.ts";
import { formatShippingStreet } from "../text/patterns.ts";

/** Who puts a portal right: the company itself, or the provider for it. */
export const PORTAL_ACTORS = ["owner", "provider"] as const;
export type PortalActor = (typeof PORTAL_ACTORS)[number];

/** `icon`: an image as a data: URI, "" where the portal has none. */
export type PortalMetadata = { identifier: string; name: string; icon: string };

/** What one portal shows; `checkedAt` is an ISO instant, UTC. */
export type PortalFindings = Omit<ListingResult, "status" | "matchScore"> & { checkedAt: string };
export type PortalResult = PortalFindings & { portal: PortalMetadata & { status: PortalStatus } };

/** How many portals are how, of those that have been read; `total` counts the others as well. */
export type ListingChart = { score: number | null; total: number; counts: Record<PortalStatus, number> };

const said = z._default(z.string().check(z.trim(), z.maxLength(200, "Das ist zu lang.")), "");

/** Starts the check of any business. The token opens its results, and no others, for a day. */
export const getJobIdAndPortalsMetadata = endpoint<{ jobId: number; token: string; metadata: PortalMetadata[] }>()({
  name: "getJobIdAndPortalsMetadata",
  method: "GET",
  path: "/api/customer/bea/getJobIdAndPortalsMetadata",
  accountId: "optional",
  changesState: true,
  query: z.object({ company: said, street: said, houseNumber: said, zipCode: said, phone: said }).check(
    z.refine((data) => isEntryServiceUserData({ ...data, ShippingStreet: formatShippingStreet(data) }), {
      path: ["street"],
      error: "Bitte geben Sie Straße und Hausnummer an, zum Beispiel „Lindenstraße 12“.",
    }),
  ),
  errors: ["entry_service.too_many_checks", "entry_service.not_connected"],
});

/** What the check has found so far, portal by portal, in the order of the metadata. */
export const getAnalysisData = endpoint<{ results: PortalResult[]; chartData: ListingChart }>()({
  name: "getAnalysisData",
  method: "GET",
  path: "/api/customer/bea/getAnalysisData",
  accountId: "optional",
  query: z.object({ jobId: idText, token: z.string().check(z.regex(/^[0-9A-Za-z]{1,64}$/, "Ungültiger Schlüssel.")) }),
  errors: ["entry_service.check_not_found"],
});

/** How the company's latest check stands. */
export type ListingCheckState = {
  /** Whether the company has the entry service; without it nothing is checked. */
  booked: boolean;
  running: boolean;
  /** Portals of the latest check that have been read, and all of them. */
  done: number;
  total: number;
  startedAt: string | null;
  finishedAt: string | null;
  /** What is compared was changed in the entry since the latest check began. */
  stale: boolean;
  /** ISO instant from which on a re-check may be asked for; null: now. */
  nextReloadAt: string | null;
};

/** What a company sees of a portal: the latest result, and who acts. */
export type CompanyPortal = {
  portal: PortalMetadata & { status: PortalStatus | null };
  /** The running check has not come to it yet; what is shown is from the check before. */
  pending: boolean;
  /** Null where the portal was never read. */
  result: PortalFindings | null;
  actor: PortalActor;
  /** Where the owner corrects a listing by hand, "" where there is no such page. */
  correctUrl: string;
  /** One sentence: how a listing is put right there. */
  advice: string;
  home: string;
};

/** Day and time in Berlin: "2026-11-21" and "14:05". */
export type LastUpdate = { date: string; time: string };

/** `lastUpdate` is when the latest check was done; null before the first. */
export const retrievePortals = endpoint<{
  portals: CompanyPortal[];
  lastUpdate: LastUpdate | null;
  check: ListingCheckState;
}>()({
  name: "retrievePortals",
  method: "GET",
  path: "/api/customer/internalBea/retrievePortals",
  query: z.object({ companyId: idText }),
});

/** One finished check of the past, for the trend. */
export type ListingTrendPoint = { checkedAt: string; score: number | null; counts: Record<PortalStatus, number> };

/** How many portals are how, and how that went; the newest check first. */
export const getPartnerPortalListingStatistics = endpoint<{ statistics: ListingChart; trend: ListingTrendPoint[] }>()({
  name: "getPartnerPortalListingStatistics",
  method: "GET",
  path: "/api/customer/internalBea/getPartnerPortalListingStatistics",
});

/** On how many portals a field is right, of those that show it. */
export type FieldCorrectness = { field: ListingField; correct: number; total: number };

export const getCorrectnessOfListing = endpoint<{
  score: number | null;
  fields: FieldCorrectness[];
  check: ListingCheckState;
}>()({
  name: "getCorrectnessOfListing",
  method: "GET",
  path: "/api/customer/internalBea/getCorrectnessOfListing",
});

/** Starts a check of the company's entry, unless one is running or the last was a moment ago. */
export const reloadPortals = endpoint<{ check: ListingCheckState }>()({
  name: "reloadPortals",
  method: "GET",
  path: "/api/customer/internalBea/reloadPortals",
  changesState: true,
  errors: [
    "entry.not_found",
    "entry_service.not_booked",
    "entry_service.not_connected",
    "entry_service.data_insufficient",
    "entry_service.reload_too_soon",
  ],
});

/** The entry as a check would compare it this moment; `valid` is the rule of §5. */
export type EntryServiceData = {
  ShippingStreet: string;
  company: string;
  street: string;
  houseNumber: string;
  zipCode: string;
  city: string;
  phone: string;
  website: string;
  /** In words: "Mo–Fr 08:00–17:00". */
  openingHours: string;
};

export const getGrisuEntryServiceData = endpoint<{ data: EntryServiceData; valid: boolean }>()({
  name: "getGrisuEntryServiceData",
  method: "GET",
  path: "/api/customer/internalBea/getGrisuEntryServiceData",
  errors: ["entry.not_found"],
});

/** Locks the ratings' signet of the company, or allows it again. `customerId` is the company. */
export const updateWkdbSignet = endpoint<{ locked: boolean }>()({
  name: "updateWkdbSignet",
  method: "GET",
  path: "/api/customer/internalBea/updateWkdbSignet",
  changesState: true,
  query: z.object({
    customerId: idText,
    lock: z.pipe(
      z.enum(["true", "false"], "Bitte wählen Sie, ob das Siegel gesperrt ist."),
      z.transform((text: "true" | "false") => text === "true"),
    ),
  }),
});

/** The results of the latest check as a file for spreadsheets, one row a field; a plain GET, so that a link is enough. */
export const getPortalsCsv = endpoint<unknown>()({
  name: "getPortalsCsv",
  method: "GET",
  path: "/api/customer/internalBea/portals.csv",
});
