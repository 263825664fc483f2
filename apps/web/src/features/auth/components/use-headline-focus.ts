import { useLayoutEffect } from "react";

/** Focuses the headline when an action replaces a page's content, as the router does for a new page. */
export function useHeadlineFocus(isNew = true): void {
  useLayoutEffect(() => {
    if (isNew) document.querySelector<HTMLElement>("main h1[tabindex]")?.focus();
  }, [isNew]);
}
