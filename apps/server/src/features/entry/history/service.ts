/** Reads the history of an entry and undoes one of its latest changes. */
import type { EntrySaved } from "@portal/contract/entry/entry";
import { type EntryChange, type HistoryFilter, UNDOABLE_CHANGES } from "@portal/contract/entry/history/calls";
import type { EntryField, EntryPart } from "@portal/contract/entry/parts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { historyCsv } from "./history-csv.ts";
import { changedFields, restoredColumns, toEntryChange } from "./changes.ts";
import * as histories from "./repository.ts";
import { issuesOf } from "../save/part-rules.ts";
import type { Columns, EntryRow } from "../columns.ts";
import * as repository from "../repository.ts";
import { savePart } from "../save/save-part.ts";

type HistoryQuery = HistoryFilter & { limit: number; before?: number | undefined };

export type HistoryService = ReturnType<typeof createHistoryService>;

export function createHistoryService(dependencies: Dependencies) {
  const { db } = dependencies;
  return {
    async history(scope: AccountScope, { limit, before, ...filter }: HistoryQuery) {
      // One extra row tells whether another page follows.
      const page = { filter, before, limit: limit + 1, undoable: UNDOABLE_CHANGES };
      const rows = await histories.findChanges(db, scope, page);
      return {
        changes: rows.slice(0, limit).map((row): EntryChange => toEntryChange(scope, row)),
        hasMore: rows.length > limit,
      };
    },

    csv: (scope: AccountScope, filter: HistoryFilter) => historyCsv(dependencies, scope, filter),

    /** Restores exactly the fields of one change in a new save. */
    async undo(scope: AccountScope, changeId: number): Promise<EntrySaved & { part: EntryPart; fields: EntryField[] }> {
      const change = await histories.findChange(db, scope, changeId, UNDOABLE_CHANGES);
      if (change === undefined) throw new Problem("entry.change_not_found");
      if (!change.undoable) throw new Problem("entry.change_not_undoable");
      const row = await repository.findEntry(db, scope);
      if (row === undefined) throw new Problem("entry.not_found");
      const { part } = change;
      const columns = restoredColumns(part, row, change);
      requireSound(part, row, columns);
      const request = { part, columns, action: "undoEntryChange", undoesChangeId: change.id };
      const saved = await savePart(dependencies, scope, row, request);
      return { ...saved, part, fields: changedFields(change).map(({ field }) => field) };
    },
  };
}

/** Parts whose fields depend on each other: an old value that was valid then may conflict with later changes. */
const NOT_SOUND: Partial<Record<EntryPart, string>> = {
  openingHours:
    "Die früheren Zeiten überschneiden sich mit Zeiten, die Sie seitdem eingetragen haben. Bitte ändern Sie sie von Hand.",
  b2bCodex: "Zu einem unterschriebenen Kodex gehört ein Name. Bitte ändern Sie die Angaben von Hand.",
};

/** @throws Problem `entry.change_not_undoable` if the restored fields conflict with the current ones */
function requireSound(part: EntryPart, row: EntryRow, columns: Columns): void {
  const message = NOT_SOUND[part];
  if (message === undefined || issuesOf(part, { ...row, ...columns } as EntryRow).length === 0) return;
  throw new Problem("entry.change_not_undoable", { message });
}
