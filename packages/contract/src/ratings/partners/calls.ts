/** The partner network (Specification §7 "wkdb/portals"): where ratings come from, listings on partner portals, errors. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import type { FeedState } from "../feeds.ts";
import { RATING_SOURCE_NAMES, type RatingSourceName } from "../sources.ts";

/** A source of ratings, and what came from it. */
export type NetworkSource = {
  sourceId: RatingSourceName;
  count: number;
  /** −1 means that there are no ratings (Specification §3). */
  avgScore: number;
  /** ISO instant of the last delivery; null if nothing ever came. */
  lastDelivery: string | null;
  /** How far its ratings are known where it is asked regularly; null where it delivers by itself, or not at all. */
  feed: Pick<FeedState, "fetchedAt" | "problem"> | null;
};

/** A listing that the company added. `sourceId` identifies the portal. */
export type PartnerListing = {
  sourceId: string;
  name: string;
  /** An image as a data: URI, "" without one. */
  icon: string;
  url: string;
  /** ISO instant at which the listing check found this company there. */
  addedAt: string;
};

/** A partner portal that can be added. */
export type PartnerChoice = { sourceId: string; name: string; icon: string; home: string };

export const getRatingPortals = endpoint<{ sources: NetworkSource[]; partners: PartnerListing[] }>()({
  name: "getRatingPortals",
  method: "GET",
  path: "/api/wkdb/portals/list",
});

export const getPartnerChoices = endpoint<{ partners: PartnerChoice[] }>()({
  name: "getPartnerChoices",
  method: "GET",
  path: "/api/wkdb/portals/partners/selection-list",
});

const portalId = z
  .string("Bitte wählen Sie ein Portal.")
  .check(z.regex(/^[a-z0-9-]{1,40}$/, "Bitte wählen Sie ein Portal."));
export const PARTNER_URL_CHARACTERS = 500;

/** Adds a listing, after the listing check has found this company on that page. */
export const addPartner = endpoint<{ partner: PartnerListing }>()({
  name: "addPartner",
  method: "POST",
  path: "/api/wkdb/portals/partners/add",
  body: z.object({
    companyId: idNumber,
    sourceId: portalId,
    url: lineOf(PARTNER_URL_CHARACTERS, "Bitte geben Sie die Adresse Ihres Eintrags auf dem Portal ein.").check(
      z.refine(
        (url) => /^https?:\/\/[^\s@]+$/i.test(url),
        "Bitte geben Sie die ganze Adresse ein, mit https:// am Anfang.",
      ),
    ),
  }),
  errors: [
    "entry.not_found",
    "ratings.partner_unknown",
    "ratings.partner_added",
    "ratings.partner_url_foreign",
    "ratings.partner_not_this_company",
    "ratings.partner_unreachable",
  ],
});

/** Removes a listing; our own. */
export const removePartner = endpoint<Record<string, never>>()({
  name: "removePartner",
  method: "POST",
  path: "/api/wkdb/portals/partners/remove",
  body: z.object({ companyId: idNumber, sourceId: portalId }),
  errors: ["ratings.partner_unknown"],
});

/** What can be wrong on a portal. Each has a call of its own. */
export const PORTAL_ERRORS = ["incorrect-entry-url", "incorrect-rating", "incorrect-average-rating"] as const;
export type PortalError = (typeof PORTAL_ERRORS)[number];

/** A source of ratings, or the identifier of a partner portal. */
const reportedSource = z.union([z.enum(RATING_SOURCE_NAMES), portalId], "Bitte wählen Sie ein Portal.");
export const REPORT_TEXT_CHARACTERS = 2000;
const report = {
  companyId: idNumber,
  sourceId: reportedSource,
  text: paragraphsOf(REPORT_TEXT_CHARACTERS).check(z.minLength(1, "Bitte schreiben Sie, was nicht stimmt.")),
  /** The form makes it once, so that a report sent twice is one case. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/, "Bitte laden Sie die Seite neu.")),
};

/** The number of the service case that the report became. */
export type ReportAnswer = { serviceCase: { id: number } };

export const reportEntryUrl = endpoint<ReportAnswer>()({
  name: "reportEntryUrl",
  method: "POST",
  path: "/api/wkdb/portals/report-error/incorrect-entry-url",
  body: z.object(report),
  errors: ["ratings.partner_unknown", "request.throttled"],
});

export const reportRating = endpoint<ReportAnswer>()({
  name: "reportRating",
  method: "POST",
  path: "/api/wkdb/portals/report-error/incorrect-rating",
  body: z.object({ ...report, ratingId: z.optional(idNumber) }),
  errors: ["ratings.partner_unknown", "ratings.not_found", "request.throttled"],
});

export const reportAverageRating = endpoint<ReportAnswer>()({
  name: "reportAverageRating",
  method: "POST",
  path: "/api/wkdb/portals/report-error/incorrect-average-rating",
  body: z.object(report),
  errors: ["ratings.partner_unknown", "request.throttled"],
});
