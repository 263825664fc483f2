/** The history of an entry, and taking back one of its last changes. */
import type { EntrySaved } from "@portal/contract/entry";
import { type EntryChange, type HistoryFilter, UNDOABLE_CHANGES } from "@portal/contract/entry-history";
import type { EntryField, EntryPart } from "@portal/contract/entry-parts";
import { openingHoursSchema } from "@portal/contract/opening-hours";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { historyCsv } from "./history-csv.ts";
import { changedFields, restoredColumns, toEntryChange } from "./history.ts";
import * as histories from "./history-repository.ts";
import * as repository from "./repository.ts";
import { savePart } from "./save-part.ts";

type HistoryQuery = HistoryFilter & { limit: number; before?: number | undefined };

export type HistoryService = ReturnType<typeof createHistoryService>;

export function createHistoryService(dependencies: Dependencies) {
  const { db } = dependencies;
  return {
    async history(scope: AccountScope, { limit, before, ...filter }: HistoryQuery) {
      // One row more than asked for tells whether a page follows.
      const page = { filter, before, limit: limit + 1, undoable: UNDOABLE_CHANGES };
      const rows = await histories.findChanges(db, scope, page);
      return {
        changes: rows.slice(0, limit).map((row): EntryChange => toEntryChange(row)),
        hasMore: rows.length > limit,
      };
    },

    csv: (scope: AccountScope, filter: HistoryFilter) => historyCsv(dependencies, scope, filter),

    /** Restores exactly the fields of one change, as a save of its own. */
    async undo(scope: AccountScope, changeId: number): Promise<EntrySaved & { part: EntryPart; fields: EntryField[] }> {
      const change = await histories.findChange(db, scope, changeId, UNDOABLE_CHANGES);
      if (change === undefined) throw new Problem("entry.change_not_found");
      if (!change.undoable) throw new Problem("entry.change_not_undoable");
      const row = await repository.findEntry(db, scope);
      if (row === undefined) throw new Problem("entry.not_found");
      const { part } = change;
      const columns = restoredColumns(part, row, change);
      if (part === "openingHours") requireSoundHours(columns.opening_hours);
      const request = { part, columns, action: "undoEntryChange", undoesChangeId: change.id };
      const saved = await savePart(dependencies, scope, row, request);
      return { ...saved, part, fields: changedFields(change).map(({ field }) => field) };
    },
  };
}

/** A day from before can overlap with a neighbour that was changed since. */
function requireSoundHours(hours: unknown): void {
  if (openingHoursSchema.safeParse(hours).success) return;
  throw new Problem("entry.change_not_undoable", {
    message:
      "Die früheren Zeiten überschneiden sich mit Zeiten, die Sie seitdem eingetragen haben. Bitte ändern Sie sie von Hand.",
  });
}
