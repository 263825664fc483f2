/** Deletes marks of tasks on the day on which they end. */
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { deleteOver } from "./tasks/repository.ts";

export const dashboardJobs: SliceJobs = {
  sweeps: [
    {
      name: "taskMarks",
      run: ({ db, clock }, signal) => inBatches(() => deleteOver(db, berlinDate(clock.now().getTime())), signal),
    },
  ],
};
