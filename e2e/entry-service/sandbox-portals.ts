/** The fake partner portals of the sandbox, and their listings. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { running } from "../running.ts";

/** Lists a business on every portal with these values. */
export async function listEverywhere(key: string, fields: Record<string, string>): Promise<void> {
  await control("businesses", { key, ...fields });
}

async function control(what: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${sandboxOrigin()}/portals/control/${what}`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
}

/** The sandbox's port is chosen at its start; the portals' configuration says where they are. */
export function sandboxOrigin(): string {
  const file = path.join(running.dataDir, "partner-portals.json");
  const [portal] = JSON.parse(readFileSync(file, "utf8")) as { home: string }[];
  if (portal === undefined) throw new Error("no partner portal is connected");
  return new URL(portal.home).origin;
}
