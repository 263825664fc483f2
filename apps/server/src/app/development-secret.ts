/** Outside production the session secret is made once and kept in the data folder, shared by all processes on it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { randomToken } from "../platform/tokens.ts";

/** The secret of a data folder; the first process to come makes it. */
export function developmentSecret(dataDir: string): string {
  const file = resolve(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomToken()}${randomToken()}`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
