/** Outside production the session secret lies in the data folder, which all processes share. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { randomToken } from "./tokens.ts";

/** The secret of a data folder; the first process creates it. */
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
