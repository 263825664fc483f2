/**
 * Suggestions while somebody types. A new request cancels the running one (Specification §7 "mws"). An empty text
 * sends no request, and a request waits for a short pause in typing.
 */
export type SuggestionState<Item> = {
  /** `waiting`: the items are those of an earlier text. `failed`: typing works without suggestions. */
  readonly kind: "idle" | "waiting" | "found" | "failed";
  readonly items: readonly Item[];
};

/** Loads the items for a text; rejects if `signal` aborts. */
export type LoadSuggestions<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

export type SuggestionSource = {
  /** Called with each new text; cancels the request for the previous one. */
  ask: (text: string) => void;
  /** Cancels the request and removes the items. */
  clear: () => void;
};

/** The pause in typing before a request starts: longer than between two key strokes, and too short to be noticed. */
export const REST_MS = 120;

/** Calls `publish` with each new state; after `clear` never for an earlier text. */
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
