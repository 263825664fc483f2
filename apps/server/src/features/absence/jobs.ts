/** Deletes absences a year after they were over. */
import { addYears, berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { deleteOver } from "./repository.ts";

const sweepAbsences = ({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deleteOver(db, addYears(berlinDate(clock.now().getTime()), -1)), signal);

export const absenceJobs: SliceJobs = { sweeps: [{ name: "absences", run: sweepAbsences }] };
