/** The company decides about hints of visitors. An accepted one is a save of the entry like any other. */
import type { decideEntryHint } from "@portal/contract/ugc/decide-hint";
import { type EntryHint, HINT_DAYS, type HintChange } from "@portal/contract/ugc/hints";
import { addDays, berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type * as z from "zod/mini";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { takeBackMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { deleteCopy, type OutsideChange, ownEntryOf, takeOverOutside } from "../../entry/public.ts";
import { answerKey, decideWithAnswer } from "../decide-contribution.ts";
import { findOpenHints, lockHint, reopenHint } from "./repository.ts";

type Decision = z.output<NonNullable<typeof decideEntryHint.body>>;
type Entry = Awaited<ReturnType<typeof ownEntryOf>>;
type HintText = Pick<EntryHint, "kind" | "text">;

/** For so long a decision can be taken back, and its mail waits. */
const UNDO_MS = 10 * 60_000;

export type HintService = ReturnType<typeof createHintService>;

type Read = { change: OutsideChange; told: HintChange };

/** Null if the hint would change nothing. */
async function changeOf(row: HintText, entry: Entry): Promise<Read | null> {
  // Loads the data of phone numbers, which a starting server does not need.
  const { fieldsOfChange, readHint } = await import("./read-hint.ts");
  const change = readHint(row.kind, row.text, entry);
  const fields = change === null ? [] : fieldsOfChange(change, entry);
  if (change === null || fields.length === 0) return null;
  return { change, told: { part: change.part, version: entry.versions[change.part], fields } };
}

type Deciding = { dependencies: Dependencies; scope: AccountScope };

/** @throws Problem `entry.difference_changed` if the person saw another change */
async function save({ dependencies, scope }: Deciding, row: HintText, seen: Decision["seen"]): Promise<number | null> {
  const entry = await ownEntryOf(dependencies, scope);
  const read = await changeOf(row, entry);
  const shown = read?.told.fields.map(({ field }) => field).join();
  if (read === null || seen?.version !== read.told.version || seen.fields.join() !== shown)
    throw new Problem("entry.difference_changed");
  const how = { action: "decideEntryHint", fromGoogle: false };
  return (await takeOverOutside(dependencies, scope, entry, read.change, how)).changeId;
}

/** @throws Problem `ugc.hint_not_found` if it is open, or was decided too long ago */
async function reopen({ dependencies: { db, clock }, scope }: Deciding, id: number): Promise<void> {
  const now = clock.now();
  if (!(await reopenHint(db, scope, id, new Date(now.getTime() - UNDO_MS)))) throw new Problem("ugc.hint_not_found");
  await takeBackMail(db, answerKey(id));
  await writeAudit(db, {
    at: now,
    action: "contribution.reopened",
    outcome: "done",
    actorUserId: scope.userId,
    agentUserId: scope.agentUserId,
    companyId: scope.companyId,
    details: { contribution: id },
  });
}

/** In the caller's transaction. @throws Problem `ugc.hint_not_found`, or why the change can't be saved */
async function decideWithin(deciding: Deciding, { id, decision, seen }: Decision): Promise<number | null> {
  const { dependencies, scope } = deciding;
  if (decision === "reopen") {
    await reopen(deciding, id);
    return null;
  }
  const row = await lockHint(dependencies.db, scope, id);
  if (row === undefined) throw new Problem("ugc.hint_not_found");
  const changeId = decision === "accept" ? await save(deciding, row, seen) : null;
  await decideWithAnswer(dependencies, dependencies.db, id, {
    state: decision === "wrong" ? "refused" : "accepted",
    actorUserId: scope.userId,
    agentUserId: scope.agentUserId,
    notBefore: new Date(dependencies.clock.now().getTime() + UNDO_MS),
  });
  return changeId;
}

export function createHintService(dependencies: Dependencies) {
  const { db, clock, cache } = dependencies;
  return {
    async open(scope: AccountScope): Promise<EntryHint[]> {
      const since = new Date(startOfBerlinDay(addDays(berlinDate(clock.now().getTime()), -HINT_DAYS)));
      const rows = await findOpenHints(db, scope, since);
      if (rows.length === 0) return [];
      const entry = await ownEntryOf(dependencies, scope);
      return Promise.all(
        rows.map(async ({ created_at: at, ...row }) => ({
          ...row,
          createdAt: at.toISOString(),
          change: (await changeOf(row, entry))?.told ?? null,
        })),
      );
    },

    async decide(scope: AccountScope, decision: Decision): Promise<{ changeId: number | null }> {
      const changeId = await db
        .transaction()
        .execute((trx) => decideWithin({ dependencies: { ...dependencies, db: trx }, scope }, decision));
      // Again after the commit: until then another call could have cached the old entry.
      if (changeId !== null) await deleteCopy(cache, scope.companyId);
      return { changeId };
    },
  };
}
