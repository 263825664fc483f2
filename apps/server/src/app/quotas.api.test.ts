/** Every call that writes has its quota, in the database, for whoever it counts. */
import { NOTICE_GROUND_CODES } from "@portal/contract/ugc/notices/grounds";
import { endpoint } from "@portal/contract/http/endpoint";
import type { AnswerOf } from "@portal/contract/http/endpoint";
import { login } from "@portal/contract/auth/calls";
import type { Role } from "@portal/contract/http/access";
import { alwaysAnswering } from "@portal/contract/opening-hours/answering-hours";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { codesOf } from "@portal/contract/navigation/products";
import { sectionOf } from "@portal/contract/tracking/calls";
import { endOwnSessions } from "@portal/contract/user-area/profile";
import { aProduct } from "@portal/db/factories/companies";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { beforeAll, beforeEach, describe, expect } from "vitest";
import { emptyAnswer, publicAccess, serve, type ServedEndpoint } from "../platform/http/served-call.ts";
import { isQuota, limitsFor, needsQuota, type Quota } from "../platform/rate-limits/quota.ts";
import { ENTRY_SAVES } from "../platform/rate-limits/quotas.ts";
import type { RateLimit } from "../platform/rate-limits/rate-limits.ts";
import { sql } from "kysely";
import { ACCESS_MATRIX } from "../testing/access/matrix.ts";
import { apiTest } from "../testing/fixture.ts";
import { plausibleInput } from "../testing/hostile-input.ts";
import { QUOTA_TABLE } from "../testing/quota-table.ts";
import { secondServer } from "../testing/second-server.ts";
import type { Member } from "../testing/test-app.ts";
import { type Reply, TestClient } from "../testing/test-client.ts";
import { allCalls } from "./slices.ts";

const { test, app } = apiTest();
const { app: generous } = apiTest({ environment: { QUOTA_FACTOR: "3" } });
const served = new Map<string, ServedEndpoint>();

beforeAll(() => {
  for (const call of allCalls(app.dependencies)) served.set(call.served.endpoint.name, call.served);
});
beforeEach(() => app.db.deleteFrom("rate_limits").execute());

/** A member of a company that has a product of every family that a call asks for. */
async function aCustomer(roles: Role[] = []): Promise<Member> {
  const member = await app.logInMember({ roles });
  const families = [...served.values()].flatMap(({ access }) => (access.kind === "account" && access.families) || []);
  const codes = new Set(families.flatMap((family) => codesOf([family])[0] ?? []));
  for (const code of codes) await aProduct(app.db, { company_id: member.company.id, code });
  return member;
}

const rowOf = (name: string): ServedEndpoint => served.get(name) as ServedEndpoint;
const quotaOf = (name: string): Quota => rowOf(name).quota as Quota;

const STREET = { company: "Brandt", street: "Lindenstraße", houseNumber: "12" };
const REPORT = { companyId: 1, sourceId: "GOLOCAL", text: "Stimmt nicht", key: "0123456789abcdef" };
/** Where no single value fits. */
const FITTING: Record<string, { query?: object; body?: object }> = {
  updateEntryOpeningHours: { body: { openingHours: emptyOpeningHours(), version: 1 } },
  getJobIdAndPortalsMetadata: { query: STREET },
  getAdCampaign: {
    body: { adplorerCompanyId: 1, adGroupCampaignIds: [1], startDate: "2026-01-05", endDate: "2026-01-05" },
  },
  updateWebsiteFiles: { body: { website: 1, text: "Neu", key: "0123456789abcdef" } },
  updateWebBannerFiles: { body: { banner: 1, files: ["tmpfile-1"], key: "0123456789abcdef" } },
  answerWebsiteHandover: { body: { text: "Neu", key: "0123456789abcdef" } },
  applyAbsence: { body: { firstDay: "2026-08-03", lastDay: "2026-08-04", label: "Ferien" } },
  createObjection: {
    body: { ratingId: 1, reason: "insult", text: "Ein Schimpfwort im Text.", confirmed: true, key: "0123456789abcdef" },
  },
  proposeDecision: {
    body: { outcome: "kept", ground: "opinion", reasons: "Eine zulässige Meinung über die Arbeit." },
  },
  addPartner: { body: { companyId: 1, sourceId: "portal", url: "https://portal.example/eintrag" } },
  reportEntryUrl: { body: REPORT },
  reportRating: { body: REPORT },
  reportAverageRating: { body: REPORT },
  updateCompanySettings: {
    body: {
      settings: {
        version: 1,
        greeting: "Guten Tag.",
        forwardTo: "",
        hours: alwaysAnswering(),
        vacationStartDate: null,
        vacationEndDate: null,
        vacationNote: "",
      },
    },
  },
  updateVoicebotSettings: {
    body: {
      settings: {
        version: 1,
        greeting: "Guten Tag.",
        forwardTo: "",
        hours: alwaysAnswering(),
        tasks: [],
        answers: [],
        asksToRecord: false,
      },
    },
  },
  sendContentNotice: {
    body: {
      companyId: 1,
      target: "entry",
      ground: NOTICE_GROUND_CODES[0],
      text: "Das Bild zeigt eine Person ohne ihre Zustimmung.",
      name: "Petra Muster",
      email: "petra@muster.example",
      goodFaith: true,
    },
  },
  trackUserViews: { body: { id: 1, data: [sectionOf("user_dashboard")] } },
  trackCompanyViews: { body: { id: 1, data: [sectionOf("user_dashboard")] } },
};
const VALUES = [
  "2026-01-05",
  "2026-01-05T10:00:00.000Z",
  "08:00",
  "18:00",
  "10115",
  "030 23125123",
  "/kunde",
  true,
  {},
];

/** Makes a call with a request that its schemas accept. */
function send(name: string, client: TestClient, { company, login: own }: Member): Promise<Reply> {
  const { endpoint: row } = rowOf(name);
  const texts = [TEST_PASSWORD, own, "ABCD-2345", "0123456789abcdef0123456789abcdef", "text", ""];
  const { params, query, body } = {
    ...plausibleInput(row, [company.id, String(company.id), 1, ...VALUES, ...texts]),
    ...FITTING[name],
  };
  const path = row.path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(String(params[key])));
  const accountId = row.accountId === "required" ? company.id : undefined;
  const json = row.bodyKind !== "multipart" && body !== undefined;
  const sent = json
    ? { payload: Buffer.from(JSON.stringify(body)), headers: { "content-type": "application/json" } }
    : {};
  return client.copy().send({ method: row.method, path, query: { ...query }, accountId, ...sent });
}

/** The limits of a call's quota as they count this member. */
const limitsOf = (name: string, { userId, company }: Member): RateLimit[] =>
  limitsFor(quotaOf(name), { ip: "127.0.0.1", session: { userId }, scope: { companyId: company.id } } as never);

/** As if that many had been counted in a window that ends in a minute. */
const countBefore = (key: string, points: number) =>
  app.db
    .insertInto("rate_limits")
    .values({ key, points, expire: app.clock.now().getTime() + 60_000 })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ points }))
    .execute();

const isRefused = ({ status, codes }: Reply, { refuse }: Quota): boolean => status === 429 && codes.includes(refuse);

const withQuota = (): string[] => [...served.keys()].filter((name) => isQuota(rowOf(name).quota));
const CALLS_WITH_QUOTA = QUOTA_TABLE.flatMap(([promise, calls]) =>
  promise.startsWith("none") ? [] : calls.split(" "),
);

describe("the rows", () => {
  const WINDOWS: Record<number, string> = { 900: "a quarter of an hour", 3600: "an hour", 86_400: "a day" };
  const REASONS: [RegExp, string][] = [
    [/^It writes no row/, "none: reads only"],
    [/own session/, "none: own session"],
    [/takes a token/, "none: uses a token"],
    [/login throttle/, "none: login throttle"],
  ];

  function promiseOf({ quota }: ServedEndpoint): string {
    if (!isQuota(quota)) return REASONS.find(([pattern]) => pattern.test(quota?.because ?? ""))?.[1] ?? "nothing";
    const limits = quota.limits.map(({ limit, windowSeconds }) => `${limit} ${WINDOWS[windowSeconds]}`);
    return `${quota.limits[0]?.per}: ${limits.join(", ")}`;
  }

  test("say what the table promises, and every call that writes is in the table", () => {
    const promised = QUOTA_TABLE.flatMap(([promise, calls]) => calls.split(" ").map((name) => [name, promise]));
    const declared = [...served].filter(([, row]) => row.quota !== undefined || needsQuota(row.endpoint));
    expect(Object.fromEntries(declared.map(([name, row]) => [name, promiseOf(row)]))).toEqual(
      Object.fromEntries(promised),
    );
  });

  test("of one line in the table share one quota, and no two lines do", () => {
    const names = QUOTA_TABLE.filter(([promise]) => !promise.startsWith("none")).map(
      ([, calls]) => new Set(calls.split(" ").map((name) => quotaOf(name).name)),
    );
    expect(names.filter(({ size }) => size !== 1)).toEqual([]);
    expect(new Set(names.flatMap((each) => [...each])).size).toBe(names.length);
  });

  const write = endpoint<AnswerOf<typeof login>>()({ name: "writeSomething", method: "POST", path: "/api/something" });
  const half = { access: publicAccess, answers: { 200: emptyAnswer as never } };

  test("of a call that writes cannot be declared without a quota, nor with one for somebody unknown", () => {
    expect(() => serve(write, half)).toThrow("writeSomething writes and declares no quota");
    expect(() => serve(write, { ...half, quota: ENTRY_SAVES })).toThrow("writeSomething counts somebody");
  });
});

test("every call with a quota is tried below", () => {
  expect(withQuota().toSorted()).toEqual(CALLS_WITH_QUOTA.toSorted());
});

/** Such a member, who acts for the company as customer care if only they may make the call. */
async function memberFor(name: string): Promise<Member> {
  const row = ACCESS_MATRIX[name];
  const isForAgents = row?.owner === "auth.role_missing" && row.agent === "ok";
  const isForManagers = row?.ratingManager === "ok";
  const member = await aCustomer(isForAgents ? ["cuca"] : isForManagers ? ["ratingusermanager"] : []);
  if (isForAgents) {
    const until = new Date(app.clock.now().getTime() + 3_600_000);
    await sql`update sessions set agent_company_id = ${member.company.id}, agent_reason = 'Rückruf',
      agent_expires_at = ${until} where user_id = ${member.userId}`.execute(app.db);
  }
  return member;
}

/** Signed deliveries; tests of their slices have the keys. */
const SIGNED = new Set(["ingestTrackingEvents", "ingestWebsiteHits", "receiveLead", "receiveMail"]);

describe.each(CALLS_WITH_QUOTA.filter((name) => !SIGNED.has(name)))("%s", (name) => {
  test("is refused beyond each limit, says when it goes on, and then goes on", async () => {
    const member = await memberFor(name);
    const quota = quotaOf(name);
    const limits = limitsOf(name, member);
    for (const { key, limit } of limits) {
      await countBefore(key, limit);
      const reply = await send(name, member.client, member);
      expect(isRefused(reply, quota), `${reply.status} ${reply.raw.body}`).toBe(true);
      expect(reply.raw.body).toMatch(/Ab (\d\d\.\d\d\.\d{4}, )?\d\d:\d\d Uhr geht es weiter\./);
      expect(Number(reply.raw.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(reply.raw.headers["retry-after"])).toBeLessThanOrEqual(60);
      await app.db.deleteFrom("rate_limits").execute();
    }
    for (const { key, limit } of limits) await countBefore(key, limit);
    app.clock.advance(61_000);
    const reply = await send(name, member.client, member);
    expect(isRefused(reply, quota), reply.raw.body).toBe(false);
    const keys = limits.map(({ key }) => key);
    const rows = await app.db.selectFrom("rate_limits").selectAll().where("key", "in", keys).execute();
    expect(rows.map(({ points }) => points)).toEqual(limits.map(() => 1));
    const now = app.clock.now().getTime();
    const ends = rows.map(({ expire }) => Math.ceil(((expire ?? 0) - now) / 120_000)).toSorted((a, b) => a - b);
    expect(ends).toEqual(limits.map(({ windowSeconds }) => Math.ceil(windowSeconds / 120)));
  });
});

test.each([
  ["person", "updateUserProfile"],
  ["company", "updateEntryAboutUs"],
])("a %s is not refused for what others did", async (_whose, name) => {
  const [busy, other] = [await app.logInMember(), await app.logInMember()];
  for (const { key, limit } of limitsOf(name, busy)) await countBefore(key, limit);
  expect((await send(name, busy.client, busy)).status).toBe(429);
  expect((await send(name, other.client, other)).status).not.toBe(429);
});

test("QUOTA_FACTOR multiplies a quota", async () => {
  const { userId, client } = await generous.logInPerson();
  const key = `quota:login-methods:3600:person:${userId}`;
  const expire = generous.clock.now().getTime() + 60_000;
  await generous.db.insertInto("rate_limits").values({ key, points: 359, expire }).execute();
  const statuses: number[] = [];
  for (let n = 0; n < 2; n += 1) statuses.push((await client.call(endOwnSessions, { body: {} })).status);
  expect(statuses).toEqual([200, 429]);
});

const READING = QUOTA_TABLE.filter(([promise]) => promise === "none: reads only").flatMap(([, calls]) =>
  calls.split(" "),
);

test("calls without a quota write nothing: a database that refuses to write answers them", async () => {
  const member = await aCustomer(["ratingusermanager"]);
  const client = new TestClient(await secondServer(app, { readOnly: true }));
  for (const [name, value] of member.client.cookies) client.cookies.set(name, value);
  const plainGets = [...served].filter(([, row]) => row.quota === undefined).map(([name]) => name);
  const failed: string[] = [];
  for (const name of [...plainGets, ...READING]) {
    const { status, codes } = await send(name, client, member);
    if (status >= 500) failed.push(`${name}: ${status} ${codes.join(" ")}`);
  }
  expect(plainGets.length).toBeGreaterThan(25);
  expect(failed).toEqual([]);
  const { status } = await send("updateUserProfile", client, member);
  expect(status).toBe(500);
});

describe("two server processes", () => {
  test("share a quota", async () => {
    const member = await app.logInMember();
    const other = new TestClient(await secondServer(app));
    for (const [name, value] of member.client.cookies) other.cookies.set(name, value);
    const [hour] = limitsOf("updateUserProfile", member);
    await countBefore(hour?.key ?? "", (hour?.limit ?? 0) - 2);
    const statuses: number[] = [];
    for (const client of [member.client, other, member.client, other])
      statuses.push((await send("updateUserProfile", client, member)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test("share the login throttle", async () => {
    const { login: name } = await app.logInMember();
    const second = await secondServer(app);
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const client = n % 2 === 0 ? app.anonymous() : new TestClient(second);
      const body = { login: name, password: "falsch", remember: false };
      statuses.push((await client.call(login, { body })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
  });
});
