import { afterEach, beforeEach, expect, test } from "vitest";
import { commands } from "vitest/browser";
import { ApiProblem } from "../api/api-problem.ts";
import { keepEarlyFailures } from "./early-failures.ts";
import { forgetReports } from "./report-error.ts";
import { startErrorReports } from "./start.ts";

const CALL = "POST /api/service/browser-error";

let stop: (() => void) | undefined;
beforeEach(async () => {
  forgetReports();
  await commands.answerApi({ [CALL]: { body: {} } });
});
afterEach(() => stop?.());

/** A failure at a place of its own, because each place is reported once. */
const failure = (line: number) =>
  Object.assign(new TypeError(), { stack: `at https://a.example/assets/B1-fq-av.js:${line}:1` });
const fail = (line: number) =>
  window.dispatchEvent(new ErrorEvent("error", { error: failure(line), cancelable: true }));
const reject = (reason: unknown) =>
  window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason }));
const loadBadly = (line: number) =>
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: failure(line) }));

const reported = () =>
  expect.poll(async () =>
    (await commands.requestsOfApi())
      .filter(({ call }) => call === CALL)
      .map(({ body }) => body as { kind: string; source: string })
      .map(({ kind, source }) => `${kind} ${source.split(":")[1]}`),
  );

test("a sampled tab reports what failed before, and what nobody handles afterwards", async () => {
  keepEarlyFailures();
  fail(1);
  reject(failure(2));
  stop = startErrorReports(true);
  fail(3);
  reject(new ApiProblem({ kind: "offline", status: 0 }));
  reject(failure(4));
  await reported().toEqual(["error 1", "rejection 2", "error 3", "rejection 4"]);
});

test("every tab reports code that cannot be loaded, and a tab that is not sampled nothing else", async () => {
  keepEarlyFailures();
  fail(1);
  stop = startErrorReports(false);
  fail(2);
  loadBadly(3);
  await reported().toEqual(["code 3"]);
});
