/** Hands messages to the push services, encrypted for the browser (RFC 8291). */
import { pushMessageOf, type PushMessage } from "@portal/contract/user-area/push";
import type { Dependencies } from "../dependencies.ts";
import { outgoingFetch } from "../outgoing/outgoing-fetch.ts";
import { vapidKeysOf } from "./keys.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";
import { hostsFor } from "./services.ts";

/** A message that no browser took for a day is no news. */
const LIFETIME_SECONDS = 24 * 3600;
/** The service knows the browser no longer. */
const GONE = new Set([404, 410]);

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;
type Order = Parameters<typeof pushMessageOf>[1] & {
  userId: number;
  companyId: number;
  event: Parameters<typeof pushMessageOf>[0];
};

/** The job: what the person may not read any more, or switched off meanwhile, is not told. */
export async function deliverPush(needs: Needs, order: Omit<Order, "company">, signal: AbortSignal): Promise<void> {
  const { userId, companyId, event } = order;
  const rows = await repository.subscriptionsFor(needs.db, userId, companyId, event);
  const failures: unknown[] = [];
  for (const row of rows) {
    const message = pushMessageOf(event, { ...order, company: row.company });
    await deliver(needs, { userId, row, message, signal }).catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

type Delivery = { userId: number; row: SubscriptionRow; message: PushMessage; signal?: AbortSignal };

/** @throws Error if the service is away or refuses; a browser that is gone is removed instead */
export async function deliver(needs: Needs, { userId, row, message, signal }: Delivery): Promise<void> {
  const { db, clock, environment } = needs;
  const vapidDetails = vapidKeysOf(environment);
  if (vapidDetails === undefined) return;
  const { default: webPush } = await import("web-push");
  const { endpoint, p256dh, auth } = row;
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails, TTL: LIFETIME_SECONDS, contentEncoding: "aes128gcm", urgency: "normal" },
  );
  const send = outgoingFetch("push", environment, hostsFor(endpoint));
  const { status } = await send(endpoint, {
    method,
    headers,
    body: body === null ? null : new Uint8Array(body),
    ...(signal && { signal }),
  });
  if (GONE.has(status)) await repository.removeSubscription(db, userId, row.id);
  else if (status >= 400) throw new Error(`push service answered ${status}`);
  else await repository.noteSent(db, row.id, clock.now());
}
