/** Telling people's browsers means ordering jobs, in the transaction of what happened. */
import { type PushEvent, PUSH_EVENTS } from "@portal/contract/user-area/push";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import * as z from "zod/mini";
import type { Dependencies } from "../dependencies.ts";
import { defineJob } from "../jobs/job.ts";
import { vapidKeysOf } from "./keys.ts";
import * as repository from "./repository.ts";

/** One person's browsers. Names are read when the job runs. */
export const pushJob = defineJob({
  name: "platform.push",
  data: z.object({
    userId: z.number(),
    companyId: z.number(),
    event: z.enum(PUSH_EVENTS),
    occasion: z.string(),
    path: z.string(),
  }),
  timeoutSeconds: 60,
  retry: { limit: 3, pauseSeconds: 30 },
  atOnce: 4,
});

type Told = {
  companyId: number;
  event: PushEvent;
  /** Names what happened, such as `lead:4711`. Nobody is told twice. */
  occasion: string;
  /** Path in the portal that a touch opens. */
  path: string;
};

/** Tells the people of a company who have a browser for it and did not switch the event off. */
export async function sendPush(
  { jobs, clock, environment }: Pick<Dependencies, "jobs" | "clock" | "environment">,
  trx: Transaction<Database>,
  told: Told,
): Promise<void> {
  if (vapidKeysOf(environment) === undefined) return;
  for (const { user_id: userId } of await repository.peopleToTell(trx, told.companyId, told.event)) {
    const isNew = (await repository.noteOccasion(trx, userId, told.occasion, clock.now())).length > 0;
    if (isNew) await jobs.enqueue(trx, pushJob, { userId, ...told });
  }
}
