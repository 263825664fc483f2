/** What every slice gets. Composed once in `app/`, and by tests with their own clock. */
import type { Database } from "@portal/db/rows";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Cache } from "./cache/cache.ts";
import type { Clock } from "./clock.ts";
import type { Environment } from "./environment.ts";
import type { Events } from "./events/events.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { Metrics } from "./observability/metrics/metrics.ts";

export type Dependencies = {
  environment: Environment;
  db: Kysely<Database>;
  clock: Clock;
  files: FileStore;
  cache: Cache;
  jobs: Jobs;
  events: Events;
  log: FastifyBaseLogger;
  metrics: Metrics;
};
