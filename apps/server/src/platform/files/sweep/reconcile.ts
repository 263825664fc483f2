/**
 * Looks at all files, now and then: rows whose last use ended with a month of the history, and bytes without a row, which
 * a process that was killed may leave. What it finds is left to the sweep.
 */
import type { Dependencies } from "../../dependencies.ts";
import { thumbnailKey } from "../file-store.ts";
import * as checks from "./checks.ts";

/** Longer than an upload or an import takes to write the row of bytes that it has stored. */
const UNFINISHED_MS = 24 * 3_600_000;
const SMALL_COPY = thumbnailKey("");

type Needs = Pick<Dependencies, "db" | "files" | "clock">;

/** Returns how many keys it found. Several servers may run it at once, and it may be interrupted. */
export const reconcileFiles = async (needs: Needs, signal?: AbortSignal): Promise<number> =>
  (await findUnusedRows(needs, signal)) + (await findBytesWithoutRow(needs, signal));

async function findUnusedRows({ db }: Needs, signal: AbortSignal | undefined): Promise<number> {
  let found = 0;
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const { keys, lastId } = await checks.unusedFiles(db, after);
    if (lastId === null) return found;
    if (keys.length > 0) found += await checks.addChecks(db, keys);
    after = lastId;
  }
}

async function findBytesWithoutRow({ db, files, clock }: Needs, signal: AbortSignal | undefined): Promise<number> {
  const before = new Date(clock.now().getTime() - UNFINISHED_MS);
  let found = 0;
  for await (const some of files.list()) {
    signal?.throwIfAborted();
    const old = some.filter(({ changedAt }) => changedAt < before).map(({ key }) => keyOfBoth(key));
    const keys = await checks.keysWithoutRow(db, [...new Set(old)]);
    if (keys.length > 0) found += await checks.addChecks(db, keys);
  }
  return found;
}

/** A photo and its small copy are one file. */
const keyOfBoth = (key: string): string => (key.endsWith(SMALL_COPY) ? key.slice(0, -SMALL_COPY.length) : key);
