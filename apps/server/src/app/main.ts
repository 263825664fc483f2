/** The server process: reads the environment, opens the database, listens, and shuts down cleanly. */
import { openDatabase } from "@portal/db/connect";
import { openCache } from "../platform/cache/open-cache.ts";
import { systemClock } from "../platform/clock.ts";
import { refuseTooManyConnections } from "../platform/connections/refuse-too-many.ts";
import { PIPELINED_CONNECTIONS, poolOf } from "../platform/connections/share.ts";
import { openEvents } from "../platform/events/events.ts";
import { readEnvironment } from "../platform/environment.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { openJobs } from "../platform/jobs/queue.ts";
import { startMailSender } from "../platform/mail/sender.ts";
import { openLog } from "../platform/observability/log.ts";
import { Metrics } from "../platform/observability/metrics/metrics.ts";
import { slowStatementsTo } from "../platform/observability/slow-statements.ts";
import { openTracing } from "../platform/observability/tracing/open-tracing.ts";
import { awaitDatabase } from "../platform/settings/await-database.ts";
import { checkSchema } from "../platform/settings/check-schema.ts";
import { orExit } from "../platform/settings/or-exit.ts";
import { refuseDemoPeople } from "../platform/settings/refuse-demo-people.ts";
import { type RunningSweeps, startSweeps } from "../platform/sweeps/start-sweeps.ts";
import { buildApp } from "./build-app.ts";
import { ALL_SWEEPS, allWorkers, startContinuousWork } from "./jobs.ts";
import { environmentFromSupervisor } from "./operation/environment-from-supervisor.ts";
import { stopServer } from "./operation/stop.ts";

await environmentFromSupervisor();
const environment = await orExit(() => readEnvironment(process.env));
const log = openLog(environment);
const metrics = new Metrics();
await orExit(async () => {
  const { DATABASE_URL, DATABASE_CONNECTIONS, developerTools } = environment;
  await awaitDatabase(DATABASE_URL, { onWaiting: (text) => log.warn(text) });
  await refuseTooManyConnections(DATABASE_URL, DATABASE_CONNECTIONS);
  if (!developerTools) await refuseDemoPeople(DATABASE_URL);
  await checkSchema(DATABASE_URL, log);
});
const tracing = await orExit(() => openTracing({ environment, log, metrics }));
const slowStatements = slowStatementsTo({ environment, log, metrics });
const db = openDatabase(environment.DATABASE_URL, {
  max: poolOf(environment.DATABASE_CONNECTIONS),
  pipelined: PIPELINED_CONNECTIONS,
  slowStatements,
});
const files = openFileStore(environment);
const cache = await openCache({ redisUrl: environment.REDIS_URL, log });
const jobs = openJobs({ databaseUrl: environment.DATABASE_URL, log, slowStatements, works: true });
const events = openEvents({ databaseUrl: environment.DATABASE_URL, log });
const dependencies = { environment, db, clock: systemClock, files, cache, jobs, events, log, metrics };
const app = await buildApp(dependencies);
const sending = startMailSender(dependencies);

/** Null until the server listens. */
let sweeps: RunningSweeps | null = null;
/** As `sweeps`. */
let continuous: { stop(): Promise<void> } | null = null;

let stopping: Promise<void> | null = null;
const stop = (): Promise<void> =>
  (stopping ??= stopServer({
    app,
    log,
    delayMs: environment.STOP_DELAY_SECONDS * 1000,
    rest: [
      {
        jobs: () => jobs.close(),
        events: () => events.close(),
        sweeps: () => sweeps?.stop(),
        continuous: () => continuous?.stop(),
        mails: () => sending.stop(),
      },
      { cache: () => cache.close(), database: () => db.destroy(), traces: () => tracing?.stop() },
    ],
    // Whatever was cut off would keep the process alive.
  }).then(() => process.exit()));

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
// The supervisor holds the IPC channel; if it dies, even by kill -9, the server ends too.
process.on("disconnect", () => void stop());

await app.listen({ host: environment.HOST, port: environment.PORT });
process.send?.("listening");
// After listening, because loading the queue takes longer than everything before.
jobs.start(allWorkers(dependencies));
sweeps = startSweeps(dependencies, ALL_SWEEPS);
continuous = startContinuousWork(dependencies);
