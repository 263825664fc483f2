import { TRACKING_BODY_LIMIT_BYTES } from "@portal/contract/tracking/events/calls";
import { getCountingScript, HIT_REFUSALS, ingestWebsiteHits } from "@portal/contract/website/statistics/counting";
import * as z from "zod/mini";
import { FileAnswer, publicAccess, serve } from "../../../../platform/http/served-call.ts";
import { EVENT_BATCHES } from "../../../../platform/rate-limits/quotas.ts";

/** Public: the sender has no session. The signature decides. */
export const serveIngestWebsiteHits = serve(ingestWebsiteHits, {
  quota: EVENT_BATCHES,
  access: publicAccess,
  bodyLimitBytes: TRACKING_BODY_LIMIT_BYTES,
  answers: {
    200: z.object({
      stored: z.number(),
      visits: z.number(),
      repeated: z.number(),
      robots: z.number(),
      refused: z.array(z.object({ id: z.string(), reason: z.enum(HIT_REFUSALS) })),
    }),
  },
});

/** Public: websites' servers fetch it to serve it themselves. */
export const serveGetCountingScript = serve(getCountingScript, {
  access: publicAccess,
  answers: { 200: new FileAnswer("text/javascript") },
});
