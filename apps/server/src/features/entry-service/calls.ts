import {
  getAnalysisData,
  getCorrectnessOfListing,
  getGrisuEntryServiceData,
  getJobIdAndPortalsMetadata,
  getPartnerPortalListingStatistics,
  getPortalsCsv,
  PORTAL_ACTORS,
  reloadPortals,
  retrievePortals,
  updateWkdbSignet,
} from "@portal/contract/entry-service/calls";
import {
  LISTING_ERROR_REASONS,
  LISTING_FIELDS,
  PORTAL_STATUSES,
  type PortalStatus,
} from "@portal/contract/entry-service/listing";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, publicAccess, serve } from "../../platform/http/served-call.ts";
import { COMPANY_CHECKS, ENTRY_SAVES, PUBLIC_CHECKS } from "../../platform/rate-limits/quotas.ts";

const metadata = { identifier: z.string(), name: z.string(), icon: z.string() };
const status = z.enum(PORTAL_STATUSES);
const evidence = { url: z.string(), readAt: z.string() };
const counts = z.object(
  Object.fromEntries(PORTAL_STATUSES.map((name) => [name, z.number()])) as Record<PortalStatus, z.ZodMiniNumber>,
);
const chart = z.object({ score: z.nullable(z.number()), total: z.number(), counts });
const resultFields = {
  reason: z.nullable(z.enum(LISTING_ERROR_REASONS)),
  evidence: z.nullable(z.object(evidence)),
  fields: z.array(
    z.object({
      field: z.enum(LISTING_FIELDS),
      expected: z.string(),
      found: z.string(),
      verdict: z.enum(["same", "different", "missing", "extra", "unreadable"]),
    }),
  ),
  duplicates: z.array(z.object({ ...evidence, name: z.string(), address: z.string() })),
  checkedAt: z.string(),
};
const check = z.object({
  booked: z.boolean(),
  running: z.boolean(),
  done: z.number(),
  total: z.number(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  stale: z.boolean(),
  nextReloadAt: z.nullable(z.string()),
});

export const serveGetJobIdAndPortalsMetadata = serve(getJobIdAndPortalsMetadata, {
  quota: PUBLIC_CHECKS,
  summary: "Start a check of any business",
  access: publicAccess,
  agent: true,
  answers: { 200: z.object({ jobId: z.number(), token: z.string(), metadata: z.array(z.object(metadata)) }) },
});

export const serveGetAnalysisData = serve(getAnalysisData, {
  summary: "Get the results of a business's check",
  access: publicAccess,
  agent: true,
  answers: {
    200: z.object({
      results: z.array(z.object({ portal: z.object({ ...metadata, status }), ...resultFields })),
      chartData: chart,
    }),
  },
});

export const serveRetrievePortals = serve(retrievePortals, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      portals: z.array(
        z.object({
          portal: z.object({ ...metadata, status: z.nullable(status) }),
          pending: z.boolean(),
          result: z.nullable(z.object(resultFields)),
          actor: z.enum(PORTAL_ACTORS),
          correctUrl: z.string(),
          advice: z.string(),
          home: z.string(),
        }),
      ),
      lastUpdate: z.nullable(z.object({ date: z.string(), time: z.string() })),
      check,
    }),
  },
});

export const serveGetPartnerPortalListingStatistics = serve(getPartnerPortalListingStatistics, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      statistics: chart,
      trend: z.array(z.object({ checkedAt: z.string(), score: z.nullable(z.number()), counts })),
    }),
  },
});

export const serveGetCorrectnessOfListing = serve(getCorrectnessOfListing, {
  summary: "Compare a listing with the entry",
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      score: z.nullable(z.number()),
      fields: z.array(z.object({ field: z.enum(LISTING_FIELDS), correct: z.number(), total: z.number() })),
      check,
    }),
  },
});

export const serveReloadPortals = serve(reloadPortals, {
  quota: COMPANY_CHECKS,
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object({ check }) },
});

export const serveGetGrisuEntryServiceData = serve(getGrisuEntryServiceData, {
  summary: "Get what the entry service knows of the company",
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      data: z.object({
        ShippingStreet: z.string(),
        company: z.string(),
        street: z.string(),
        houseNumber: z.string(),
        zipCode: z.string(),
        city: z.string(),
        phone: z.string(),
        website: z.string(),
        openingHours: z.string(),
      }),
      valid: z.boolean(),
    }),
  },
});

export const serveUpdateWkdbSignet = serve(updateWkdbSignet, {
  quota: ENTRY_SAVES,
  summary: "Lock or allow the rating signet",
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object({ locked: z.boolean() }) },
});

export const serveGetPortalsCsv = serve(getPortalsCsv, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: new FileAnswer("text/csv") },
});
