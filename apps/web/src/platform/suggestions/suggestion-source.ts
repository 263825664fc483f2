/**
 * Suggestions while somebody types: one request at a time, the newest wins (Specification §7 "mws": an earlier pending
 * request is cancelled by the next). No request for an empty text; none before a short rest of the keys.
 */
export type SuggestionState<Item> = {
  /** `waiting`: the items still are those of an earlier text. `failed`: typing goes on without. */
  readonly kind: "idle" | "waiting" | "found" | "failed";
  readonly items: readonly Item[];
};

/** Answers the items for a text; rejects where `signal` says so. */
export type LoadSuggestions<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

export type SuggestionSource = {
  /** The text as it is now. Whatever was under way for an earlier one is over. */
  ask: (text: string) => void;
  /** Nothing is wanted any more. */
  clear: () => void;
};

/** Rest of the keys before a request starts: shorter than a person waits, longer than between two strokes. */
export const REST_MS = 120;

/** `publish` gets each new state; nothing is published after `clear` for what was asked before it. */
export function createSuggestionSource<Item>(
  load: LoadSuggestions<Item>,
  publish: (state: SuggestionState<Item>) => void,
): SuggestionSource {
  let items: readonly Item[] = [];
  let request = new AbortController();

  function show(kind: SuggestionState<Item>["kind"], next: readonly Item[]) {
    items = next;
    publish({ kind, items });
  }
  function begin(): AbortSignal {
    request.abort();
    request = new AbortController();
    return request.signal;
  }
  async function answer(text: string, signal: AbortSignal) {
    try {
      const found = await load(text, signal);
      if (!signal.aborted) show("found", found);
    } catch {
      if (!signal.aborted) show("failed", []);
    }
  }
  return {
    ask(text) {
      const signal = begin();
      if (text.trim() === "") return show("idle", []);
      show("waiting", items);
      const rest = setTimeout(() => void answer(text, signal), REST_MS);
      signal.addEventListener("abort", () => clearTimeout(rest));
    },
    clear() {
      begin();
      show("idle", []);
    },
  };
}
