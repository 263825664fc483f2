import * as z from "zod/mini";
import { publicAccess, serve } from "../../../platform/http/served-call.ts";
import { ACTIONS, EVENT_BATCHES } from "../../../platform/rate-limits/quotas.ts";
import {
  ingestTrackingEvents,
  REFUSAL_REASONS,
  TRACKING_BODY_LIMIT_BYTES,
  trackAction,
} from "@portal/contract/tracking/events/calls";

/** Public: the sender has no session. The signature decides. */
export const serveIngestTrackingEvents = serve(ingestTrackingEvents, {
  quota: EVENT_BATCHES,
  access: publicAccess,
  bodyLimitBytes: TRACKING_BODY_LIMIT_BYTES,
  answers: {
    200: z.object({
      stored: z.number(),
      counted: z.number(),
      repeated: z.number(),
      robots: z.number(),
      refused: z.array(z.object({ id: z.string(), reason: z.enum(REFUSAL_REASONS) })),
    }),
  },
});

export const serveTrackAction = serve(trackAction, {
  quota: ACTIONS,
  summary: "Count a click on a public page",
  access: publicAccess,
  answers: { 204: null },
});
