import { useEffect, useRef, useState } from "react";
import { useSuggestions } from "../../../../../platform/suggestions/use-suggestions.ts";
import type { Address, AddressHint } from "./address.ts";
import { loadAddressHints } from "./load-address.ts";

/**
 * The hints about the address. `forget` clears them when it changes, `ask` loads them when a field loses focus (once
 * per address), `dismiss` hides them. A failed request is ignored.
 */
export function useAddressHints(value: Address) {
  const { items, ask: load, clear } = useSuggestions<AddressHint>(loadAddressHints(value));
  const isChanged = useRef(false);
  const [wanted, setWanted] = useState<object | null>(null);
  useEffect(() => {
    // The changed address has rendered by now.
    if (wanted !== null) load("address");
  }, [wanted, load]);

  function forget() {
    isChanged.current = true;
    clear();
  }
  function ask() {
    if (isChanged.current) setWanted({});
    isChanged.current = false;
  }
  return { hints: items, forget, ask, dismiss: clear };
}
