/** The public listing check. */
import { getAnalysisData, getJobIdAndPortalsMetadata } from "@portal/contract/entry-service/calls";
import { afterAll, beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { checkOnePortal } from "./check-one-portal.ts";
import { connectPortals } from "./connected-portals.ts";
import { sweepPublicChecks } from "./jobs.ts";
import { type FakePortals, startFakePortals, shownOf } from "../../testing/portals/fake-portals.ts";

const ASKED = {
  company: "Brandt Bedachungen GmbH",
  street: "Lindenstraße",
  houseNumber: "12",
  zipCode: "10969",
  phone: "030 23125100",
};
const DAY_MS = 86_400_000;

let portals: FakePortals;
const { test, app } = apiTest({
  environment: async () => (portals = await startFakePortals("alpha", "beta")).environment,
});
afterAll(() => portals.close());
beforeEach(async () => {
  portals.behaviours.set("alpha", [shownOf(ASKED.company)]);
  portals.behaviours.set("beta", [shownOf(ASKED.company, { street: "Alte Straße 3" })]);
  await app.db.deleteFrom("rate_limits").execute();
});

const start = (query: Partial<typeof ASKED> = ASKED) => app.anonymous().call(getJobIdAndPortalsMetadata, { query });
const results = (jobId: number | string, token: string) =>
  app.anonymous().call(getAnalysisData, { query: { jobId: String(jobId), token } });

test("results arrive portal by portal, with data for a chart", async () => {
  const { status, body } = await start();
  expect(status).toBe(200);
  expect(body.metadata.map(({ identifier, name }) => [identifier, name])).toEqual([
    ["alpha", "ALPHA"],
    ["beta", "BETA"],
  ]);
  expect(body.token).toMatch(/^[0-9A-Za-z]{22}$/);
  expect((await results(body.jobId, body.token)).body).toMatchObject({
    results: [],
    chartData: { score: null, total: 2 },
  });

  const connected = connectPortals(app.dependencies);
  const context = { lastAttempt: true, signal: new AbortController().signal };
  await checkOnePortal(app.dependencies, connected, { checkId: body.jobId, portal: "beta" }, context);
  const first = (await results(body.jobId, body.token)).body;
  expect(first.results.map(({ portal }) => [portal.identifier, portal.status])).toEqual([["beta", "portal_nok"]]);

  await app.drainJobs();
  const all = (await results(body.jobId, body.token)).body;
  expect(all.results.map(({ portal }) => [portal.identifier, portal.status])).toEqual([
    ["alpha", "portal_ok"],
    ["beta", "portal_nok"],
  ]);
  expect(all.chartData).toMatchObject({
    total: 2,
    counts: { portal_ok: 1, portal_nok: 1, portal_error: 0, portal_not_found: 0 },
  });
});

test("a wrong token gets the answer of a missing check", async () => {
  const [mine, theirs] = [(await start()).body, (await start({ ...ASKED, company: "Andere GmbH" })).body];
  const foreign = await results(mine.jobId, theirs.token);
  const missing = await results(999_999, mine.token);
  expect([foreign.status, foreign.codes]).toEqual([404, ["entry_service.check_not_found"]]);
  expect(missing.body).toEqual(foreign.body);
  for (const [jobId, token] of [
    ["01", mine.token],
    [String(mine.jobId), ""],
    [String(mine.jobId), "%27;--"],
  ] as const) {
    expect((await results(jobId, token)).status).toBe(400);
  }
});

test("the database stores only the token's hash", async () => {
  const { body } = await start();
  const row = await app.db
    .selectFrom("listing_checks")
    .selectAll()
    .where("id", "=", body.jobId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(body.token);
  expect(row.token_hash).toHaveLength(32);
  expect(app.logLines.join("\n")).not.toMatch(/Lindenstra|23125100/);
});

test.each([
  ["no street", { ...ASKED, street: "", houseNumber: "" }],
  ["a street without a name", { ...ASKED, street: "12", houseNumber: "" }],
  ["too long", { ...ASKED, company: "x".repeat(201) }],
])("%s is refused, and nothing is written", async (_, query) => {
  const { status, codes } = await start(query);
  expect([status, codes]).toEqual([400, ["request.invalid"]]);
});

test("street and house number are enough, also in one field", async () => {
  expect((await start({ street: "Lindenstraße 12" })).status).toBe(200);
  expect((await start({ street: "Lindenstraße", houseNumber: "12" })).status).toBe(200);
});

test("one business is checked five times an hour, one network checks twenty times", async () => {
  const same = [];
  for (let round = 0; round < 6; round++) same.push(await start());
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(same[5]?.codes).toEqual(["entry_service.too_many_checks"]);
  expect(Number(same[5]?.raw.headers["retry-after"])).toBeGreaterThan(0);
  const others = [];
  for (let round = 0; round < 15; round++) others.push((await start({ ...ASKED, company: `Firma ${round}` })).status);
  expect(others.filter((status) => status === 429)).toHaveLength(1);
});

test("a named company must be one's own", async () => {
  const { client, company } = await app.logInMember();
  const accountId = company.id;
  expect((await client.call(getJobIdAndPortalsMetadata, { query: ASKED, accountId })).status).toBe(200);
  const stranger = await app.logInMember();
  for (const other of [stranger.company.id, 9_999_999]) {
    const reply = await client.call(getJobIdAndPortalsMetadata, { query: ASKED, accountId: other });
    expect([reply.status, reply.codes]).toEqual([404, ["account_not_available"]]);
  }
});

test("a check is deleted after a day", async () => {
  const { body } = await start();
  app.clock.advance(DAY_MS + 1000);
  expect((await results(body.jobId, body.token)).codes).toEqual(["entry_service.check_not_found"]);
  expect(await sweepPublicChecks(app.dependencies)).toBeGreaterThan(0);
  expect(await app.db.selectFrom("listing_results").selectAll().where("check_id", "=", body.jobId).execute()).toEqual(
    [],
  );
});
