/** The only way to change an entry: every save of a part, undo included, ends here. */
import type { EntrySaved } from "@portal/contract/entry/entry";
import type { ChangeSource } from "@portal/contract/entry/history/calls";
import type { EntryPart } from "@portal/contract/entry/parts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Columns, differenceOf, type EntryRow, versionColumnOf } from "../columns.ts";
import { deleteCopy } from "../directory/directory-copy.ts";
import { saveEntryPart } from "./repository.ts";

export type PartSave = {
  part: EntryPart;
  /** New values; columns that are not named stay. */
  columns: Columns;
  /** Name of the call, for the audit log. */
  action: string;
  undoesChangeId?: number;
  /** Whether the values come from the company's Google profile. */
  fromGoogle?: boolean;
  /** Temporary files that the new values refer to. */
  adoptsFileIds?: readonly number[];
};

const sourceOf = ({ agentUserId, right }: AccountScope): ChangeSource => {
  if (agentUserId !== null) return "support";
  return right === "owner" ? "owner" : "editor";
};

/**
 * Saves on top of `stored`, which needs the part's columns and version only. Writes nothing if nothing differs.
 * @throws Problem `entry.stale_version` if another save came in since the row was read
 */
export async function savePart(
  { db, clock, cache }: Pick<Dependencies, "db" | "clock" | "cache">,
  scope: AccountScope,
  stored: Partial<EntryRow>,
  { part, columns, action, undoesChangeId, fromGoogle, adoptsFileIds }: PartSave,
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
    fromGoogle: fromGoogle ?? false,
    adoptsFileIds: adoptsFileIds ?? [],
    now: clock.now(),
  });
  if (saved === undefined) throw new Problem("entry.stale_version");
  await deleteCopy(cache, scope.companyId);
  return saved;
}
