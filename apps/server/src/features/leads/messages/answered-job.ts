/** Tells the lead that the company has answered, once the answer can't be taken back any more. */
import { defineJob } from "../../../platform/jobs/job.ts";
import * as z from "zod/mini";

export const answeredJob = defineJob({
  name: "leads.answered",
  data: z.object({ messageId: z.number() }),
  timeoutSeconds: 30,
  retry: { limit: 3, pauseSeconds: 5 },
  atOnce: 4,
});
