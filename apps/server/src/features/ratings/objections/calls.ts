import {
  createObjection,
  getObjection,
  getObjections,
  getObjectionsCsv,
  getOwnObjection,
  getOwnObjections,
  getRatingToObject,
  getStatement,
  giveStatement,
  stepObjection,
  stepOwnObjection,
} from "@portal/contract/ratings/objections/calls";
import {
  getDeskObjection,
  getDeskObjections,
  proposeDecision,
  stepDeskObjection,
} from "@portal/contract/ratings/objections/desk-calls";
import {
  DECISION_GROUND_CODES,
  OBJECTION_OUTCOMES,
  OBJECTION_REASON_CODES,
} from "@portal/contract/ratings/objections/reasons";
import { OBJECTION_ACTIONS, OBJECTION_STATES } from "@portal/contract/ratings/objections/states";
import { RATING_SOURCE_KEYS, RATING_STATES } from "@portal/contract/ratings/sources";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, publicAccess, serve, sessionAccess } from "../../../platform/http/served-call.ts";
import {
  RATING_DESK,
  RATING_OBJECTIONS,
  RATING_STATEMENTS,
  READS_ONLY,
  USES_TOKEN,
} from "../../../platform/rate-limits/quotas.ts";

/** 4,000 characters can be four bytes each. */
const LONG_TEXTS = { bodyLimitBytes: 20_000 } as const;

const rating = z.object({
  id: z.number(),
  source: z.enum(RATING_SOURCE_KEYS),
  stars: z.number(),
  title: z.string(),
  body: z.string(),
  ratedAt: z.string(),
  state: z.enum(RATING_STATES),
  changed: z.nullable(z.object({ stars: z.number(), title: z.string(), body: z.string(), at: z.string() })),
});
const step = {
  id: z.number(),
  action: z.enum([...OBJECTION_ACTIONS, "object"]),
  by: z.enum(["company", "author", "provider"]),
  text: z.string(),
  at: z.string(),
};
const item = {
  id: z.number(),
  reason: z.enum(OBJECTION_REASON_CODES),
  state: z.enum(OBJECTION_STATES),
  outcome: z.nullable(z.enum(OBJECTION_OUTCOMES)),
  company: z.string(),
  stars: z.number(),
  createdAt: z.string(),
  changedAt: z.string(),
  dueOn: z.nullable(z.string()),
};
const decision = { outcome: z.enum(OBJECTION_OUTCOMES), ground: z.enum(DECISION_GROUND_CODES), reasons: z.string() };
const whole = {
  ...item,
  text: z.string(),
  rating,
  decision: z.nullable(z.object(decision)),
  steps: z.array(z.object(step)),
  actions: z.array(z.enum(OBJECTION_ACTIONS)),
};
const objection = { 200: z.object({ objection: z.object(whole) }) };
const deskObjection = {
  200: z.object({
    objection: z.object({
      ...whole,
      steps: z.array(z.object({ ...step, colleague: z.string() })),
      proposal: z.nullable(z.object({ ...decision, own: z.boolean(), by: z.string() })),
      authorKnown: z.boolean(),
    }),
  }),
};
const page = { objections: z.array(z.object(item)), total: z.number() };

// Anybody may object, so the calls need no product (DSA article 16).
const reads = { access: accountAccess("read"), agent: true } as const;
const writes = { ...LONG_TEXTS, access: accountAccess("write"), agent: true, quota: RATING_OBJECTIONS } as const;

export const serveGetRatingToObject = serve(getRatingToObject, {
  ...reads,
  answers: { 200: z.object({ rating, objectionId: z.nullable(z.number()) }) },
});
export const serveCreateObjection = serve(createObjection, { ...writes, answers: objection });
export const serveGetObjections = serve(getObjections, { ...reads, answers: { 200: z.object(page) } });
export const serveGetObjectionsCsv = serve(getObjectionsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveGetObjection = serve(getObjection, { ...reads, answers: objection });
export const serveStepObjection = serve(stepObjection, { ...writes, answers: objection });

const person = { access: sessionAccess() } as const;

export const serveGetOwnObjections = serve(getOwnObjections, {
  ...person,
  answers: { 200: z.object({ ...page, waiting: z.number() }) },
});
export const serveGetOwnObjection = serve(getOwnObjection, { ...person, answers: objection });
export const serveStepOwnObjection = serve(stepOwnObjection, {
  ...person,
  ...LONG_TEXTS,
  quota: RATING_STATEMENTS,
  answers: objection,
});

const byLink = { access: publicAccess, answers: objection } as const;

export const serveGetStatement = serve(getStatement, { ...byLink, quota: READS_ONLY });
export const serveGiveStatement = serve(giveStatement, { ...byLink, ...LONG_TEXTS, quota: USES_TOKEN });

const desk = { access: sessionAccess("ratingusermanager") } as const;
const deskWrites = { ...desk, ...LONG_TEXTS, quota: RATING_DESK, answers: deskObjection } as const;

export const serveGetDeskObjections = serve(getDeskObjections, {
  ...desk,
  answers: { 200: z.object({ ...page, todo: z.number(), overdue: z.number() }) },
});
export const serveGetDeskObjection = serve(getDeskObjection, { ...desk, answers: deskObjection });
export const serveStepDeskObjection = serve(stepDeskObjection, deskWrites);
export const serveProposeDecision = serve(proposeDecision, deskWrites);
