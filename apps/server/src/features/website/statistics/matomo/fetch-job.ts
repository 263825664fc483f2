/** The job that fetches a site's figures from Matomo when nobody waits for them. */
import * as z from "zod/mini";
import { defineJob } from "../../../../platform/jobs/job.ts";

/** A site's first fetch is one request for each month of its history. If Matomo is away for all attempts, the sweep goes on. */
export const fetchFiguresJob = defineJob({
  name: "website.fetch-figures",
  data: z.object({ websiteId: z.number() }),
  timeoutSeconds: 180,
  retry: { limit: 2, pauseSeconds: 60 },
  atOnce: 2,
});
