/** Tells the server that something failed in this browser, in a few known words: never a message, a query or a text. */
import {
  BROWSER_ERROR_TYPES,
  type BrowserErrorKind,
  type BrowserErrorType,
  BUILD_PATTERN,
  reportBrowserError,
  SOURCE_PATTERN,
} from "@portal/contract/browser-errors/calls";
import { matchRoute } from "@portal/contract/pages/routes";
import { apiCall } from "../api/api-call.ts";
import { ApiProblem } from "../api/api-problem.ts";

/** A page in a loop of failures reports the first ones. */
const MOST_REPORTS = 5;
const reported = new Set<string>();

/**
 * Reports each kind of failure at each place once in the life of the page. Never throws, and waits for nothing. Without
 * a connection it reports nothing: that is the reason for most of what fails then.
 */
export function reportError(kind: BrowserErrorKind, error: unknown, source = sourceOf(error)): void {
  if (!navigator.onLine) return;
  const type = typeOf(error);
  const key = `${kind} ${type} ${source}`;
  if (reported.size >= MOST_REPORTS || reported.has(key)) return;
  reported.add(key);
  const body = {
    kind,
    type,
    route: matchRoute(window.location.pathname)?.name ?? null,
    source,
    build: buildName(),
    failedRequestId: error instanceof ApiProblem ? error.requestId : null,
  };
  void apiCall(reportBrowserError, { body, recoverSession: false }).catch(() => {});
}

/** For tests: as after loading the page. */
export const forgetReports = (): void => reported.clear();

function typeOf(error: unknown): BrowserErrorType {
  const name = error instanceof Error ? error.name : "";
  return BROWSER_ERROR_TYPES.find((type) => type === name) ?? "other";
}

/** `CMB_YJcm.js:1:20481` of the first line of the stack that is in a file of the build; null without one. */
export function sourceOf(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  // The first line of Chromium's stack is the message, which may hold anything.
  const found = /\/assets\/([\w-]+\.js:\d+:\d+)\)?$/m.exec(stack)?.[1];
  return found !== undefined && SOURCE_PATTERN.test(found) ? found : null;
}

/** The file name of the page's first script. */
function buildName(): string | null {
  const address = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";
  const name = /\/([\w-]+)\.js$/.exec(address)?.[1];
  return name !== undefined && BUILD_PATTERN.test(name) ? name : null;
}
