import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

const PORTAL = path.resolve(import.meta.dirname, "../../apps/server/src/app/portal.ts");

/** Runs a `portal` command as the provider does, on the running product's data and with its keys; answers what it prints. */
export async function portalCommand(...args: string[]): Promise<string> {
  const { port } = new URL(inject("origin"));
  const env = { ...process.env, DATABASE_URL: inject("databaseUrl"), DATA_DIR: inject("dataDir"), PORT: port };
  const { stdout } = await promisify(execFile)(process.execPath, [PORTAL, ...args], { env });
  return stdout;
}
