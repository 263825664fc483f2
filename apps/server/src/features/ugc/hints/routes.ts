/** Calls on hints of visitors. */
import { call, type Call } from "../../../platform/http/call.ts";
import { serveDecideEntryHint, serveGetEntryHints } from "./calls.ts";
import type { HintService } from "./service.ts";

export const hintRoutes = (service: HintService): Call[] => [
  call(serveGetEntryHints, async ({ scope }) => ({ hints: await service.open(scope) })),
  call(serveDecideEntryHint, ({ scope, body }) => service.decide(scope, body)),
];
