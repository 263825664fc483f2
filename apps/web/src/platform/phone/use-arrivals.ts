import { useState } from "react";

const NONE: ReadonlySet<number> = new Set();

/**
 * The items that came after the list was first shown, by their rising ids.
 * @param list names what is shown; another list begins anew
 */
export function useArrivals(list: string, ids: readonly number[] | undefined): ReadonlySet<number> {
  const [first, setFirst] = useState<{ list: string; highest: number } | null>(null);
  if (ids === undefined) return NONE;
  if (first?.list !== list) {
    setFirst({ list, highest: Math.max(0, ...ids) });
    return NONE;
  }
  return new Set(ids.filter((id) => id > first.highest));
}
