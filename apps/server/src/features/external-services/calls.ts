import * as z from "zod/mini";
import { accountAccess, emptyAnswer, serve } from "../../platform/http/served-call.ts";
import { GOOGLE_STEPS, READS_ONLY } from "../../platform/rate-limits/quotas.ts";
import {
  acceptGoogleDifference,
  connectGoogleLocation,
  CONNECTION_STATES,
  denyAccess,
  disconnectGoogle,
  EXTERNAL_SERVICES,
  getAuthUrl,
  getExternalServices,
  getGoogleComparison,
  getGoogleLocations,
  grantAccess,
  REVOCATIONS,
  VERIFICATIONS,
} from "@portal/contract/external-services/calls";
import { COMPARED_FIELDS } from "@portal/contract/external-services/google-fields";

const service = z.object({
  sourceName: z.enum(EXTERNAL_SERVICES),
  connected: z.boolean(),
  externallyConfirmed: z.boolean(),
  available: z.boolean(),
  state: z.enum(CONNECTION_STATES),
  verification: z.nullable(z.enum(VERIFICATIONS)),
  locationTitle: z.string(),
  grantedAt: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  grantedBy: z.nullable(z.string()),
  away: z.boolean(),
});

export const serveGetExternalServices = serve(getExternalServices, {
  quota: READS_ONLY,
  access: accountAccess("read"),
  agent: true,
  answers: { 200: z.object({ services: z.array(service) }) },
});

// Letting others in is the company's own affair: customer care grants nothing and takes nothing back.
export const serveGetAuthUrl = serve(getAuthUrl, {
  quota: GOOGLE_STEPS,
  summary: "Get the address of a service's consent page",
  access: accountAccess("write"),
  answers: { 200: z.object({ url: z.string() }) },
});

export const serveGrantAccess = serve(grantAccess, {
  quota: GOOGLE_STEPS,
  access: accountAccess("write"),
  answers: { 200: z.object({ service }) },
});

export const serveDenyAccess = serve(denyAccess, {
  quota: GOOGLE_STEPS,
  access: accountAccess("write"),
  answers: { 200: emptyAnswer },
});

export const serveGetGoogleLocations = serve(getGoogleLocations, {
  quota: GOOGLE_STEPS,
  access: accountAccess("write"),
  answers: {
    200: z.object({
      locations: z.array(
        z.object({
          googleLocationId: z.string(),
          googleAccountId: z.string(),
          locationTitle: z.string(),
          address: z.string(),
          verification: z.enum(VERIFICATIONS),
          suggested: z.boolean(),
          taken: z.boolean(),
        }),
      ),
    }),
    204: null,
  },
});

export const serveConnectGoogleLocation = serve(connectGoogleLocation, {
  quota: GOOGLE_STEPS,
  access: accountAccess("write"),
  answers: { 200: z.object({ service }) },
});

export const serveDisconnectGoogle = serve(disconnectGoogle, {
  quota: GOOGLE_STEPS,
  access: accountAccess("write"),
  answers: { 200: z.object({ service, revocation: z.enum(REVOCATIONS) }) },
});

const refusal = z.nullable(z.string());

export const serveGetGoogleComparison = serve(getGoogleComparison, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      differences: z.array(
        z.object({
          field: z.enum(COMPARED_FIELDS),
          entry: z.string(),
          google: z.string(),
          seen: z.string(),
          refusals: z.object({ to_entry: refusal, to_google: refusal }),
        }),
      ),
      equal: z.array(z.enum(COMPARED_FIELDS)),
      comparedAt: z.string(),
    }),
  },
});

// It publishes at Google in the name of whoever let us in.
export const serveAcceptGoogleDifference = serve(acceptGoogleDifference, {
  quota: GOOGLE_STEPS,
  access: accountAccess("write"),
  answers: { 200: z.object({ changeId: z.nullable(z.number()) }) },
});
