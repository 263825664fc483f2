import { useEffect, useState } from "react";

const EVERY_MS = 30_000;

/** The current time in epoch ms, updated often enough for "öffnet um 08:00". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
