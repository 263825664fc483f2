/**
 * The directory's copy of an entry (Specification §7 "getGrisuEntryFromRedis"), stored in the cache with the time of
 * its making. A save removes the copy of its company; an import does not. A reader that loaded the entry just before a
 * save may cache the old one just after it; that copy expires like any other.
 */
import { DIRECTORY_COPY_MINUTES, type DirectoryCopy } from "@portal/contract/entry/directory/calls";
import { directoryEntryShape } from "./calls.ts";
import * as z from "zod/mini";
import type { Cache } from "../../../platform/cache/cache.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { directoryEntry } from "./directory-entry.ts";

const DAY_MS = 86_400_000;
const STALE_SECONDS = DIRECTORY_COPY_MINUTES * 60;

type Kept = Pick<DirectoryCopy, "entry" | "cachedAt">;
const keptShape = z.object({ entry: directoryEntryShape, cachedAt: z.iso.datetime() });

const keyOf = (companyId: number): string => `directory-entry:${companyId}`;

/** Call it after every save. */
export const deleteCopy = (cache: Cache, companyId: number): Promise<void> => cache.delete(keyOf(companyId));

/**
 * The kept copy with its age; a stale one is answered as it is and renewed for the next call. Where none is kept, or
 * the cache is away, the entry is read and its age is zero.
 * @throws Problem `entry.not_found`
 */
export async function directoryCopy(dependencies: Dependencies, scope: AccountScope): Promise<DirectoryCopy> {
  const { cache, clock, log } = dependencies;
  const read = keptShape.safeParse(await cache.get(keyOf(scope.companyId)));
  if (!read.success) return { ...(await renew(dependencies, scope)), ageSeconds: 0, stale: false };
  const age = Math.floor((clock.now().getTime() - Date.parse(read.data.cachedAt)) / 1000);
  // The clock of another server may be slightly ahead.
  const ageSeconds = Math.max(0, age);
  const stale = ageSeconds >= STALE_SECONDS;
  if (stale) await renew(dependencies, scope).catch((error: unknown) => log.warn({ err: error }, "copy not renewed"));
  return { ...read.data, ageSeconds, stale };
}

async function renew({ db, cache, clock }: Dependencies, scope: AccountScope): Promise<Kept> {
  const cachedAt = clock.now().toISOString();
  const kept = { entry: await directoryEntry(db, scope), cachedAt };
  await cache.set(keyOf(scope.companyId), kept, DAY_MS);
  return kept;
}
