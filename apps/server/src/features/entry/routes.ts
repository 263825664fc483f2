/** Reading the entry (Specification §7 "Customer"). */
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { serveGetPublicEntry, serveGetSalesForceEntry } from "./calls.ts";
import { createEntryService } from "./service.ts";

export function entryRoutes(dependencies: Dependencies): Call[] {
  const entries = createEntryService(dependencies);
  return [
    call(serveGetSalesForceEntry, async ({ scope }) => ({ entry: await entries.entry(scope) })),
    call(serveGetPublicEntry, async ({ params }) => ({ entry: await entries.publicEntry(params.id) })),
  ];
}
