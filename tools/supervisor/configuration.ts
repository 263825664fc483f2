import path from "node:path";
import { readSettings } from "../../apps/server/src/platform/environment.ts";

/** The configuration of `npm start`, from its settings. */
export type Configuration = {
  root: string;
  host: string;
  port: number;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  production: boolean;
  developerTools: boolean;
  /** How long a server that is asked to stop still serves. */
  stopDelayMs: number;
};

/** @throws WrongSettings with every mistake in the settings */
export function readConfiguration(env: NodeJS.ProcessEnv, root: string): Configuration {
  const { HOST, PORT, DATABASE_URL, STOP_DELAY_SECONDS, production, developerTools } = readSettings(env);
  return {
    root,
    host: HOST,
    port: PORT,
    dataDir: path.resolve(env["DATA_DIR"] || path.join(root, "data")),
    databaseUrl: DATABASE_URL,
    production,
    developerTools,
    stopDelayMs: STOP_DELAY_SECONDS * 1000,
  };
}
