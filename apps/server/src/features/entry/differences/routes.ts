/** Calls on differences between the entry and the provider's data. */
import { serveDecideEntryDifferences, serveGetEntryDifferences } from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { decide, openDifferences } from "./service.ts";

export const differenceRoutes = (dependencies: Dependencies): Call[] => [
  call(serveGetEntryDifferences, ({ scope }) => openDifferences(dependencies, scope)),
  call(serveDecideEntryDifferences, ({ scope, body }) => decide(dependencies, scope, body)),
];
