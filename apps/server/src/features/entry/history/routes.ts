/** Calls on the history of the entry, and undoing a change. */
import { berlinDate } from "@portal/contract/time/berlin-time";
import { serveGetEntryHistory, serveGetEntryHistoryCsv, serveUndoEntryChange } from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { createHistoryService } from "./service.ts";

export function historyRoutes(dependencies: Dependencies): Call[] {
  const histories = createHistoryService(dependencies);
  return [
    call(serveGetEntryHistory, ({ scope, query }) => histories.history(scope, query)),
    call(serveGetEntryHistoryCsv, async ({ scope, query, reply }) => {
      const file = await histories.csv(scope, query);
      const day = berlinDate(dependencies.clock.now().getTime());
      reply.header("content-disposition", `attachment; filename="aenderungen-${day}.csv"`);
      reply.type("text/csv; charset=utf-8");
      return file;
    }),
    call(serveUndoEntryChange, ({ scope, body }) => histories.undo(scope, body.changeId)),
  ];
}
