/** Removes files that nobody needs: expired temporary ones, and adopted ones that no entry, person or history names. */
import type { Dependencies } from "../dependencies.ts";
import { thumbnailKey } from "./file-store.ts";
import * as repository from "./repository.ts";

const HOUR_MS = 3_600_000;
/** A save that is under way may still adopt a file that expired this moment. */
const GRACE_MS = HOUR_MS;
const BATCH = 200;

type Needs = Pick<Dependencies, "db" | "files" | "clock">;

/** Removes what is due and answers how many files went. Safe beside other servers and after a crash in between. */
export async function sweepTemporaryFiles(needs: Needs): Promise<number> {
  const before = new Date(needs.clock.now().getTime() - GRACE_MS);
  let swept = 0;
  for (;;) {
    const found = await repository.expiredFiles(needs.db, before, BATCH);
    if (found.length === 0) break;
    await remove(needs, found);
    swept += found.length;
  }
  for (let after = 0; ;) {
    const { unused, lastId } = await repository.unusedFiles(needs.db, { before, after });
    if (lastId === null) return swept;
    await remove(needs, unused);
    swept += unused.length;
    after = lastId;
  }
}

// Bytes first: a crash leaves a row that the next sweep finds, never bytes that nothing names.
async function remove({ db, files }: Pick<Needs, "db" | "files">, found: repository.Swept[]): Promise<void> {
  for (const { storage_key: key, purpose } of found) {
    await files.remove(key);
    if (purpose === "photo") await files.remove(thumbnailKey(key));
  }
  await repository.forgetFiles(
    db,
    found.map(({ id }) => id),
  );
}
