/** The jobs of a listing check: one reads one portal, one ends a check that takes too long. */
import { defineJob } from "../../platform/jobs/job.ts";
import * as z from "zod/mini";
import type { CheckOrigin } from "./repository.ts";

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

const MINUTE_MS = 60_000;
/** Somebody waits for it: three attempts at a portal of the default time fit in, and their pauses. */
const LONGEST_MS = 3 * MINUTE_MS;
/** Nobody does, and thousands may stand in line for a portal's turns. */
const LONGEST_IN_BACKGROUND_MS = 24 * 60 * MINUTE_MS;

/** How long after its beginning a check is over, whatever its portals, their turns and their servers do. */
export const longestMs = (origin: CheckOrigin): number =>
  origin === "schedule" ? LONGEST_IN_BACKGROUND_MS : LONGEST_MS;
