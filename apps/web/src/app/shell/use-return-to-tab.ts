import { useEffect } from "react";

/** Runs `action` each time somebody comes back to this tab. `action` has to stay the same function. */
export function useReturnToTab(action: () => void): void {
  useEffect(() => {
    const handleChange = () => {
      if (!document.hidden) action();
    };
    document.addEventListener("visibilitychange", handleChange);
    return () => document.removeEventListener("visibilitychange", handleChange);
  }, [action]);
}
