/** Runs before each file of component tests: language, brand and style sheets as in the product's page. */
import { afterEach, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { commands } from "vitest/browser";
import { XSRF_COOKIE, XSRF_KIND } from "@portal/contract/auth/calls";
import { brand } from "../platform/brand/brand.ts";
import { keepDraftsOf } from "../platform/session/browser-storage.ts";
import { forgetLogout } from "../platform/session/pending-logout.ts";
import "../ui/styles/global.css";

document.documentElement.lang = "de";
document.documentElement.dataset["brand"] = brand.theme;
beforeEach(() => {
  // what another test typed and did not save
  keepDraftsOf(null);
  // a logout that another test kept from the server
  forgetLogout();
});
/** Requests without an answer yet. */
const waiting = new Set<Promise<Response>>();
const { fetch: send } = globalThis;
globalThis.fetch = (...request) => {
  const answer = send(...request);
  waiting.add(answer);
  const forget = () => void waiting.delete(answer);
  answer.then(forget, forget);
  return answer;
};
afterEach(async () => {
  // a late request must not take an answer that the next test has set
  await cleanup();
  await commands.answerApi({});
  while (waiting.size > 0) {
    await Promise.allSettled(waiting);
    // what follows on an answer begins
    await new Promise((resolve) => setTimeout(resolve));
  }
});
// calls need not fetch a pair first
document.cookie = `${XSRF_COOKIE}=${XSRF_KIND.session}-test; path=/`;
// widths change when the typeface arrives
await document.fonts.load("1rem 'Inter Variable'");
