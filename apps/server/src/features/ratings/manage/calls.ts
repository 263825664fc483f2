import * as z from "zod/mini";
import { ANSWER_STATES, DELIVERIES, DELIVERY_FAILURES, MODERATIONS } from "@portal/contract/ratings/manage/answer";
import {
  ANSWER_STEPS,
  deleteAnswerTemplate,
  getAnswerTemplates,
  getManagedRating,
  getManagedRatings,
  getManagedRatingsCsv,
  markRatings,
  orderAnswerTemplates,
  publishAnswer,
  resendAnswer,
  restoreAnswer,
  saveAnswerDraft,
  saveAnswerTemplate,
  withdrawAnswer,
} from "@portal/contract/ratings/manage/calls";
import { RATING_SOURCE_KEYS, RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { RATING_ANSWERS } from "../../../platform/rate-limits/quotas.ts";

/** Room for 1,300 characters of three bytes, escaped as JSON. */
const TEXT_BODY_BYTES = 12_000;

const reads = { access: accountAccess("read", { families: RATINGS_FAMILIES }), agent: true } as const;
const writes = {
  access: accountAccess("write", { families: RATINGS_FAMILIES }),
  agent: true,
  quota: RATING_ANSWERS,
} as const;

const answer = z.object({
  state: z.enum(ANSWER_STATES),
  draft: z.nullable(z.string()),
  text: z.string(),
  isEdited: z.boolean(),
  moderation: z.enum(MODERATIONS),
  reason: z.string(),
  delivery: z.enum(DELIVERIES),
  failure: z.nullable(z.enum(DELIVERY_FAILURES)),
  publishedAt: z.nullable(z.string()),
  changedAt: z.string(),
  changedBy: z.string(),
  bySupport: z.boolean(),
  version: z.number(),
});
const rating = z.object({
  id: z.number(),
  source: z.enum(RATING_SOURCE_KEYS),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  ratedAt: z.string(),
  url: z.nullable(z.string()),
  isHeld: z.boolean(),
  doneAt: z.nullable(z.string()),
  answer: z.nullable(answer),
});
const earlier = z.object({ stars: z.number(), title: z.string(), text: z.string(), until: z.string() });
const change = z.object({
  id: z.number(),
  step: z.enum(ANSWER_STEPS),
  text: z.string(),
  at: z.string(),
  author: z.enum(["company", "support", "provider", "system"]),
  name: z.string(),
});
const google = z.enum(["ready", "not_set_up", "not_connected"]);
const oneRating = { 200: z.object({ rating }) };
const templates = {
  200: z.object({ templates: z.array(z.object({ id: z.number(), title: z.string(), text: z.string() })) }),
};

export const serveGetManagedRatings = serve(getManagedRatings, {
  ...reads,
  answers: {
    200: z.object({
      ratings: z.array(rating),
      total: z.number(),
      isMore: z.boolean(),
      open: z.number(),
      google,
    }),
  },
});
export const serveGetManagedRatingsCsv = serve(getManagedRatingsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveGetManagedRating = serve(getManagedRating, {
  ...reads,
  answers: { 200: z.object({ rating, earlier: z.array(earlier), changes: z.array(change), google }) },
});
export const serveSaveAnswerDraft = serve(saveAnswerDraft, {
  ...writes,
  bodyLimitBytes: TEXT_BODY_BYTES,
  answers: oneRating,
});
export const servePublishAnswer = serve(publishAnswer, {
  ...writes,
  bodyLimitBytes: TEXT_BODY_BYTES,
  answers: oneRating,
});
export const serveWithdrawAnswer = serve(withdrawAnswer, { ...writes, answers: oneRating });
export const serveRestoreAnswer = serve(restoreAnswer, { ...writes, answers: oneRating });
export const serveResendAnswer = serve(resendAnswer, { ...writes, answers: oneRating });
export const serveMarkRatings = serve(markRatings, {
  ...writes,
  answers: { 200: z.object({ changed: z.array(z.number()) }) },
});
export const serveGetAnswerTemplates = serve(getAnswerTemplates, { ...reads, answers: templates });
export const serveSaveAnswerTemplate = serve(saveAnswerTemplate, {
  ...writes,
  bodyLimitBytes: TEXT_BODY_BYTES,
  answers: templates,
});
export const serveDeleteAnswerTemplate = serve(deleteAnswerTemplate, { ...writes, answers: templates });
export const serveOrderAnswerTemplates = serve(orderAnswerTemplates, { ...writes, answers: templates });
