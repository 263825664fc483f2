/** Parses portals' answers in a thread of its own (`platform/reading`). */
import {
  type ReadingLimits,
  threadReader,
  type ThreadReader,
  Unreadable,
} from "../../../platform/reading/thread-reader.ts";
import { PortalFailure } from "./portal-answer.ts";
import type { Readers } from "./reading/readers.ts";

/** @throws PortalFailure `unreadable`, also if it takes too much time or memory */
export type PageReader = ThreadReader<Readers>;

/** One thread for all callers: each portal is read about twenty times a minute. */
export function pageReader(options: Partial<ReadingLimits> = {}): PageReader {
  const read = threadReader<Readers>(new URL("reading/portal-thread.ts", import.meta.url), options);
  return (what, ...input) =>
    read(what, ...input).catch((error: unknown) => {
      throw error instanceof Unreadable ? new PortalFailure("unreadable") : error;
    });
}
