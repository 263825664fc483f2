/** The server process: reads the environment, opens the database, listens, and ends cleanly. */
import { openDatabase } from "@portal/db/connect";
import { pino } from "pino";
import { resolve } from "node:path";
import { readEnvironment } from "../platform/environment.ts";
import { openCache } from "../platform/cache/cache.ts";
import { systemClock } from "../platform/clock.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { openJobs } from "../platform/jobs/queue.ts";
import { startHourly } from "../platform/hourly.ts";
import { startMailSender } from "../platform/mail/sender.ts";
import { refreshConnections } from "../features/external-services/refresh-connections.ts";
import { remindOwners } from "../features/claiming/reminders.ts";
import { startDueChecks } from "../features/entry-service/due-checks.ts";
import { buildApp } from "./build-app.ts";
import { developmentSecret } from "./development-secret.ts";
import { allWorkers } from "./jobs.ts";
import { sweep } from "./sweep.ts";

const production = process.env["PORTAL_ENV"] === "production";
const environment = readEnvironment(
  production ? process.env : { SESSION_SECRET: developmentSecret(process.env["DATA_DIR"] ?? "./data"), ...process.env },
);
const log = pino({ level: environment.LOG_LEVEL, redact: ["req.headers.cookie", "req.headers.authorization"] });
const db = openDatabase(environment.DATABASE_URL, { max: environment.DATABASE_POOL });
const files = openFileStore(resolve(environment.DATA_DIR, "files"));
const cache = openCache({ redisUrl: environment.REDIS_URL, log });
const jobs = openJobs({ db, databaseUrl: environment.DATABASE_URL, log, works: true });
const dependencies = { environment, db, clock: systemClock, files, cache, jobs, log };
const app = await buildApp(dependencies);
const sweeping = startHourly(dependencies, () => sweep(dependencies));
const reminding = startHourly(dependencies, async () => ({ claimReminders: await remindOwners(dependencies) }), {
  did: "reminded",
});
const refreshing = startHourly(dependencies, () => refreshConnections(dependencies), { did: "refreshed" });
const sending = startMailSender(dependencies);

/** What begins behind the first answer, and ends before the database closes. */
const begunLater: { stop(): Promise<void> }[] = [];

let closing: Promise<void> | null = null;
const close = (): Promise<void> =>
  (closing ??= app
    .close()
    .then(() => jobs.close())
    .then(() => sweeping.stop())
    .then(() => reminding.stop())
    .then(() => refreshing.stop())
    .then(() => Promise.all(begunLater.map((work) => work.stop())))
    .then(() => sending.stop())
    .then(() => cache.close())
    .then(() => db.destroy()));

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close());
// The supervisor holds the channel open; when it dies, even by kill -9, the server ends as well.
process.on("disconnect", () => void close());

await app.listen({ host: environment.HOST, port: environment.PORT });
process.send?.("listening");
// Behind the first answer: loading the queue takes longer than everything before.
jobs.start(allWorkers(dependencies));
begunLater.push(
  startHourly(dependencies, async () => ({ listingChecks: await startDueChecks(dependencies) }), { did: "started" }),
);
