import { useEffect, useRef, useState } from "react";
import { useSuggestions } from "../../../../../platform/suggestions/use-suggestions.ts";
import type { Address, AddressHint } from "./address.ts";
import { loadHints } from "./load-address.ts";

/**
 * What the data say about the address: `forget` as soon as it changes, `ask` when a field is left (nothing is asked
 * twice about the same address), `dismiss` where it shall stay as it is. Failures are nobody's concern.
 */
export function useAddressHints(value: Address) {
  const { items, ask: load, clear } = useSuggestions<AddressHint>(loadHints(value));
  const isChanged = useRef(false);
  const [wanted, setWanted] = useState<object | null>(null);
  useEffect(() => {
    // the address that was just changed is on the screen by now
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
