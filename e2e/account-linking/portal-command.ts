import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { running } from "../running.ts";

const PORTAL = path.resolve(import.meta.dirname, "../../apps/server/src/app/portal.ts");

/** Runs a `portal` command on the running product's data with its keys. Returns its output. */
export async function portalCommand(...args: string[]): Promise<string> {
  const { port } = new URL(running.origin);
  const env = { ...process.env, DATABASE_URL: running.databaseUrl, DATA_DIR: running.dataDir, PORT: port };
  const { stdout } = await promisify(execFile)(process.execPath, [PORTAL, ...args], { env });
  return stdout;
}
