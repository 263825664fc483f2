/** The awards of a company (Specification §4 "Awards signet", §7 "Ratings and awards"). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber, idText } from "../../http/ids.ts";
import type { ProductFamily } from "../../navigation/products.ts";
import type { Day } from "../../time/berlin-time.ts";
import type { Criterion, EmployerSurvey, RatingSum } from "./rules.ts";

export const RATING_FAMILIES: readonly ProductFamily[] = ["ratings"];

export type Awards = {
  company: string;
  /** Specification §3 "has_wkdb_signet": whether the company's product includes the signet. */
  hasSignet: boolean;
  /** Switched off by the company (`No_Wkdb_Signet__c`). */
  isLocked: boolean;
  sum: RatingSum;
  /** The first day whose ratings count. */
  countedFrom: Day;
  signet: Criterion[];
  /** Null while the criteria are not met. */
  awardedOn: Day | null;
  employer: Criterion[];
  surveyedOn: Day | null;
  /** Whether the criteria of the top-employer badge are met. */
  isTopEmployer: boolean;
  /** Scheme and host of badge and proof page. */
  origin: string;
};

export const getAwards = endpoint<{ awards: Awards }>()({
  name: "getAwards",
  method: "GET",
  path: "/api/wkdb/awards/get",
});

/** Print: PDF and SVG with outlines, which need no typeface. Web: a small and a large picture. */
export const AWARD_FORMATS = ["pdf", "svg", "png-small", "png-large"] as const;
export type AwardFormat = (typeof AWARD_FORMATS)[number];
export const PNG_WIDTHS = { "png-small": 320, "png-large": 2400 } as const;

const body = z.object({
  companyId: idNumber,
  format: z._default(z.enum(AWARD_FORMATS, "Bitte wählen Sie eine Datei aus der Liste."), "pdf"),
});

export const downloadPdfSignet = endpoint<Uint8Array>()({
  name: "downloadPdfSignet",
  method: "POST",
  path: "/api/wkdb/awards/pdf-signet/download",
  body,
  errors: ["ratings.signet_not_booked", "ratings.signet_locked", "ratings.award_not_earned"],
});

export const downloadTopEmployerBadge = endpoint<Uint8Array>()({
  name: "downloadTopEmployerBadge",
  method: "POST",
  path: "/api/wkdb/awards/top-employer-badge/download",
  body,
  errors: ["ratings.award_not_earned"],
});

/** What anybody may read about an award: the page that a badge links to. */
export type AwardProof = {
  company: string;
  companyId: number;
  awardedOn: Day;
  sum: RatingSum;
  countedFrom: Day;
  signet: Criterion[];
};

/** The survey among employees that a top-employer badge rests on. */
export type EmployerProof = EmployerSurvey & { company: string; companyId: number; criteria: Criterion[] };

/**
 * `proof` is null for a company without a current award, one that switched the signet off and an unknown one; `employer`
 * while the criteria of the top-employer badge are not met.
 */
export const getAwardProof = endpoint<{ proof: AwardProof | null; employer: EmployerProof | null }>()({
  name: "getAwardProof",
  method: "GET",
  path: "/api/awards/:id/proof",
  params: z.object({ id: idText }),
});

/** The proof page's address behind the origin. */
export const proofPath = (companyId: number): string => `/auszeichnung?firma=${companyId}`;
export const employerProofPath = (companyId: number): string => `${proofPath(companyId)}&art=arbeitgeber`;
