/** The jobs of a check that somebody waits for: one reads one portal, one ends a check that takes too long. */
import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/job.ts";

/** Reads one portal for one check. A portal that doesn't answer is tried three times. */
export const checkPortalJob = defineJob({
  name: "entry-service.check-portal",
  data: z.object({ checkId: z.number(), portal: z.string() }),
  timeoutSeconds: 120,
  retry: { limit: 2, pauseSeconds: 4 },
  atOnce: 8,
});

/** Ends a check; portals that were not read by then count as unreadable. */
export const endCheckJob = defineJob({
  name: "entry-service.end-check",
  data: z.object({ checkId: z.number() }),
  timeoutSeconds: 30,
  retry: { limit: 5, pauseSeconds: 10 },
});

/** Milliseconds after its start at which a check ends, whatever its portals and servers do: three attempts with pauses. */
export const LONGEST_MS = 3 * 60_000;
