/** What a new page does beside showing itself: title of the tab, and the focus on its headline. */
import { matchRoute } from "@portal/contract/routes";
import type { AnyRouter } from "@tanstack/react-router";
import { titleOf } from "../platform/brand/brand.ts";

/** Sets the title at each page and, from the second one on, moves the focus so that screen readers read the headline. */
export function keepPageAfterNavigation(router: AnyRouter): void {
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    const label = matchRoute(toLocation.pathname)?.label;
    if (label !== undefined) document.title = titleOf(label);
    if (fromLocation !== undefined && pathChanged) focusHeadline();
  });
}

function focusHeadline(): void {
  const main = document.querySelector("main");
  const target = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
  target?.focus({ preventScroll: true });
}
