/** Removes files that nobody needs: expired temporary ones, and adopted ones that no entry, person or history names. */
import type { Dependencies } from "../dependencies.ts";
import * as repository from "./repository.ts";

const HOUR_MS = 3_600_000;
/** A save that is under way may still adopt a file that expired this moment. */
const GRACE_MS = HOUR_MS;
const BATCH = 200;

type Needs = Pick<Dependencies, "db" | "files" | "clock">;

/** Removes what is due and answers how many files went. Safe beside other servers and after a crash in between. */
export async function sweepTemporaryFiles({ db, files, clock }: Needs): Promise<number> {
  const before = new Date(clock.now().getTime() - GRACE_MS);
  // Bytes first: a crash leaves a row that the next sweep finds, never bytes that nothing names.
  const remove = async (found: { id: number; storage_key: string }[]): Promise<void> => {
    for (const { storage_key: key } of found) await files.remove(key);
    await repository.forgetFiles(
      db,
      found.map(({ id }) => id),
    );
  };
  let swept = 0;
  for (;;) {
    const found = await repository.expiredFiles(db, before, BATCH);
    if (found.length === 0) break;
    await remove(found);
    swept += found.length;
  }
  for (let last = 0; ;) {
    const found = await repository.unusedFiles(db, before, last, BATCH);
    if (found.length === 0) break;
    await remove(found);
    swept += found.length;
    last = found.at(-1)?.id ?? last;
  }
  return swept;
}
