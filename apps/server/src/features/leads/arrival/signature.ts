/** Checks the sender of a lead: HMAC-SHA256 of time and body with one of the keys (docs/import-format.md). */
import { createHmac } from "node:crypto";
import { DEMO_WEBHOOK_KEY, WEBHOOK_HEADERS, WEBHOOK_MINUTES } from "@portal/contract/leads/webhook";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { equalSecrets } from "../../../platform/tokens.ts";

const TIMESTAMP = /^[1-9]\d{9}$/;

/** Everybody knows the demo key, so production never takes it. */
function keysOf({ WEBHOOK_KEYS: keys, production }: Dependencies["environment"]): readonly string[] {
  if (production) return keys.filter((key) => key !== DEMO_WEBHOOK_KEY);
  return keys.length === 0 ? [DEMO_WEBHOOK_KEY] : keys;
}

/**
 * @throws Problem `leads.webhook_not_connected` without a key, `leads.signature_invalid` for wrong signatures and times
 * too far away
 */
export function requireSignature(
  { environment, clock }: Pick<Dependencies, "environment" | "clock">,
  { headers }: Pick<FastifyRequest, "headers">,
  body: Buffer,
): void {
  const keys = keysOf(environment);
  if (keys.length === 0) throw new Problem("leads.webhook_not_connected");
  const timestamp = String(headers[WEBHOOK_HEADERS.timestamp] ?? "");
  const signature = String(headers[WEBHOOK_HEADERS.signature] ?? "");
  const isRecent = Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= WEBHOOK_MINUTES * 60;
  if (!TIMESTAMP.test(timestamp) || !isRecent) throw new Problem("leads.signature_invalid");
  // Every key is tried, so that the time tells nothing of which one was meant.
  const fits = keys.map((key) => {
    const digest = createHmac("sha256", key).update(`${timestamp}.`).update(body).digest("hex");
    return equalSecrets(signature.toLowerCase(), `sha256=${digest}`);
  });
  if (!fits.includes(true)) throw new Problem("leads.signature_invalid");
}
