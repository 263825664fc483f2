import {
  downloadPdfSignet,
  downloadTopEmployerBadge,
  getAwardProof,
  getAwards,
  RATING_FAMILIES,
} from "@portal/contract/ratings/awards/calls";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { AWARD_FILES } from "../../../platform/rate-limits/quotas.ts";

const access = accountAccess("read", { families: RATING_FAMILIES });
const criteria = z.array(z.object({ text: z.string(), state: z.string(), isMet: z.boolean() }));
const sum = z.object({ ratings: z.number(), stars: z.number() });
const file = new FileAnswer("application/pdf", "image/svg+xml", "image/png");

export const serveGetAwards = serve(getAwards, {
  access,
  agent: true,
  answers: {
    200: z.object({
      awards: z.object({
        company: z.string(),
        hasSignet: z.boolean(),
        isLocked: z.boolean(),
        sum,
        countedFrom: z.string(),
        signet: criteria,
        awardedOn: z.nullable(z.string()),
        employer: criteria,
        surveyedOn: z.nullable(z.string()),
        isTopEmployer: z.boolean(),
        origin: z.string(),
      }),
    }),
  },
});
export const serveDownloadPdfSignet = serve(downloadPdfSignet, {
  access,
  agent: true,
  quota: AWARD_FILES,
  answers: { 200: file },
});
export const serveDownloadTopEmployerBadge = serve(downloadTopEmployerBadge, {
  access,
  agent: true,
  quota: AWARD_FILES,
  answers: { 200: file },
});
export const serveGetAwardProof = serve(getAwardProof, {
  access: publicAccess,
  answers: {
    200: z.object({
      proof: z.nullable(
        z.object({
          company: z.string(),
          companyId: z.number(),
          awardedOn: z.string(),
          sum,
          countedFrom: z.string(),
          signet: criteria,
        }),
      ),
      employer: z.nullable(
        z.object({
          company: z.string(),
          companyId: z.number(),
          surveyedOn: z.string(),
          answers: z.number(),
          recommending: z.number(),
          criteria,
        }),
      ),
    }),
  },
});
