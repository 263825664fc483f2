import { FIRST_ANSWERS_ID } from "@portal/contract/auth/first-answers";
import type { Page } from "playwright-core";

/**
 * Takes what the server sends with pages out of them, for tests that answer the page's calls themselves: the page asks
 * for everything. The page's script runs only after the block is gone.
 */
export const withoutFirstAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript((id) => {
    new MutationObserver(() => document.getElementById(id)?.remove()).observe(document, {
      subtree: true,
      childList: true,
    });
  }, FIRST_ANSWERS_ID);
