/** The account locks' calls (Specification §7 "Customer"). */
import { serveGetAccountLocks, serveUpdateAccountLocks } from "./calls.ts";
import { call, type Call } from "../../platform/http/call.ts";
import type { AccountLocksService } from "./service.ts";

export const accountLocksRoutes = (service: AccountLocksService): Call[] => [
  call(serveGetAccountLocks, async ({ scope }) => service.read(scope)),
  call(serveUpdateAccountLocks, async ({ scope, body }) => service.update(scope, body)),
];
