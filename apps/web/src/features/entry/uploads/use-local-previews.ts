import { useEffect, useLayoutEffect, useRef } from "react";
import type { FileItems } from "./file-items.ts";

/** Types that every browser can show without the server. HEIC is not among them. */
const SHOWN = new Set(["image/jpeg", "image/png", "image/webp", "image/gif"]);

/** Object URLs of files that are only in the browser; each is revoked after its item is gone or the page is left. */
export function useLocalPreviews(items: FileItems) {
  const addresses = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    const kept = new Set(items.map(({ id }) => id));
    for (const [id, address] of addresses.current) {
      if (kept.has(id)) continue;
      URL.revokeObjectURL(address);
      addresses.current.delete(id);
    }
  }, [items]);
  useEffect(() => {
    const { current } = addresses;
    return () => {
      for (const address of current.values()) URL.revokeObjectURL(address);
      current.clear();
    };
  }, []);
  return {
    /** "" if the browser can't show the file. */
    of(id: string, file: File): string {
      if (!SHOWN.has(file.type)) return "";
      const address = URL.createObjectURL(file);
      addresses.current.set(id, address);
      return address;
    },
  };
}
