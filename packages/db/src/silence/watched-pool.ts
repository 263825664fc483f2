import { SilenceWatch } from "./silence-watch.ts";
import { WatchedClient } from "./watched-client.ts";

/** What every pool of ours has in common. */
export type PoolShape = {
  url: string;
  /** Connections at most. */
  max: number;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  /** Milliseconds after which PostgreSQL gives up on one statement; 0 means never. */
  statementTimeout: number;
};

/** Options of a pool of pg whose silent connections are found and replaced. */
export const watchedPool = ({ url, max, applicationName, statementTimeout }: PoolShape) => ({
  Client: WatchedClient,
  connectionString: url,
  max,
  application_name: applicationName,
  statement_timeout: statementTimeout,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  // Passed on to each client.
  watch: new SilenceWatch({ url, applicationName, statementTimeout }),
});
