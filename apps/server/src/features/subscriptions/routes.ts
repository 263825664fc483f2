/** Calls on subscriptions (Specification §7 "getSubscriptions", "updateSubscriptions"). */
import { call, type Call } from "../../platform/http/call.ts";
import { serveGetSubscriptions, serveUpdateSubscriptions } from "./calls.ts";
import type { SubscriptionService } from "./service.ts";

export const subscriptionRoutes = (subscriptions: SubscriptionService): Call[] => [
  call(serveGetSubscriptions, ({ scope }) => subscriptions.read(scope)),
  call(serveUpdateSubscriptions, ({ scope, body }) => subscriptions.update(scope, body)),
];
