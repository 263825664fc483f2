/** Signed batches as the public directory sends them. Imported by tests only. */
import { createHmac } from "node:crypto";
import { type BatchResult, ingestTrackingEvents, SIGNATURE_HEADERS } from "@portal/contract/tracking/events/calls";
import type { TestApp } from "../../../testing/test-app.ts";
import type { Reply } from "../../../testing/test-client.ts";

const SECRET = Buffer.alloc(32, 7);
/** For `apiTest`. */
export const TRACKING_KEYS = `directory:${SECRET.toString("base64url")}`;

type Signing = { key?: string; secret?: Buffer; at?: Date; signature?: string };

/** Sends a body with its signature, or with one that says something else. */
export async function sendBatch(
  t: TestApp,
  body: object | string | Buffer,
  signing: Signing = {},
): Promise<Reply<BatchResult>> {
  const bytes =
    typeof body === "string" || Buffer.isBuffer(body) ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
  const timestamp = String(Math.floor((signing.at ?? t.clock.now()).getTime() / 1000));
  const signature = createHmac("sha256", signing.secret ?? SECRET)
    .update(`${timestamp}.`)
    .update(bytes)
    .digest("hex");
  const reply = await t.anonymous().send({
    method: "POST",
    path: ingestTrackingEvents.path,
    payload: bytes,
    xsrf: false,
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADERS.key]: signing.key ?? "directory",
      [SIGNATURE_HEADERS.timestamp]: timestamp,
      [SIGNATURE_HEADERS.signature]: signing.signature ?? signature,
    },
  });
  return reply as Reply<BatchResult>;
}

let made = 0;

/** A view on a phone by a visitor of its own. */
export const anEvent = (company: string, fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: `E-${(made += 1)}`,
  company,
  metric: "view",
  at: "2026-03-02T10:00:00Z",
  device: "phone",
  visitor: `V-${made}`,
  ...fields,
});

/** The provider's key of a company. */
export const keyOf = async (t: TestApp, companyId: number | undefined): Promise<string> =>
  (
    await t.db
      .selectFrom("companies")
      .select("external_id")
      .where("id", "=", companyId ?? 0)
      .executeTakeFirstOrThrow()
  ).external_id;
