import { useEffect } from "react";

/** Where an action puts other content in the place of a page, the focus goes to its headline, as on a page of its own. */
export function useHeadlineFocus(isNew = true): void {
  useEffect(() => {
    if (isNew) document.querySelector<HTMLElement>("main h1[tabindex]")?.focus();
  }, [isNew]);
}
