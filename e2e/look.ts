/** Looking and waiting, as a person does: until it is there, or for as long as a person would. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const PATIENCE = { timeout: 15_000, interval: 50 };

/** Waits until it is on the screen. */
export const see = (what: Locator): Promise<void> => what.waitFor({ state: "visible" });

/** Waits until it is not on the screen any more. */
export const miss = (what: Locator): Promise<void> => what.waitFor({ state: "hidden" });

/** Waits until the address bar shows this path, query included. */
export const arrive = (page: Page, path: string): Promise<void> => expect.poll(() => pathOf(page), PATIENCE).toBe(path);

/** Path and query of the address bar. */
export const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};

/** Waits until the keyboard would type there. */
export const hasFocus = (what: Locator): Promise<void> =>
  expect.poll(() => what.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
