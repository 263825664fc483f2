import type * as z from "zod/mini";
import { isLoopback } from "./local.ts";
import type { deciding } from "./schema.ts";

/**
 * Whether the pages for developers, the outbox, the demo people and the sandbox exist: never in production, elsewhere as
 * DEVELOPER_TOOLS says. Without it, in development where only this machine reaches the server: on a loopback host with
 * no proxy in front.
 */
export function hasDeveloperTools({
  PORTAL_ENV,
  DEVELOPER_TOOLS,
  HOST,
  TRUSTED_PROXIES,
}: z.infer<typeof deciding>): boolean {
  if (PORTAL_ENV === "production") return false;
  if (DEVELOPER_TOOLS !== undefined) return DEVELOPER_TOOLS === "on";
  return PORTAL_ENV === "development" && isLoopback(HOST) && TRUSTED_PROXIES.length === 0;
}
