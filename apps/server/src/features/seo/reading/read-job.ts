/** The job that reads a company's figures from Search Console. */
import * as z from "zod/mini";
import { defineJob } from "../../../platform/jobs/job.ts";

/** The first reading asks some forty times; each later one twice. Repetitions go on where the last attempt ended. */
export const readSearchConsoleJob = defineJob({
  name: "seo.read-search-console",
  data: z.object({ companyId: z.number() }),
  timeoutSeconds: 240,
  retry: { limit: 3, pauseSeconds: 60 },
});
