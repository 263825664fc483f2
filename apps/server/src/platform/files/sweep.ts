/** Deletes expired temporary files, and adopted ones that no entry, person or history refers to. */
import type { Dependencies } from "../dependencies.ts";
import { thumbnailKey } from "./file-store.ts";
import * as repository from "./repository.ts";

const HOUR_MS = 3_600_000;
/** A running save may still adopt a file that has just expired. */
const GRACE_MS = HOUR_MS;
const BATCH = 200;

type Needs = Pick<Dependencies, "db" | "files" | "clock">;

/** Returns how many files it deleted. Several servers may run it at once, and it may be interrupted. */
export async function sweepTemporaryFiles(needs: Needs, signal?: AbortSignal): Promise<number> {
  const before = new Date(needs.clock.now().getTime() - GRACE_MS);
  let swept = 0;
  for (;;) {
    signal?.throwIfAborted();
    const found = await repository.expiredFiles(needs.db, before, BATCH);
    if (found.length === 0) break;
    await remove(needs, found);
    swept += found.length;
  }
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const { unused, lastId } = await repository.unusedFiles(needs.db, { before, after });
    if (lastId === null) return swept;
    await remove(needs, unused);
    swept += unused.length;
    after = lastId;
  }
}

// Bytes first: after a crash the row remains for the next sweep, never bytes without a row.
async function remove({ db, files }: Pick<Needs, "db" | "files">, found: repository.Swept[]): Promise<void> {
  for (const { storage_key: key, purpose } of found) {
    await files.remove(key);
    if (purpose === "photo") await files.remove(thumbnailKey(key));
  }
  await repository.deleteFileRows(
    db,
    found.map(({ id }) => id),
  );
}
