import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Outside production: a random secret that stays in the data folder, so that sessions outlive a restart. */
export function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
