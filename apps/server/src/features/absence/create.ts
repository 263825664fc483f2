import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { serveApplyAbsence, serveGetAbsences, servePreviewAbsence, serveUndoAbsence } from "./calls.ts";
import { createAbsenceService } from "./service.ts";

export function createAbsence(dependencies: Dependencies): Call[] {
  const service = createAbsenceService(dependencies);
  return [
    call(serveGetAbsences, async ({ scope }) => ({ absences: await service.list(scope) })),
    call(servePreviewAbsence, async ({ scope, query }) => ({ effects: await service.preview(scope, query) })),
    call(serveApplyAbsence, async ({ scope, body }) => ({ absence: await service.apply(scope, body) })),
    call(serveUndoAbsence, async ({ scope, body }) => ({ kept: await service.undo(scope, body.id) })),
  ];
}
