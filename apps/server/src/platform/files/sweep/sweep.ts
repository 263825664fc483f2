/**
 * Deletes expired temporary files, and adopted ones that no entry, person, history or import names. Row before bytes: the
 * key waits in `file_checks` until its bytes are gone, whoever deleted the row and whatever happens in between.
 */
import type { Dependencies } from "../../dependencies.ts";
import { inBatches } from "../../sweeps/sweep.ts";
import { thumbnailKey } from "../file-store.ts";
import * as checks from "./checks.ts";

/** A running save may still adopt a file that has just expired. */
const GRACE_MS = 3_600_000;

type Needs = Pick<Dependencies, "db" | "files" | "clock">;

/** Returns how many files it deleted. Several servers may run it at once, and it may be interrupted. */
export async function sweepFiles(needs: Needs, signal?: AbortSignal): Promise<number> {
  const now = needs.clock.now();
  const before = new Date(now.getTime() - GRACE_MS);
  await inBatches(() => checks.deleteExpiredRows(needs.db, before), signal);
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const looked = await lookAtNext(needs, now);
    if (looked === undefined) return deleted;
    if (looked === "bytes deleted") deleted += 1;
  }
}

/** Looks at one due key while it holds it. Undefined if there is none. */
const lookAtNext = (
  { db, files }: Needs,
  now: Date,
): Promise<"row deleted" | "bytes deleted" | "still there" | undefined> =>
  db.transaction().execute(async (trx) => {
    const key = await checks.lockDueCheck(trx, now);
    if (key === undefined) return undefined;
    // Its key stays due, so the bytes follow once nobody can find the row any more.
    if (await checks.deleteUnusedRow(trx, key)) return "row deleted";
    const isThere = await checks.hasRow(trx, key);
    if (!isThere) await Promise.all([files.remove(key), files.remove(thumbnailKey(key))]);
    await checks.forgetCheck(trx, key);
    return isThere ? "still there" : "bytes deleted";
  });
