import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  createSuggestionSource,
  type LoadSuggestions,
  type SuggestionSource,
  type SuggestionState,
} from "./suggestion-source.ts";

export type Suggestions<Item> = SuggestionState<Item> & SuggestionSource;

/** Suggestions for one field: call `ask(text)` for each typed text and `clear()` after a choice. `load` may change. */
export function useSuggestions<Item>(load: LoadSuggestions<Item>): Suggestions<Item> {
  const [state, setState] = useState<SuggestionState<Item>>({ kind: "idle", items: [] });
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const [source] = useState(() =>
    createSuggestionSource<Item>((text, signal) => latest.current(text, signal), setState),
  );
  useEffect(() => () => source.clear(), [source]);
  return { ...state, ...source };
}
