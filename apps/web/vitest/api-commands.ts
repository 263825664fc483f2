/** Answers to the `/api` calls of a component test, by Playwright's request routing. */
import type { ApiAnswer } from "./api-answer.ts";
import { uploadSlowly } from "./slow-upload.ts";
import type { Page, Route } from "playwright";
import type { BrowserCommand } from "vitest/node";

/** By method and path, such as `"POST /api/customer/updateEntryPayments"`. Each call takes one of a list; the last one stays. */
export type ApiAnswers = Readonly<Record<string, ApiAnswer | readonly ApiAnswer[]>>;

/** A call that the page made; `body` is the parsed JSON, or null. */
export type ApiRequest = { readonly call: string; readonly query: string; readonly body: unknown };

declare module "vitest/browser" {
  // Vitest's own extension point: an interface, because only interfaces merge.
  interface BrowserCommands {
    /** Sets the answers of this test file from now on. The logout succeeds; every other `/api` call gets status 404 and no body. */
    answerApi: (answers: ApiAnswers) => Promise<void>;
    /** Sends the held answers. */
    releaseApi: () => Promise<void>;
    /** The calls since the last `answerApi`, in order. */
    requestsOfApi: () => Promise<readonly ApiRequest[]>;
  }
}

type State = {
  answers: Map<string, ApiAnswer[]>;
  requests: ApiRequest[];
  held: (() => void)[];
  /** Other answers have taken the place of these; nothing is held any more. */
  isOver: boolean;
};
/** Unless a test answers it: a logout without an answer stays pending and would reach into the next test. */
const LOGOUT: ApiAnswers = { "POST /api/auth/logout": { status: 204 } };
const states = new WeakMap<Page, State>();

export const answerApi: BrowserCommand<[ApiAnswers]> = async ({ page }, answers) => {
  const known = states.get(page);
  if (known !== undefined) known.isOver = true;
  known?.held.forEach((release) => release());
  const state: State = {
    answers: new Map(Object.entries({ ...LOGOUT, ...answers }).map(([call, given]) => [call, [given].flat()])),
    requests: [],
    held: [],
    isOver: false,
  };
  states.set(page, state);
  if (known === undefined)
    await page.route(
      ({ pathname }) => pathname.startsWith("/api/"),
      (route) => answer(page, route),
    );
};

export const releaseApi: BrowserCommand = async ({ page }) =>
  states
    .get(page)
    ?.held.splice(0)
    .forEach((release) => release());

export const requestsOfApi: BrowserCommand = async ({ page }) => states.get(page)?.requests ?? [];

async function answer(page: Page, route: Route): Promise<void> {
  const state = states.get(page);
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const call = `${request.method()} ${pathname}`;
  const isJson = request.headers()["content-type"] === "application/json";
  state?.requests.push({ call, query: search, body: isJson ? request.postDataJSON() : null });
  const answers = state?.answers.get(call) ?? [];
  const given = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 404 };
  const hold = (release: () => void): void => void (state?.isOver === false ? state.held.push(release) : release());
  if (given.uploading) return uploadSlowly(route, given, hold);
  if (given.held) await new Promise<void>(hold);
  if (given.offline) return route.abort("connectionfailed");
  const { status = 200, headers = {}, body } = given;
  return route.fulfill(body === undefined ? { status, headers } : { status, headers, json: body });
}
