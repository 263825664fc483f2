/** How one server process shares out its connections to PostgreSQL (`DATABASE_CONNECTIONS`). */

/** pg-boss' pool. */
export const JOB_CONNECTIONS = 2;
/** Sweeps have a pool of their own: what blocks them takes no connection from requests. */
export const SWEEP_CONNECTIONS = 2;
/** pg-boss' connection that listens for new jobs. */
const LISTENING = 1;
/** The connection that listens for events of open pages (ADR 121). */
const EVENTS = 1;
/** For `quickStatement`s: the more share one, the fewer writes they need. */
export const PIPELINED_CONNECTIONS = 1;
/** The question what the backend of a silent connection does (ADR 69). */
const ASKING = 1;

const BESIDE_THE_POOL = JOB_CONNECTIONS + SWEEP_CONNECTIONS + LISTENING + EVENTS + ASKING + PIPELINED_CONNECTIONS;

/** Two for the pool, so that one statement that waits holds up no other. */
export const LEAST_CONNECTIONS = BESIDE_THE_POOL + 2;

/** What requests, mails and the work of jobs share. */
export const poolOf = (connections: number): number => connections - BESIDE_THE_POOL;
