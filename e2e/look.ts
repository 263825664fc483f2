/** Helpers that wait for what a person would see. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const POLL = { timeout: 30_000, interval: 50 };

/** The page's headline. The screen that is shown while code loads has one, too, which says nothing of the page. */
export const headline = (page: Page): Locator =>
  page.getByRole("heading", { level: 1 }).filter({ hasNotText: /^Wird geladen$/ });

/** Waits until the element is visible. */
export const see = (what: Locator): Promise<void> => what.waitFor({ state: "visible" });

/** Waits until the element is not visible any more. */
export const miss = (what: Locator): Promise<void> => what.waitFor({ state: "hidden" });

/** Waits until nothing matches. Unlike `miss`, for any number of matches. */
export const hasNone = (what: Locator): Promise<void> => expect.poll(() => what.count(), POLL).toBe(0);

/** Waits until the field contains this text. */
export const hasValue = (field: Locator, value: string): Promise<void> =>
  expect.poll(() => field.inputValue(), POLL).toBe(value);

/** Waits until the URL has this path and query. */
export const arrive = (page: Page, path: string): Promise<void> => expect.poll(() => pathOf(page), POLL).toBe(path);

/** Path and query of the URL. */
export const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};

/** Waits until the element has the focus. */
export const hasFocus = (what: Locator): Promise<void> =>
  expect.poll(() => what.evaluate((element) => element === document.activeElement), POLL).toBe(true);
