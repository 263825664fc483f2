/** The job that makes Google's reply equal to an answer. */
import * as z from "zod/mini";
import { defineJob } from "../../../../platform/jobs/job.ts";

/** Pauses double: Google has about an hour to come back, or to approve a reply. */
export const sendAnswerJob = defineJob({
  name: "ratings.send-answer",
  data: z.object({ ratingId: z.number() }),
  timeoutSeconds: 60,
  retry: { limit: 7, pauseSeconds: 30 },
});
