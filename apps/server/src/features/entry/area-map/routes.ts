/** Maps of a company's place and service area. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { createEntryService } from "../service.ts";
import { areaMapOf } from "./area-map.ts";
import { serveGetPublicAreaMap, serveSuggestAreaMap } from "./calls.ts";

export function areaMapRoutes(dependencies: Dependencies): Call[] {
  const entries = createEntryService(dependencies);
  return [
    call(serveGetPublicAreaMap, async ({ params }) => {
      const entry = await entries.publicEntry(params.id);
      return areaMapOf(dependencies.db, entry, entry.serviceAreaData.cities);
    }),
    call(serveSuggestAreaMap, async ({ scope, body }) =>
      areaMapOf(dependencies.db, await entries.entry(scope), body.cities),
    ),
  ];
}
