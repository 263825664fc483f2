import { pathOf } from "@portal/contract/pages/routes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { ApiProblem } from "../api/api-problem.ts";
import { forgetReports, reportError, sourceOf } from "./report-error.ts";

const CALL = "POST /api/service/browser-error";
const SECRET = "erika@kunde.example";
const failure = (stack: string) => Object.assign(new TypeError(`Cannot read ${SECRET}`), { stack });

const before = window.location.href;
beforeEach(async () => {
  forgetReports();
  window.history.replaceState(null, "", `${pathOf("entry_overview")}?mail=${SECRET}#${SECRET}`);
  await commands.answerApi({ [CALL]: { body: {} } });
});
afterEach(() => window.history.replaceState(null, "", before));
const reports = async () => (await commands.requestsOfApi()).filter(({ call }) => call === CALL);

test("a report names class, place and page, and neither message nor query", async () => {
  reportError("render", failure(`TypeError: ${SECRET}\n    at b (https://portal.example/assets/CMB_YJcm.js:1:2048)`));
  await expect.poll(reports).toHaveLength(1);
  const [sent] = await reports();
  expect(sent?.body).toMatchObject({
    kind: "render",
    type: "TypeError",
    route: "entry_overview",
    source: "CMB_YJcm.js:1:2048",
    failedRequestId: null,
  });
  expect(JSON.stringify(sent)).not.toContain(SECRET);
});

test("a failed call's request id goes along", async () => {
  reportError("render", new ApiProblem({ kind: "answer", status: 500, requestId: "k7qm-3xpd-9tzv" }));
  await expect.poll(reports).toHaveLength(1);
  expect((await reports())[0]?.body).toMatchObject({ type: "ApiProblem", failedRequestId: "k7qm-3xpd-9tzv" });
});

test("a failure without a connection is not reported, the same one later is", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  reportError("code", failure("at https://a.example/assets/B1-fq-av.js:1:1"));
  connection.mockRestore();
  reportError("code", failure("at https://a.example/assets/B1-fq-av.js:2:1"));
  await expect
    .poll(async () => (await reports()).map(({ body }) => (body as { source: string }).source))
    .toEqual(["B1-fq-av.js:2:1"]);
});

test("the same failure is reported once, and no more than five of a page", async () => {
  for (let line = 1; line <= 20; line++)
    for (let time = 0; time < 2; time++)
      reportError("error", failure(`at https://a.example/assets/B1-fq-av.js:${line}:1`));
  await expect.poll(reports).toHaveLength(5);
});

test.each([
  ["no error", SECRET, null],
  ["a stack of another place", failure(`at https://evil.example/${SECRET}.js:1:1`), null],
  [
    "Firefox",
    failure("b@https://a.example/assets/CMB_YJcm.js:1:20\nc@https://a.example/assets/x.js:2:3"),
    "CMB_YJcm.js:1:20",
  ],
])("the source of %s", (_what, error, source) => {
  expect(sourceOf(error)).toBe(source);
});
