import { useEffect, useState } from "react";
import { useHydrated } from "../../../../ui/hydration/use-browser-fact.ts";

const EVERY_MS = 30_000;

/**
 * The current time in epoch ms, updated often enough for "öffnet um 08:00 Uhr". A page that the server rendered is taken
 * over with `renderedAt`, so that it shows the same.
 */
export function useNow(renderedAt?: number): number {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return hydrated ? now : (renderedAt ?? now);
}
