/** The jobs of a listing check: one reads one portal, one ends a check that takes too long. */
import { defineJob } from "../../platform/jobs/job.ts";
import * as z from "zod/mini";

/** Reads one portal for one check. A portal that doesn't answer is tried three times. */
export const checkPortalJob = defineJob({
  name: "entry-service.check-portal",
  data: z.object({ checkId: z.number(), portal: z.string() }),
  timeoutSeconds: 120,
  retry: { limit: 2, pauseSeconds: 4 },
  atOnce: 8,
});

/** Whatever has not been read by then could not be read. */
export const endCheckJob = defineJob({
  name: "entry-service.end-check",
  data: z.object({ checkId: z.number() }),
  timeoutSeconds: 30,
  retry: { limit: 5, pauseSeconds: 10 },
});
