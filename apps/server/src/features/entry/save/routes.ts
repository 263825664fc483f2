/** The save calls of the entry, one per part (Specification §7 "updateEntry…"). */
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { serveSaveOf } from "./calls.ts";
import { createSaveService } from "./service.ts";

export function saveRoutes(dependencies: Dependencies): Call[] {
  const saves = createSaveService(dependencies);
  const saveRoute = <P extends EntryPart>(part: P): Call =>
    call(serveSaveOf(part), ({ scope, body }) => saves.save(scope, part, body));
  return ENTRY_PARTS.map(saveRoute);
}
