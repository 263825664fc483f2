import { login, XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { chooseCookies } from "@portal/contract/tracking/cookie-choice";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../vitest/api-commands.ts";
import { apiCall, mayHoldSession, setApiHooks } from "./api-call.ts";
import { ApiProblem } from "./api-problem.ts";
import { refused } from "../../testing/refused.ts";

const LOAD = "GET /api/customer/getSalesForceEntry";
const CHOOSE = "POST /api/service/cookie-choice";
const FETCH_PAIR = "GET /api/service/getNotifications";

const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);
const load = () => apiCall(getSalesForceEntry, {});
const choose = () => apiCall(chooseCookies, { body: { statistics: true } });

/** What a call rejects with. */
const problemOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "no problem",
    (error: unknown) => error,
  );

const sessionLost = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  sessionLost.mockReset().mockResolvedValue(false);
  setApiHooks({ activeAccountId: () => 4711, sessionLost });
});
const writeToken = (token: string) => void (document.cookie = `${XSRF_COOKIE}=${token}; path=/`);
afterEach(() => writeToken("s-test"));

test("a reading call names the active company and hands over the body", async () => {
  await commands.answerApi({ [LOAD]: { body: { entry: "the entry" } } });
  expect(await load()).toEqual({ entry: "the entry" });
  expect(await commands.requestsOfApi()).toEqual([{ call: LOAD, query: "?accountId=4711", body: null }]);
});

test("a call with status 204 resolves to undefined", async () => {
  await commands.answerApi({ [CHOOSE]: { status: 204 } });
  expect(await choose()).toBeUndefined();
});

test.each<[string, ApiAnswer, object]>([
  ["a refusal", refused("entry.stale_version"), { kind: "answer", status: 409, message: "entry.stale_version" }],
  [
    "a refusal without a list of errors",
    { status: 400, body: { wrong: true } },
    { kind: "answer", status: 400, errors: [] },
  ],
  ["502 of a proxy", { status: 502 }, { kind: "outage", status: 502, isAway: true }],
  ["504 of a proxy", { status: 504 }, { kind: "outage", status: 504, isAway: true }],
  ["500", { status: 500 }, { kind: "answer", status: 500, isAway: false }],
  [
    "500 with a request id",
    { status: 500, headers: { "x-request-id": "k7qm-3xpd-9tzv" } },
    { kind: "answer", status: 500, requestId: "k7qm-3xpd-9tzv" },
  ],
  [
    "a refusal with a request id, which nobody needs",
    { status: 403, headers: { "x-request-id": "k7qm-3xpd-9tzv" } },
    { kind: "answer", status: 403, requestId: null },
  ],
  ["503 because too many people log in", refused("auth.busy"), { kind: "answer", status: 503 }],
  ["a body that is no JSON", { status: 200 }, { kind: "outage", status: 200 }],
  ["no connection", { offline: true }, { kind: "offline", status: 0, isAway: true }],
])("%s rejects with an ApiProblem that says so", async (_what, answer, expected) => {
  await commands.answerApi({ [LOAD]: answer });
  const problem = await problemOf(load());
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject(expected);
});

test.each([
  ["30", 30],
  ["0", null],
  ["Wed, 21 Oct 2026 07:28:00 GMT", null],
])("Retry-After %j gives %j seconds", async (header, seconds) => {
  await commands.answerApi({ [LOAD]: { ...refused("request.throttled"), headers: { "retry-after": header } } });
  expect(await problemOf(load())).toMatchObject({ retryAfterSeconds: seconds });
});

test("an aborted call rejects with the browser's AbortError", async () => {
  await commands.answerApi({ [LOAD]: { held: true } });
  const controller = new AbortController();
  const call = problemOf(apiCall(getSalesForceEntry, { signal: controller.signal }));
  await expect.poll(calls).toEqual([LOAD]);
  controller.abort();
  expect(await call).toMatchObject({ name: "AbortError" });
});

test("a writing call without an XSRF cookie fetches a pair first", async () => {
  document.cookie = `${XSRF_COOKIE}=; path=/; max-age=0`;
  await commands.answerApi({ [FETCH_PAIR]: { body: [] }, [CHOOSE]: { body: { choice: null } } });
  await choose();
  expect(await calls()).toEqual([FETCH_PAIR, CHOOSE]);
});

test("an outdated XSRF pair is fetched again and the call repeated once", async () => {
  await commands.answerApi({
    [FETCH_PAIR]: { body: [] },
    [CHOOSE]: [refused("auth.xsrf_invalid"), { body: { choice: "kept" } }],
  });
  expect(await choose()).toEqual({ choice: "kept" });
  expect(await calls()).toEqual([CHOOSE, FETCH_PAIR, CHOOSE]);
});

test("a browser that keeps no cookie learns what to do, and the call is not repeated", async () => {
  document.cookie = `${XSRF_COOKIE}=; path=/; max-age=0`;
  await commands.answerApi({ [FETCH_PAIR]: { body: [] }, [CHOOSE]: refused("auth.xsrf_invalid") });
  expect(await problemOf(choose())).toMatchObject({
    kind: "answer",
    errors: [
      { message: expect.stringMatching(/^Ihr Browser speichert keine Cookies\..*Einstellungen Ihres Browsers/) },
    ],
  });
  expect(await calls()).toEqual([FETCH_PAIR, CHOOSE, FETCH_PAIR]);
});

test("an XSRF pair that is refused twice is not tried a third time", async () => {
  await commands.answerApi({ [FETCH_PAIR]: { body: [] }, [CHOOSE]: refused("auth.xsrf_invalid") });
  expect(await problemOf(choose())).toMatchObject({ message: "auth.xsrf_invalid" });
  expect(await calls()).toEqual([CHOOSE, FETCH_PAIR, CHOOSE]);
});

const LOST: ApiAnswers = { [LOAD]: [refused("auth.no_session"), { body: { entry: "mine" } }] };

test("a lost session that somebody renews in place repeats the call", async () => {
  sessionLost.mockResolvedValue(true);
  await commands.answerApi(LOST);
  expect(await load()).toEqual({ entry: "mine" });
});

test("a lost session that nobody renews rejects the call", async () => {
  await commands.answerApi(LOST);
  expect(await problemOf(load())).toMatchObject({ message: "auth.no_session" });
  expect(await calls()).toEqual([LOAD]);
});

test("the login itself never asks for a new login", async () => {
  await commands.answerApi({ "POST /api/auth/login": refused("auth.no_session") });
  const body = { login: "a", password: "b", remember: false };
  await problemOf(apiCall(login, { body, recoverSession: false }));
  expect(sessionLost).not.toHaveBeenCalled();
});

test.each([
  ["s-1", true],
  ["a-1", false],
])("the XSRF token %s says that a session may exist: %s", (token, expected) => {
  writeToken(token);
  expect(mayHoldSession()).toBe(expected);
});

test("a writing call sends the XSRF cookie as a header, a reading call does not", async () => {
  const sent = vi.spyOn(window, "fetch");
  await commands.answerApi({ [LOAD]: { body: {} }, [CHOOSE]: { body: {} } });
  await load();
  await choose();
  const tokens = sent.mock.calls.map(([, init]) => new Headers(init?.headers).get(XSRF_HEADER));
  sent.mockRestore();
  expect(tokens).toEqual([null, "s-test"]);
});
