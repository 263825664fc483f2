/** Errors that browsers report reach the log as one line, without anything personal. */
import { reportBrowserError } from "@portal/contract/browser-errors/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();
const REPORT = {
  kind: "render",
  type: "TypeError",
  route: "entry_overview",
  source: "CMB_YJcm.js:1:20481",
  build: "index-DKHrlW1D",
  failedRequestId: "k7qm-3xpd-9tzv",
} as const;

beforeEach(() => app.db.deleteFrom("rate_limits").execute());
const lines = () => app.logLines.filter((line) => line.includes("error in a browser")).map((line) => JSON.parse(line));
const report = (body: object) => app.anonymous().call(reportBrowserError, { body: body as typeof REPORT });

test("a report is one log line with the page's pattern and the request's id, and is counted", async () => {
  const before = lines().length;
  const { status, raw } = await report(REPORT);
  expect(status).toBe(200);
  const written = lines().slice(before);
  const { route: _route, ...facts } = REPORT;
  expect(written).toMatchObject([
    { ...facts, route: pathOf("entry_overview"), brand: "nahbei", requestId: raw.headers["x-request-id"] },
  ]);
  const { text } = await app.dependencies.metrics.text([]);
  expect(text).toContain('portal_browser_errors_total{brand="nahbei",kind="render"}');
});

test("a report without page, source and build is taken", async () => {
  const nothing = { route: null, source: null, build: null, failedRequestId: null };
  expect((await report({ ...REPORT, ...nothing })).status).toBe(200);
});

const PERSONAL = "erika.muster@kunde.example";
test.each([
  ["a message", { ...REPORT, type: `Cannot read ${PERSONAL}` }],
  ["an address with ids", { ...REPORT, route: `/kunde/4711?mail=${PERSONAL}` }],
  ["another file", { ...REPORT, source: `https://evil.example/${PERSONAL}.js:1:1` }],
  ["a source without position", { ...REPORT, source: "Erika-Muster.js" }],
  ["a build with text", { ...REPORT, build: PERSONAL }],
  ["a request id with text", { ...REPORT, failedRequestId: PERSONAL }],
  ["a build with a word", { ...REPORT, build: "geheim-4711" }],
  ["a request id with a word", { ...REPORT, failedRequestId: "geheim-4711" }],
  ["a source with a word", { ...REPORT, source: "geheim-4711.js:1:1" }],
  ["an unknown kind", { ...REPORT, kind: PERSONAL }],
])("%s is refused and not logged", async (_what, body) => {
  const before = lines().length;
  const reply = await report(body);
  expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
  expect(lines()).toHaveLength(before);
  expect(app.logLines.join("\n")).not.toContain(PERSONAL);
});

test("what the schema does not name is not logged", async () => {
  await report({ ...REPORT, message: PERSONAL });
  expect(app.logLines.join("\n")).not.toContain(PERSONAL);
});

test("more than 60 in a minute are counted and not written; the next minute writes again", async () => {
  app.clock.set(new Date(Math.ceil(app.clock.now().getTime() / 60_000) * 60_000));
  const before = lines().length;
  const client = app.anonymous();
  for (let count = 0; count < 65; count++) await client.call(reportBrowserError, { body: REPORT });
  expect(lines().length - before).toBe(60);
  app.clock.advance(60_000);
  const then = lines().length;
  await client.call(reportBrowserError, { body: REPORT });
  expect(lines()).toHaveLength(then + 1);
});
