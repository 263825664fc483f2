import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { render } from "vitest-browser-react";
import { mayLeave, useLeaveQuestion, useUnsavedChanges } from "../../platform/forms/unsaved-changes.ts";
import type { PageModule } from "../../platform/routing/page-entry.ts";
import { createRouter, type Router } from "./router.ts";

const PROBE = "GET /api/service/getNotifications";
const address = () => window.location.pathname;
const missing = () => Promise.reject<PageModule>(new TypeError("Failed to fetch dynamically imported module"));

const before = { address: window.location.href, state: history.state as unknown };
const reload = vi.fn<(href: string) => boolean>();
let loads: Record<string, () => Promise<PageModule>> = {};
let pages: Record<string, () => null> = {};
let router: Router;

const pageAt = (path: string) => (pages[path] ??= () => null);
const shown = () => Object.keys(pages).find((path) => pages[path] === router.state()?.page);

/** A form with unsaved work, and the answer to the question about it. */
function UnsavedForm({ answer }: { answer: boolean }) {
  useUnsavedChanges(true);
  const question = useLeaveQuestion();
  if (question) queueMicrotask(() => question.answer(answer));
  return null;
}

// One router for all tests: a second one would follow the steps of the browser's buttons, too.
beforeAll(async () => {
  history.replaceState(null, "", "/eins");
  router = createRouter({
    decide: ({ pathname }) =>
      Promise.resolve({
        kind: "show",
        found: {
          entry: { load: loads[pathname] ?? (() => Promise.resolve({ default: pageAt(pathname) })) },
          label: undefined,
          parents: [],
        },
      }),
    find: () => Promise.resolve(undefined),
    prepare: () => Promise.resolve(),
    reload,
  });
  await router.reconsider();
});
afterAll(() => history.replaceState(before.state, "", before.address));
beforeEach(async () => {
  await commands.answerApi({ [PROBE]: { offline: true } });
  [loads, pages] = [{}, {}];
  reload.mockReset().mockReturnValue(true);
  await router.navigate("/eins", { replace: true, withoutAsking: true });
  expect(shown()).toBe("/eins");
});

test("the page before stays, marked as waiting, until the next page's code is there", async () => {
  const { promise, resolve } = Promise.withResolvers<PageModule>();
  loads["/zwei"] = () => promise;
  const going = router.navigate("/zwei");
  await expect.poll(() => router.state()?.waits).toBe(true);
  expect([shown(), address()]).toEqual(["/eins", "/eins"]);
  resolve({ default: pageAt("/zwei") });
  expect(await going).toBe(true);
  expect([shown(), address(), router.state()?.waits]).toEqual(["/zwei", "/zwei", false]);
});

test.each([
  ["/eins?zahl=anrufe", { replace: true }, { kind: "keep" }],
  ["/eins?seite=2", {}, { kind: "new", hash: "" }],
  ["/eins?anfrage=7", { replace: true, fromTop: true }, { kind: "new", hash: "" }],
  ["/eins?zahl=anrufe#verlauf", { replace: true }, { kind: "new", hash: "#verlauf" }],
  ["/zwei", { replace: true }, { kind: "new", hash: "" }],
] as const)("from /eins to %s with %j the page scrolls as %j", async (href, options, scroll) => {
  await router.navigate(href, options);
  expect(router.state()?.scroll).toEqual(scroll);
});

test("without a connection the page before and its address stay, and the retry leads on", async () => {
  loads["/zwei"] = missing;
  expect(await router.navigate("/zwei")).toBe(false);
  expect([shown(), address(), reload.mock.calls]).toEqual(["/eins", "/eins", []]);
  delete loads["/zwei"];
  router.state()?.missed?.retry();
  await expect.poll(shown).toBe("/zwei");
  expect([address(), router.state()?.missed]).toEqual(["/zwei", null]);
});

test("a step back to a page whose code is missing returns to the address of the page that stays", async () => {
  await router.navigate("/zwei");
  loads["/eins"] = missing;
  history.back();
  await expect.poll(() => router.state()?.missed).not.toBeNull();
  await expect.poll(address).toBe("/zwei");
  expect(shown()).toBe("/zwei");
  delete loads["/eins"];
  router.state()?.missed?.retry();
  await expect.poll(shown).toBe("/eins");
  expect(address()).toBe("/eins");
});

test("code that is gone while the server answers reloads the next page's address", async () => {
  await commands.answerApi({ [PROBE]: { body: [] } });
  loads["/zwei"] = missing;
  await router.navigate("/zwei");
  expect(reload.mock.calls).toEqual([["/zwei"]]);
  expect(shown()).toBe("/eins");
});

test("code that is gone again after a reload leaves the page before in place", async () => {
  await commands.answerApi({ [PROBE]: { body: [] } });
  reload.mockReturnValue(false);
  loads["/zwei"] = missing;
  expect(await router.navigate("/zwei")).toBe(false);
  expect([shown(), router.state()?.missed?.href]).toEqual(["/eins", "/zwei"]);
});

test.each([
  ["stays if the person wants to keep it", false, "/eins"],
  ["is given up if the person agrees", true, "/zwei"],
])("text that is typed while the next page's code loads %s", async (_what, answer, expected) => {
  const { promise, resolve } = Promise.withResolvers<PageModule>();
  loads["/zwei"] = () => promise;
  const going = router.navigate("/zwei");
  await expect.poll(() => router.state()?.waits).toBe(true);
  await render(<UnsavedForm answer={answer} />);
  resolve({ default: pageAt("/zwei") });
  expect(await going).toBe(answer);
  expect([shown(), address(), router.state()?.waits]).toEqual([expected, expected, false]);
});

test("code that is gone does not reload the page while somebody has begun to type", async () => {
  await commands.answerApi({ [PROBE]: { body: [] } });
  const { promise, reject } = Promise.withResolvers<PageModule>();
  loads["/zwei"] = () => promise;
  const going = router.navigate("/zwei");
  await expect.poll(() => router.state()?.waits).toBe(true);
  await render(<UnsavedForm answer={false} />);
  reject(new TypeError("gone"));
  expect(await going).toBe(false);
  expect([shown(), reload.mock.calls]).toEqual(["/eins", []]);
});

test("the question about unsaved work is asked once before a page that loads slowly", async () => {
  await render(<UnsavedForm answer={true} />);
  expect(await mayLeave()).toBe(true);
  expect(await router.navigate("/zwei")).toBe(true);
  expect(shown()).toBe("/zwei");
});
