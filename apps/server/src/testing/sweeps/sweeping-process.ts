/**
 * A server process that does one sweep, "held", which never ends. Tests kill it. Takes the database's address and the
 * lease in milliseconds as arguments.
 */
import { openDatabase } from "@portal/db/connect";
import { pino } from "pino";
import { systemClock } from "../../platform/clock.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { readEnvironment } from "../../platform/environment.ts";
import { startSweeps } from "../../platform/sweeps/start-sweeps.ts";

const [url = "", leaseMs = "1000"] = process.argv.slice(2);
const environment = readEnvironment({
  DATABASE_URL: url,
  SESSION_SECRET: "test-secret-of-at-least-32-characters",
  PORTAL_ENV: "development",
});
const db = openDatabase(url, { max: 2 });
// Files, cache and jobs are not needed by this sweep.
const dependencies = { environment, db, clock: systemClock, log: pino({ level: "silent" }) } as unknown as Dependencies;
startSweeps(
  dependencies,
  [
    {
      name: "held",
      run: () => {
        process.send?.("holds");
        return new Promise<number>(() => setInterval(() => {}, 60_000));
      },
    },
  ],
  { leaseMs: Number(leaseMs), lookMs: 50 },
);
