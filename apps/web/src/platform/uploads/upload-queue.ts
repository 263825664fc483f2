/**
 * Runs several uploads in the order in which they were chosen, a few at once. Independent of React and of the server.
 */

/** The server's limit per person minus one, which is left for another tab. */
export const UPLOADS_AT_ONCE = 3;

export type UploadState =
  | { readonly kind: "waiting" }
  /** `percent` from 0 to 100; at 100 the server processes the file. */
  | { readonly kind: "running"; readonly percent: number }
  /** `message` is German. */
  | { readonly kind: "failed"; readonly message: string; readonly canRetry: boolean };

/** The German message, and whether trying again can help. */
type Failure = { message: string; canRetry: boolean };

type QueueOptions<Source, Result> = {
  /** Null if the file may be sent. */
  refusalOf: (file: Source) => string | null;
  send: (file: Source, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Result>;
  failureOf: (error: unknown) => Failure;
  onDone: (id: string, result: Result, file: Source) => void;
};

export type UploadQueue<Source> = ReturnType<typeof createUploadQueue<Source, unknown>>;

/** A store for useSyncExternalStore: the states of all unfinished uploads by id. Finished uploads are dropped. */
export function createUploadQueue<Source, Result>({
  refusalOf,
  send,
  failureOf,
  onDone,
}: QueueOptions<Source, Result>) {
  let states: ReadonlyMap<string, UploadState> = new Map();
  const files = new Map<string, Source>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function publish(change: (next: Map<string, UploadState>) => void) {
    const next = new Map(states);
    change(next);
    states = next;
    for (const listener of listeners) listener();
  }
  const set = (id: string, state: UploadState) => publish((next) => next.set(id, state));

  function forget(id: string) {
    running.get(id)?.abort();
    running.delete(id);
    files.delete(id);
    publish((next) => next.delete(id));
  }
  async function run(id: string, file: Source) {
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    set(id, { kind: "running", percent: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) set(id, { kind: "running", percent: Math.round(share * 100) });
    };
    try {
      const result = await send(file, { onProgress, signal });
      if (signal.aborted) return;
      forget(id);
      onDone(id, result, file);
    } catch (error) {
      if (signal.aborted) return;
      running.delete(id);
      set(id, { kind: "failed", ...failureOf(error) });
    }
    startNext();
  }
  function startNext() {
    for (const [id, { kind }] of states) {
      if (running.size >= UPLOADS_AT_ONCE) return;
      const file = files.get(id);
      if (kind === "waiting" && file !== undefined) void run(id, file);
    }
  }
  return {
    /** Adds a file. A refused one fails at once and stays, so that its item can show the message. */
    add(id: string, file: Source) {
      files.set(id, file);
      const message = refusalOf(file);
      set(id, message === null ? { kind: "waiting" } : { kind: "failed", message, canRetry: false });
      startNext();
    },
    /** Appends a failed upload to the queue again; not one that would be refused again. */
    retry(id: string) {
      const state = states.get(id);
      if (state?.kind !== "failed" || !state.canRetry) return;
      publish((next) => next.delete(id));
      set(id, { kind: "waiting" });
      startNext();
    },
    /** Aborts and drops all uploads but these; without ids, all. */
    keepOnly(ids: Iterable<string> = []) {
      const kept = new Set(ids);
      for (const id of states.keys()) if (!kept.has(id)) forget(id);
      startNext();
    },
    snapshot: () => states,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
