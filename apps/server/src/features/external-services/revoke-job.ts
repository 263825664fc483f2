/** The job that revokes a grant at Google after access ended here. */
import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/job.ts";

/** If Google does not answer for all attempts, the row stays and the sweep goes on with it. */
export const revokeGrantJob = defineJob({
  name: "external-services.revoke-grant",
  data: z.object({ revocationId: z.number() }),
  timeoutSeconds: 60,
  retry: { limit: 4, pauseSeconds: 15 },
});
