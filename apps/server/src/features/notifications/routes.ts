/** Server notices (Specification §7 "Services and other"). */
import { serveGetNotifications } from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { noticesInForce } from "./repository.ts";

export const notificationRoutes = ({ db, clock }: Dependencies): Call[] => [
  call(serveGetNotifications, async () => noticesInForce(db, clock.now())),
];
