/** How many uploads run at once: of one person, and over all servers together. */
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../problem.ts";
import { type Slots, withFreeSlot, withSlot } from "../rate-limits/with-slot.ts";

/** A slow line needs minutes for twenty megabytes. */
const MOST_SECONDS = 300;
const RETRY_AFTER_SECONDS = 10;

/**
 * Runs an upload, which takes up to 20 MB of memory before and during decoding. The body is read in `work`, so a refused
 * one takes none.
 * @throws Problem `request.throttled` where the person has that many at once, `files.busy` where all people together have
 */
export const withUploadSlot = <T>(
  { db, environment }: Pick<Dependencies, "db" | "environment">,
  person: Slots,
  work: () => Promise<T>,
): Promise<T> => withSlot({ db }, person, () => withUploads({ db, environment }, work));

/** The same for somebody without a login, whose network has a quota. @throws Problem `files.busy` */
export async function withUploads<T>(
  { db, environment }: Pick<Dependencies, "db" | "environment">,
  work: () => Promise<T>,
): Promise<T> {
  const all = { name: "all-uploads", atOnce: environment.UPLOADS_AT_ONCE, mostSeconds: MOST_SECONDS };
  const ran = await withFreeSlot({ db }, all, work);
  if (ran === undefined) throw new Problem("files.busy", { retryAfter: RETRY_AFTER_SECONDS });
  return ran.value;
}
