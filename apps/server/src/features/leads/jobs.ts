/** Tells of new leads and reminds of others; deletes leads on the day that stands at them. */
import { berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { workOn } from "../../platform/jobs/job.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { pushReplies, tellNewLeads, tellReminders } from "./news/tell.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";
import { sweepInquiries } from "./inquiries/jobs.ts";
import { answeredJob } from "./messages/answered-job.ts";
import { noteAnswer } from "./messages/answered.ts";

const deleteDue = statement<{ id: number }, [today: string]>(`
  delete from leads where id = any (array
    (select id from leads where delete_on <= $1::date order by delete_on limit ${SWEEP_BATCH} for update skip locked))
  returning id`);

const NEWS_SECONDS = 60;

export const leadJobs: SliceJobs = {
  workers: (dependencies) => [workOn(answeredJob, { run: ({ messageId }) => noteAnswer(dependencies, messageId) })],
  sweeps: [
    { name: "leadNews", everySeconds: NEWS_SECONDS, run: tellNewLeads },
    { name: "messageNews", everySeconds: NEWS_SECONDS, run: pushReplies },
    { name: "leadReminders", everySeconds: 15 * NEWS_SECONDS, run: tellReminders },
    { name: "inquiries", run: sweepInquiries },
    {
      name: "leads",
      run: ({ db, clock }, signal) => inBatches(() => deleteDue(db, berlinDate(clock.now().getTime())), signal),
    },
  ],
};
