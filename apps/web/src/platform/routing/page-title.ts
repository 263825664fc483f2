/** The title of the browser's tab: the page's, and in front of it the part of the page that is shown. */
import { useLayoutEffect } from "react";
import { titleOf } from "../brand/brand.ts";

let page = "";
let part = "";

const write = (): void => void (document.title = titleOf(part === "" ? page : `${part} – ${page}`));

/** Called by the router for each page. */
export function setPageTitle(label: string): void {
  page = label;
  write();
}

/**
 * Names the part of a page that has several: a tab, one item of a list. Tabs, history and bookmarks tell them apart, and
 * screen readers say it. Undefined while the name is not known.
 */
export function usePartTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined) return;
    part = name;
    if (page !== "") write();
    return () => {
      part = "";
      if (page !== "") write();
    };
  }, [name]);
}
