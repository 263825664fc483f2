import type { SplitAddress } from "@portal/contract/entry/rules/split-address";
import { useEffect, useState } from "react";
import { type Address, fieldsOf } from "./address.ts";

type Split = (text: string) => SplitAddress | null;

/**
 * The offer to divide a whole address in the street's field among the fields. `isRefused`: the field's rule refuses the
 * text. `undo` holds the fields before, until the address is changed in another way. The reader of addresses loads when
 * it is needed first; without it there is only the field's message.
 */
export function useSplitAddress(value: Address, isRefused: boolean) {
  const [split, setSplit] = useState<Split | null>(null);
  const [undo, setUndo] = useState<Address | null>(null);
  useEffect(() => {
    if (!isRefused || split !== null) return undefined;
    let isMounted = true;
    import("@portal/contract/entry/rules/split-address").then(
      ({ splitAddress }) => isMounted && setSplit(() => splitAddress),
      () => {},
    );
    return () => void (isMounted = false);
  }, [isRefused, split]);
  return {
    offer: isRefused && split !== null ? split(value.ShippingStreet) : null,
    undo,
    remember: () => setUndo(fieldsOf(value)),
    forget: () => setUndo(null),
  };
}
