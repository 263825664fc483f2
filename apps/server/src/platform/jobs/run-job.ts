/** One run of one job, the same for workers and for `drain`. */
import type { FastifyBaseLogger } from "fastify";
import type { JobWithMetadata } from "pg-boss";
import { traced } from "../observability/tracing/trace.ts";
import type { Worker } from "./job.ts";

export type Fetched = JobWithMetadata;
/** What pg-boss notes of a failure: the error itself, or its own finding. */
type Output = { message?: string; value?: { message?: string } };

/** @throws what the work throws: the caller marks the job as failed */
export async function runJob(log: FastifyBaseLogger, { job, work }: Worker, fetched: Fetched): Promise<void> {
  const attempt = fetched.retryCount + 1;
  const lastAttempt = fetched.retryCount >= fetched.retryLimit;
  try {
    const data = job.data.parse(fetched.data);
    await traced(`job ${job.name}`, "internal", () => work.run(data, { signal: fetched.signal, attempt, lastAttempt }));
  } catch (error) {
    log.warn({ job: job.name, id: fetched.id, attempt, err: error }, "job failed");
    throw error;
  }
}

/** Tells the work that its job was given up. An order that this version does not understand is only logged. */
export async function handleDeadLetter(
  log: FastifyBaseLogger,
  workers: readonly Worker[],
  letter: Fetched,
): Promise<void> {
  const reason: Output | null = letter.sourceOutput;
  log.error(
    {
      job: letter.sourceName,
      id: letter.sourceId,
      attempts: (letter.sourceRetryCount ?? 0) + 1,
      reason: reason?.message ?? reason?.value?.message,
    },
    "job given up",
  );
  const worker = workers.find(({ job }) => job.name === letter.sourceName);
  const data = worker?.job.data.safeParse(letter.data);
  if (worker !== undefined && data?.success) await worker.work.gaveUp?.(data.data);
}
