/** Asks PostgreSQL, over a connection made for the question, what the backends of other connections do. */
import pg from "pg";
import type { Report } from "./verdict.ts";

const TIMEOUT_MS = 2000;
const ASK_SQL =
  "select pid, coalesce(state, '') as state, pg_backend_pid() as own from pg_stat_activity where pid = any($1) or pid = pg_backend_pid()";
const END_SQL = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid = any($1) and usename = current_user and application_name = $2 and state like 'idle in transaction%'`;

/** Ends with the last question that was asked. */
let turn: Promise<unknown> = Promise.resolve();

type Row = { pid: number; state: string; own: number };

type Question = { url: string; applicationName: string; pids: readonly number[] };

/** One question at a time in a process, so that the watches of all pools need one connection together. */
export function askAboutBackends(question: Question): Promise<(pid: number) => Report> {
  const answer = turn.then(() => ask(question));
  turn = answer;
  return answer;
}

/**
 * Ends transactions that nobody can end any more, because they hold their locks until PostgreSQL gives them up after a
 * minute. On another server, after a failover, the number may be another connection's: the name makes that unlikely, and a
 * transaction that is ended so has not been acknowledged.
 */
export function endAbandonedTransactions({ url, applicationName, pids }: Question): Promise<void> {
  const ending = turn.then(() =>
    withConnection(url, applicationName, async (client) => void (await client.query(END_SQL, [pids, applicationName]))),
  );
  turn = ending.catch(() => {});
  return ending;
}

async function ask({ url, applicationName, pids }: Question): Promise<(pid: number) => Report> {
  try {
    return await withConnection(url, applicationName, async (client) => {
      const { rows } = await client.query<Row>(ASK_SQL, [pids]);
      // A pooler between us gives its clients numbers of its own.
      const own = (client as unknown as { processID: number }).processID;
      if (rows[0]?.own !== own) return () => "unknown";
      const states = new Map(rows.map(({ pid, state }) => [pid, state]));
      return (pid: number): Report => {
        const state = states.get(pid);
        if (state === undefined) return "gone";
        return state.startsWith("idle") ? "resting" : "working";
      };
    });
  } catch (error) {
    // "Too many connections" and "starting up" are answers: the database is there.
    const report: Report = error instanceof pg.DatabaseError ? "unknown" : "unreachable";
    return () => report;
  }
}

/** @throws if the database does not answer in time */
async function withConnection<T>(
  url: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  client.on("error", () => {});
  const { stream } = client.connection as unknown as { stream: { destroy(error?: Error): void } };
  const timer = setTimeout(() => stream.destroy(new Error("no answer")), TIMEOUT_MS);
  try {
    await client.connect();
    return await work(client);
  } finally {
    clearTimeout(timer);
    // Not `end`, which waits for the other side.
    stream.destroy();
  }
}
