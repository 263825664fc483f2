import { getWebsiteCheck, getWebsiteCheckCsv, getWebsiteCheckResult } from "@portal/contract/website/check/calls";
import { finding } from "@portal/website-check/finding";
import { aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { afterAll, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { type SandboxWebsites, startSandboxWebsites } from "./testing/sandbox-websites.ts";
import { sweepWebsiteChecks } from "./jobs.ts";

let websites: SandboxWebsites;
// Before the app's own hook, because the hooks of the end run in the opposite order.
afterAll(() => websites?.close());
const { test, app } = apiTest({
  environment: async () => {
    websites = await startSandboxWebsites();
    return websites.environment;
  },
});

const HEALTHY = "https://www.elektro-brandl.example/";

/** A person whose company's entry names a website. */
async function someone(website = HEALTHY) {
  const { client, company } = await app.logInMember({ name: "Elektro Brandl" });
  const accountId = company.id;
  await app.db.updateTable("entries").set({ website }).where("company_id", "=", accountId).execute();
  return {
    accountId,
    client,
    start: (encUrl: string = website, renew = false) =>
      client.call(getWebsiteCheck, { accountId, query: { encUrl, ...(renew ? { renew: "true" as const } : {}) } }),
    result: async (encUrl?: string) =>
      (await client.call(getWebsiteCheckResult, { accountId, query: encUrl === undefined ? {} : { encUrl } })).body,
    age: (seconds: number) =>
      sql`update website_checks set finished_at = finished_at - ${seconds} * interval '1 second'
          where company_id = ${accountId}`.execute(app.db),
  };
}
const codes = ({ check }: { check: { findings: { code: string }[] } | null }) =>
  check?.findings.map(({ code }) => code) ?? [];

test("a check waits, reads the website and says what it found, most useful first", async () => {
  const anna = await someone();
  expect((await anna.result()).check).toMatchObject({ url: HEALTHY, state: "wait", isRunning: false, findings: [] });
  const { body } = await anna.start();
  expect(body.check).toMatchObject({ state: "wait", isRunning: true, checkedAt: null });
  await app.drainJobs();
  const { check, addresses } = await anna.result();
  expect(addresses).toEqual([HEALTHY]);
  expect(check).toMatchObject({ state: "success", isRunning: false, finalUrl: HEALTHY, isCompared: false });
  expect(codes({ check })[0]).toBe("index.noindex");
  expect(check?.findings[0]).toMatchObject({ doer: "maker", isNew: false, count: 1 });
  expect(check?.figures).toMatchObject({ http2: true, certificateUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test("without renew the result stays; with it a check within ten seconds is refused, and after them it compares", async () => {
  const anna = await someone();
  await anna.start();
  expect((await anna.start(HEALTHY, true)).body.check.isRunning).toBe(true);
  await app.drainJobs();
  expect((await anna.start()).body.check).toMatchObject({ state: "success", isRunning: false });
  const refused = await anna.start(HEALTHY, true);
  expect([refused.status, refused.codes]).toEqual([429, ["website.check_too_soon"]]);
  expect(Number(refused.raw.headers["retry-after"])).toBeLessThanOrEqual(10);

  await websites.mend("www.elektro-brandl.example", "/", "noindex,nofollow", "index,follow");
  await websites.mend("www.elektro-brandl.example", "/", 'lang="de"', "");
  await anna.age(11);
  expect((await anna.start(HEALTHY, true)).status).toBe(200);
  await app.drainJobs();
  const { check } = await anna.result();
  expect(check?.isCompared).toBe(true);
  expect(check?.fixed).toEqual(["Die Seite bittet Suchmaschinen, sie nicht zu zeigen"]);
  expect(check?.findings.filter(({ isNew }) => isNew).map(({ code }) => code)).toEqual(["access.no_language"]);
  expect(check?.history).toHaveLength(2);
});

test("a website that leads elsewhere is a redirect, a broken one an error, each with its message", async () => {
  const anna = await someone("www.baeckerei-petersen.example");
  await anna.start();
  const bob = await someone("https://www.yildiz-sohn.example");
  await bob.start();
  await app.drainJobs();
  expect((await anna.start()).body).toMatchObject({
    message: expect.stringContaining("www.petersen-backstube.example"),
    check: { state: "redirect", finalUrl: "https://www.petersen-backstube.example/", findings: [] },
  });
  expect((await bob.start()).body).toMatchObject({
    message: expect.stringContaining("Antwort 500"),
    check: { state: "error", findings: [] },
  });
});

test("the product's website comes first, its finding is ours to mend, and both spellings of an address are one", async () => {
  const anna = await someone("physio-stadtpark.example");
  const url = "https://www.elektro-brandl.example/";
  await aWebsite(app.db, { company_id: anna.accountId, url, further_addresses: ["elektro-brandl.example"] });
  await anna.start(encodeURIComponent(url));
  await app.drainJobs();
  const { addresses, check } = await anna.result();
  expect(addresses).toEqual([url, "https://physio-stadtpark.example/"]);
  expect(check?.findings.find(({ code }) => code === "data.missing")?.doer).toBe("provider");
});

test.each([
  "https://www.dachdeckerei-lorenz.example/",
  "https://www.elektro-brandl.example.angreifer.example/",
  "https://www.elektro-brandl.example:8443/",
  "https://www.elektro-brandl.example@www.lorenz.example/",
  "http://127.1/",
  "http://0x7f.1/",
  "2130706433",
  "http://[::ffff:127.0.0.1]/",
  "file:///etc/passwd",
  "keine Adresse",
  "%",
])("%s is no address of the company, for starting, reading and the table alike", async (address) => {
  const anna = await someone();
  for (const endpoint of [getWebsiteCheck, getWebsiteCheckResult, getWebsiteCheckCsv] as const) {
    const answer = await anna.client.call(endpoint, { accountId: anna.accountId, query: { encUrl: address } });
    expect([answer.status, answer.codes]).toEqual([404, ["website.address_unknown"]]);
  }
  expect(
    await app.db.selectFrom("website_checks").selectAll().where("company_id", "=", anna.accountId).execute(),
  ).toEqual([]);
});

test("a company without a website gets no address and no check", async () => {
  const anna = await someone("");
  expect(await anna.result()).toEqual({ addresses: [], check: null });
});

test("the findings come as a table", async () => {
  const anna = await someone();
  await anna.start();
  await app.drainJobs();
  const answer = await anna.client.call(getWebsiteCheckCsv, { accountId: anna.accountId, query: { encUrl: HEALTHY } });
  expect(answer.raw.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.raw.payload).toContain("LocalBusiness");
});

test("a finding of a newer release, for which this one has no words, is passed over", async () => {
  const anna = await someone();
  for (const code of ["index.noindex", "legal.no_imprint"] as const) {
    const findings = JSON.stringify([{ ...finding("legal.no_imprint")[0], code: "legal.invented" }, ...finding(code)]);
    await sql`insert into website_checks (company_id, url, state, requested_at, finished_at, findings)
      values (${anna.accountId}, ${HEALTHY}, 'success', now(), now(), ${findings})`.execute(app.db);
  }
  const { check } = await anna.result();
  expect(codes({ check })).toEqual(["legal.no_imprint"]);
  expect(check?.fixed).toEqual(["Die Seite bittet Suchmaschinen, sie nicht zu zeigen"]);
});

test("twenty checks of an address are kept, none longer than two years", async () => {
  const anna = await someone();
  await sql`insert into website_checks (company_id, url, state, requested_at, finished_at, findings)
    select ${anna.accountId}, ${HEALTHY}, 'success', now(), now() - n * interval '40 days', '[]'
    from generate_series(1, 24) n`.execute(app.db);
  await anna.start(HEALTHY, true);
  await app.drainJobs();
  const kept = () =>
    app.db.selectFrom("website_checks").select("id").where("company_id", "=", anna.accountId).execute();
  expect(await kept()).toHaveLength(20);
  await sql`update website_checks set finished_at = ${new Date(app.clock.now().getTime() - 731 * 86_400_000)}
    where company_id = ${anna.accountId}`.execute(app.db);
  await sweepWebsiteChecks(app.dependencies);
  expect(await kept()).toEqual([]);
});
