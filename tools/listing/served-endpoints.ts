/** The calls that the server registers, without starting it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ServedEndpoint } from "../../apps/server/src/platform/http/served-call.ts";
import { openDatabase } from "@portal/db/connect";
import { pino } from "pino";
import { allCalls } from "../../apps/server/src/app/slices.ts";
import { openCache } from "../../apps/server/src/platform/cache/open-cache.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { readEnvironment } from "../../apps/server/src/platform/environment.ts";
import { openEvents } from "../../apps/server/src/platform/events/events.ts";
import { openFileStore } from "../../apps/server/src/platform/files/file-store.ts";
import { openJobs } from "../../apps/server/src/platform/jobs/queue.ts";
import { Metrics } from "../../apps/server/src/platform/observability/metrics/metrics.ts";

/** Composes the server with a database address to which nothing connects. */
export async function servedEndpoints(): Promise<ServedEndpoint[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-listing-"));
  const address = "postgresql://nobody@localhost:1/none";
  const db = openDatabase(address);
  const log = pino({ level: "silent" });
  try {
    const calls = allCalls({
      environment: readEnvironment({
        DATABASE_URL: address,
        SESSION_SECRET: "listing only, never signs anything",
        DATA_DIR: folder,
      }),
      db,
      clock: systemClock,
      files: openFileStore({ DATA_DIR: folder }),
      cache: await openCache({ redisUrl: undefined, log }),
      jobs: openJobs({ databaseUrl: address, log }),
      events: openEvents({ databaseUrl: address, log }),
      log,
      metrics: new Metrics(),
    });
    return calls.map(({ served }) => served);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
