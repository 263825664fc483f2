import {
  changeRating,
  confirmRating,
  getInvitedPage,
  getRatingPage,
  getSubmission,
  submitRating,
  withdrawRating,
} from "@portal/contract/ratings/submissions/calls";
import * as z from "zod/mini";
import { publicAccess, serve } from "../../../platform/http/served-call.ts";
import { RATING_SUBMISSIONS, READS_ONLY, USES_TOKEN } from "../../../platform/rate-limits/quotas.ts";

const access = publicAccess;
const page = {
  company: z.object({ id: z.number(), name: z.string(), city: z.string() }),
  ticket: z.string(),
};
const answers = {
  200: z.object({
    submission: z.object({
      company: z.string(),
      stars: z.number(),
      title: z.string(),
      body: z.string(),
      authorName: z.string(),
      state: z.enum(["waiting", "published", "withdrawn"]),
    }),
  }),
};

export const serveGetRatingPage = serve(getRatingPage, {
  access,
  answers: { 200: z.object({ page: z.nullable(z.object(page)) }) },
});
export const serveGetInvitedPage = serve(getInvitedPage, {
  access,
  quota: READS_ONLY,
  answers: { 200: z.object({ page: z.nullable(z.object({ ...page, name: z.string() })) }) },
});
export const serveSubmitRating = serve(submitRating, {
  access,
  quota: RATING_SUBMISSIONS,
  bodyLimitBytes: 20_000,
  answers: { 200: z.object({ state: z.enum(["waiting", "published"]) }) },
});
export const serveGetSubmission = serve(getSubmission, { access, quota: READS_ONLY, answers });
export const serveConfirmRating = serve(confirmRating, { access, quota: USES_TOKEN, answers });
export const serveChangeRating = serve(changeRating, { access, quota: USES_TOKEN, bodyLimitBytes: 20_000, answers });
export const serveWithdrawRating = serve(withdrawRating, { access, quota: USES_TOKEN, answers });
