import { useEffect, useLayoutEffect, useState } from "react";
import type { FileItem, FileItems } from "./file-items.ts";

/** Types that every browser can show without the server. HEIC is not among them. */
const SHOWN = new Set(["image/jpeg", "image/png", "image/webp", "image/gif"]);

/** Object URLs of files that were chosen here; each is revoked after its item is gone or the page is left. */
export function useLocalPreviews(items: FileItems) {
  const [addresses] = useState(() => new Map<string, string>());
  useLayoutEffect(() => {
    const kept = new Set(items.map(({ id }) => id));
    for (const [id, address] of addresses) {
      if (kept.has(id)) continue;
      URL.revokeObjectURL(address);
      addresses.delete(id);
    }
  }, [items, addresses]);
  useEffect(() => {
    return () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, [addresses]);
  return {
    /** "" if the browser can't show the file. */
    of(id: string, file: File): string {
      if (!SHOWN.has(file.type)) return "";
      const address = URL.createObjectURL(file);
      addresses.set(id, address);
      return address;
    },
    /**
     * The picture to show of an item. The upload's own is not asked for: a save that follows at once would use it up
     * before its answer.
     */
    shown: ({ id, thumbnail }: FileItem): string => addresses.get(id) ?? thumbnail,
  };
}
