import path from "node:path";

/** The configuration of `npm start`, from its environment. */
export type Configuration = {
  root: string;
  host: string;
  port: number;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  production: boolean;
};

/** @throws Error with a message for people if a value is invalid */
export function readConfiguration(env: NodeJS.ProcessEnv, root: string): Configuration {
  const port = Number(env["PORT"] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is "${env["PORT"]}", not a port`);
  return {
    root,
    host: env["HOST"] || "127.0.0.1",
    port,
    dataDir: path.resolve(env["DATA_DIR"] || path.join(root, "data")),
    databaseUrl: env["DATABASE_URL"] || undefined,
    production: env["PORTAL_ENV"] === "production",
  };
}
