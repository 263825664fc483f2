import { useEffect } from "react";

/** Runs `action` each time somebody returns to this tab. `action` must stay the same function. */
export function useReturnToTab(action: () => void): void {
  useEffect(() => {
    const handleChange = () => {
      if (!document.hidden) action();
    };
    document.addEventListener("visibilitychange", handleChange);
    return () => document.removeEventListener("visibilitychange", handleChange);
  }, [action]);
}
