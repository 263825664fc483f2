/** Deletes recordings on their day, and calls after the time for which callers' data are kept. */
import { berlinDate } from "@portal/contract/time/berlin-time";
import { BOT_CALL_MONTHS } from "@portal/contract/voicebot/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { deleteBefore, deleteRecordings } from "./repository.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

function sweepCalls({ db, clock }: Needs, signal?: AbortSignal): Promise<number> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - BOT_CALL_MONTHS);
  return inBatches(() => deleteBefore(db, before), signal);
}

const sweepRecordings = ({ db, clock }: Needs, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deleteRecordings(db, berlinDate(clock.now().getTime())), signal);

export const voicebotJobs: SliceJobs = {
  sweeps: [
    { name: "voicebotCalls", run: sweepCalls },
    { name: "voicebotRecordings", run: sweepRecordings },
  ],
};
