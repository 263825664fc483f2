/** The one way into the entry: every save of a part, undo included, goes through here. */
import type { EntrySaved } from "@portal/contract/entry/entry";
import type { ChangeSource } from "@portal/contract/entry/history/calls";
import type { EntryPart } from "@portal/contract/entry/parts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Columns, differenceOf, type EntryRow, versionColumnOf } from "../columns.ts";
import { forgetCopy } from "../directory/directory-copy.ts";
import { saveEntryPart } from "./repository.ts";

export type PartSave = {
  part: EntryPart;
  /** What the part's columns shall hold; those not named stay. */
  columns: Columns;
  /** Name of the call, for the audit line. */
  action: string;
  undoesChangeId?: number;
  /** Temporary files that the columns refer to. */
  adoptsFileIds?: readonly number[];
};

const sourceOf = ({ agentUserId, right }: AccountScope): ChangeSource => {
  if (agentUserId !== null) return "support";
  return right === "owner" ? "owner" : "editor";
};

/**
 * Saves on top of what was read, of which the part's columns and version are enough. Nothing is written where nothing
 * differs.
 * @throws Problem `entry.stale_version` where another save came in since the row was read.
 */
export async function savePart(
  { db, clock, cache }: Pick<Dependencies, "db" | "clock" | "cache">,
  scope: AccountScope,
  stored: Partial<EntryRow>,
  { part, columns, action, undoesChangeId, adoptsFileIds }: PartSave,
): Promise<EntrySaved> {
  const version = stored[versionColumnOf(part)];
  if (version === undefined) throw new Error(`savePart: ${part} was not read`);
  const difference = differenceOf(part, stored, columns);
  if (difference === null) return { version, changeId: null };
  const saved = await saveEntryPart(db, scope, stored, {
    part,
    version,
    difference,
    source: sourceOf(scope),
    action,
    undoesChangeId: undoesChangeId ?? null,
    adoptsFileIds: adoptsFileIds ?? [],
    now: clock.now(),
  });
  if (saved === undefined) throw new Problem("entry.stale_version");
  await forgetCopy(cache, scope.companyId);
  return saved;
}
