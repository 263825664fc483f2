/** Checks the sender of a batch: HMAC-SHA256 of time and body with a shared key (docs/tracking-format.md). */
import { createHmac } from "node:crypto";
import { SIGNATURE_HEADERS, SIGNATURE_MINUTES } from "@portal/contract/tracking/events/calls";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { equalSecrets } from "../../../platform/tokens.ts";

const TIMESTAMP = /^[1-9]\d{9}$/;

/** @throws Problem `tracking.signature_invalid`, the same for unknown keys, wrong signatures and times too far away */
export function requireSignature(
  { environment, clock }: Pick<Dependencies, "environment" | "clock">,
  { headers }: Pick<FastifyRequest, "headers">,
  body: Buffer,
): void {
  const header = (name: keyof typeof SIGNATURE_HEADERS): string => String(headers[SIGNATURE_HEADERS[name]] ?? "");
  const timestamp = header("timestamp");
  const key = keyOf(environment.TRACKING_KEYS, header("key"));
  const isRecent = Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= SIGNATURE_MINUTES * 60;
  if (key === undefined || !TIMESTAMP.test(timestamp) || !isRecent) throw new Problem("tracking.signature_invalid");
  const expected = createHmac("sha256", key).update(`${timestamp}.`).update(body).digest("hex");
  if (!equalSecrets(header("signature"), expected)) throw new Problem("tracking.signature_invalid");
}

function keyOf(keys: readonly string[], id: string): Buffer | undefined {
  const key = keys.find((one) => id !== "" && one.startsWith(`${id}:`));
  return key === undefined ? undefined : Buffer.from(key.slice(id.length + 1), "base64url");
}
