/** Tells companies of open calls, deletes recordings on their day, and calls after the time for which callers' data are kept. */
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { sweepOfCalls } from "../../platform/phone/call-list.ts";
import { tellOpenCalls } from "../../platform/phone/tell-open-calls.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { botCalls, deleteRecordings } from "./repository.ts";

const sweepRecordings = ({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deleteRecordings(db, berlinDate(clock.now().getTime())), signal);

export const tellOpenVoicebotCalls = tellOpenCalls(botCalls, "voicebot");

export const voicebotJobs: SliceJobs = {
  sweeps: [
    { name: "voicebotCalls", run: sweepOfCalls(botCalls) },
    { name: "voicebotRecordings", run: sweepRecordings },
    { name: "voicebotNews", run: tellOpenVoicebotCalls },
  ],
};
