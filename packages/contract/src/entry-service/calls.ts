/**
 * The listing check (Specification §3 "Entry service", §5 "Rules", §7 "bea" and "internalBea"): whether partner portals
 * show a business as its entry does. "bea" checks any business, without login; "internalBea" checks a company's own
 * entry. `rules.ts` computes score and urgency; the package `listing` compares.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { isEntryServiceUserData } from "./business-data.ts";
import { idText } from "../http/ids.ts";
import type { ListingField, ListingResult, PortalStatus } from "./listing.ts";
import { formatShippingStreet } from "../text/patterns.ts";

/** Who corrects a portal's listing: the company itself, or the provider for it. */
export const PORTAL_ACTORS = ["owner", "provider"] as const;
export type PortalActor = (typeof PORTAL_ACTORS)[number];

/** `icon`: an image as a data: URI, "" if the portal has none. */
export type PortalMetadata = { identifier: string; name: string; icon: string };

/** What one portal shows. `checkedAt`: ISO instant, UTC. */
export type PortalFindings = Omit<ListingResult, "status" | "matchScore"> & { checkedAt: string };
export type PortalResult = PortalFindings & { portal: PortalMetadata & { status: PortalStatus } };

/** Number of portals per status, of those that have been read. `total` counts the unread ones as well. */
export type ListingChart = { score: number | null; total: number; counts: Record<PortalStatus, number> };

const said = z._default(z.string().check(z.trim(), z.maxLength(200, "Das ist zu lang.")), "");

/** Starts a check of any business. The token gives access to the results of this check only, for one day. */
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

/** The results so far, portal by portal, in the order of the metadata. */
export const getAnalysisData = endpoint<{ results: PortalResult[]; chartData: ListingChart }>()({
  name: "getAnalysisData",
  method: "GET",
  path: "/api/customer/bea/getAnalysisData",
  accountId: "optional",
  query: z.object({
    jobId: idText,
    token: z.string().check(z.regex(/^[0-9A-Za-z]{1,64}$/, "Bitte öffnen Sie den Link noch einmal.")),
  }),
  errors: ["entry_service.check_not_found"],
});

/** The state of the company's latest check. */
export type ListingCheckState = {
  /** True if the company has the entry service. Without it nothing is checked. */
  booked: boolean;
  running: boolean;
  /** Portals of the latest check that have been read; `total` counts all of them. */
  done: number;
  total: number;
  startedAt: string | null;
  finishedAt: string | null;
  /** True if the entry's compared fields changed after the latest check began. */
  stale: boolean;
  /** ISO instant from which another check may be started; null: now. */
  nextReloadAt: string | null;
};

/** What a company sees of a portal: the latest result, and who acts. */
export type CompanyPortal = {
  portal: PortalMetadata & { status: PortalStatus | null };
  /** True if the running check has not read this portal yet; the result is then that of the check before. */
  pending: boolean;
  /** Null if the portal was never read. */
  result: PortalFindings | null;
  actor: PortalActor;
  /** Page on which the owner adds a listing, "" if there is none. */
  correctUrl: string;
  /** One sentence: how a listing is corrected on this portal. */
  advice: string;
  home: string;
};

/** Day and time in Berlin: "2026-11-21" and "14:05". */
export type LastUpdate = { date: string; time: string };

/** `lastUpdate`: when the latest check ended; null before the first. */
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

/** Portals per status now and over time, newest check first. */
export const getPartnerPortalListingStatistics = endpoint<{ statistics: ListingChart; trend: ListingTrendPoint[] }>()({
  name: "getPartnerPortalListingStatistics",
  method: "GET",
  path: "/api/customer/internalBea/getPartnerPortalListingStatistics",
});

/** On how many portals a field is correct, of those that show it. */
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

/**
 * Starts a check of the company's entry, unless one is running or the last one is too recent. With `portal` it reads that
 * portal only, unless the entry changed after the latest check: then all findings are old, and it reads every portal.
 */
export const reloadPortals = endpoint<{ check: ListingCheckState }>()({
  name: "reloadPortals",
  method: "GET",
  path: "/api/customer/internalBea/reloadPortals",
  changesState: true,
  query: z.object({ portal: z.optional(z.string().check(z.maxLength(100, "Dieses Portal kennen wir nicht."))) }),
  errors: [
    "entry.not_found",
    "entry_service.not_booked",
    "entry_service.not_connected",
    "entry_service.data_insufficient",
    "entry_service.reload_too_soon",
  ],
});

/** The entry as a check would compare it now. `valid`: `isEntryServiceUserData` (§5) accepts it. */
export type EntryServiceData = {
  ShippingStreet: string;
  company: string;
  street: string;
  houseNumber: string;
  zipCode: string;
  city: string;
  phone: string;
  website: string;
  /** German text: "Mo–Fr 08:00–17:00". */
  openingHours: string;
};

export const getGrisuEntryServiceData = endpoint<{ data: EntryServiceData; valid: boolean }>()({
  name: "getGrisuEntryServiceData",
  method: "GET",
  path: "/api/customer/internalBea/getGrisuEntryServiceData",
  errors: ["entry.not_found"],
});

/** Locks the company's rating signet, or allows it again. `customerId` is the company's id. */
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

/** The results of the latest check as CSV, one row per field. A plain GET, so a link is enough. */
export const getPortalsCsv = endpoint<unknown>()({
  name: "getPortalsCsv",
  method: "GET",
  path: "/api/customer/internalBea/portals.csv",
});
