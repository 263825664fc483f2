/** The jobs of a listing check: one reads one portal, one ends a check that takes too long. */
import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/job.ts";
import type { CheckOrigin } from "./repository.ts";

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

const MINUTE_MS = 60_000;
/** For checks that somebody waits for: enough for three attempts at a portal with their pauses. */
const LONGEST_MS = 3 * MINUTE_MS;
/** For scheduled checks: thousands may share a portal's rate limit. */
const LONGEST_IN_BACKGROUND_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds after its start at which a check ends, whatever its portals and servers do. */
export const longestMs = (origin: CheckOrigin): number =>
  origin === "schedule" ? LONGEST_IN_BACKGROUND_MS : LONGEST_MS;
