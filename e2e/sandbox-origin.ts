import { readFileSync } from "node:fs";
import path from "node:path";

/** Where the sandbox of a running product listens: its port is chosen at its start, and the portals' configuration says it. */
export function sandboxOriginOf(dataDir: string): string {
  const file = path.join(dataDir, "partner-portals.json");
  const [portal] = JSON.parse(readFileSync(file, "utf8")) as { home: string }[];
  if (portal === undefined) throw new Error("no partner portal is connected");
  return new URL(portal.home).origin;
}
