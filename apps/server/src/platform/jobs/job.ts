/** A job: work that is ordered in a transaction and done beside the requests by any server. */
import type * as z from "zod/mini";

export type Job<Data extends object> = {
  /** `slice.what-it-does`; also the queue's name in the database, so renaming loses what waits. */
  readonly name: string;
  /** What an order carries: ids, never what people typed. An order that doesn't fit (an older version's) fails. */
  readonly data: z.ZodMiniType<Data>;
  /** Seconds after which a run is cut off and counts as failed. */
  readonly timeoutSeconds: number;
  /** How often a failed run is repeated; the pause before the first repetition doubles each time, up to an hour. */
  readonly retry: { readonly limit: number; readonly pauseSeconds: number };
  /** Runs at once in one server process. Default 2. */
  readonly atOnce?: number;
};

/** Declares a kind of job. Pure: nothing is registered. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;

export type RunContext = {
  /** Aborted when the time is up, when the server ends, and when another process took the job over. */
  signal: AbortSignal;
  /** 1 for the first run. */
  attempt: number;
  /** Whether nothing follows when this run fails. */
  lastAttempt: boolean;
};

export type JobWork<Data extends object> = {
  /**
   * Does it. Throwing means failing, which repeats it. It may run more than once although it succeeded (a process may
   * die between the work and the note that it was done), so doing it twice must be like doing it once.
   */
  run(data: Data, context: RunContext): Promise<void>;
  /**
   * The job is given up: every attempt failed, timed out or died with its process. Here a row that waits for the job
   * gets its final state. Repeated like a job when it throws.
   */
  gaveUp?(data: Data): Promise<void>;
};

/** A kind of job together with what does it. */
export type Worker = { readonly job: Job<object>; readonly work: JobWork<object> };

/** Binds work to a kind of job. The order's data are checked before `run` and `gaveUp` see them. */
export const workOn = <Data extends object>(job: Job<Data>, work: JobWork<Data>): Worker => ({
  job,
  work,
});

export type EnqueueOptions = {
  /**
   * At most one job of this kind with this key waits. A second order while one waits replaces its data and time, so
   * that whoever changes something in the same transaction can be sure that the job sees it. One that runs already is
   * not touched: then the order is a new job. Ids and words, no personal data.
   */
  singletonKey?: string;
  /** Not before this instant. Default: at once. */
  startAfter?: Date;
  /** Nobody waits for it: it comes behind all others of its kind. */
  background?: boolean;
};
