/** Asks PostgreSQL, over a connection made for the question, what the backends of other connections do. */
import pg from "pg";
import type { Report } from "./verdict.ts";

const TIMEOUT_MS = 2000;
const SQL =
  "select pid, coalesce(state, '') as state, pg_backend_pid() as own from pg_stat_activity where pid = any($1) or pid = pg_backend_pid()";

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

async function ask({ url, applicationName, pids }: Question): Promise<(pid: number) => Report> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  client.on("error", () => {});
  const stream = (client.connection as unknown as { stream: { destroy(error?: Error): void } }).stream;
  const timer = setTimeout(() => stream.destroy(new Error("no answer")), TIMEOUT_MS);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(SQL, [pids]);
    // A pooler between us gives its clients numbers of its own.
    const own = (client as unknown as { processID: number }).processID;
    if (rows[0]?.own !== own) return () => "unknown";
    const states = new Map(rows.map(({ pid, state }) => [pid, state]));
    return (pid) => {
      const state = states.get(pid);
      if (state === undefined) return "gone";
      return state.startsWith("idle") ? "resting" : "working";
    };
  } catch (error) {
    // "Too many connections" and "starting up" are answers: the database is there.
    const report: Report = error instanceof pg.DatabaseError ? "unknown" : "unreachable";
    return () => report;
  } finally {
    clearTimeout(timer);
    // Not `end`, which waits for the other side.
    stream.destroy();
  }
}
