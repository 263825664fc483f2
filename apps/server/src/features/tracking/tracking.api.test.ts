import {
  chooseCookies,
  COOKIE_CHOICE_COOKIE,
  COOKIE_CHOICE_DAYS,
  readChoice,
} from "@portal/contract/tracking/cookie-choice";
import {
  sectionOf,
  trackCompanyData,
  trackCompanyViews,
  trackUserData,
  trackUserViews,
} from "@portal/contract/tracking/calls";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { sweepProofs, sweepUsage } from "./jobs.ts";

const { test, app } = apiTest();
let person: Member;
let company: number;
beforeEach(async () => {
  await app.db.deleteFrom("portal_usage").execute();
  person = await app.logInMember();
  company = person.company.id;
});

const choose = (statistics: boolean, client = person.client) => client.call(chooseCookies, { body: { statistics } });
const OVERVIEW = sectionOf("entry_overview");
const HISTORY = sectionOf("entry_history");
const views = (data: unknown, id = company) =>
  person.client.call(trackCompanyViews, { body: { id, data: data as string[] } });
const usage = () =>
  app.db.selectFrom("portal_usage").select(["audience", "kind", "name", "count"]).orderBy("name").execute();

describe("the choice", () => {
  test("only what is necessary: a cookie of this host, and no row anywhere", async () => {
    const before = await app.db.selectFrom("statistics_consents").select("id").execute();
    const reply = await choose(false, app.anonymous());
    expect(reply.body.choice).toMatchObject({ statistics: false, proof: "" });
    const cookie = reply.raw.cookies.find(({ name }) => name === COOKIE_CHOICE_COOKIE);
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", maxAge: COOKIE_CHOICE_DAYS * 86_400 });
    expect(cookie?.domain).toBeUndefined();
    expect(cookie?.httpOnly).toBeUndefined();
    expect(await app.db.selectFrom("statistics_consents").select("id").execute()).toEqual(before);
  });

  test("consent is proved by words, brand and time; the row keeps a hash and names nobody", async () => {
    const { body } = await choose(true);
    const [row] = await app.db.selectFrom("statistics_consents").selectAll().orderBy("id", "desc").limit(1).execute();
    expect(row).toMatchObject({ brand: "nahbei", text_version: "1", ended_at: null });
    expect(row?.token_hash).not.toContain(body.choice.proof);
    expect(readChoice(person.client.cookies.get(COOKIE_CHOICE_COOKIE))).toEqual(body.choice);
  });

  test.each([
    "",
    "1.s.1700000000000.",
    "1.n.1700000000000.AAAAAAAAAAAAAAAAAAAAAA",
    "2.n.1700000000000.",
    "1.n.1.",
    "x",
  ])("a cookie that says %j is no choice", (value) => expect(readChoice(value)).toBeNull());

  test("withdrawing ends the proof at once: the old cookie opens nothing any more", async () => {
    await choose(true);
    const thief = person.client.copy();
    await choose(false);
    const reply = await thief.call(trackCompanyViews, { body: { id: company, data: [OVERVIEW] } });
    expect([reply.status, reply.codes]).toEqual([403, ["tracking.no_consent"]]);
    expect(await usage()).toEqual([]);
  });

  test.each([{}, { statistics: "ja" }, { statistics: null }, []])("refuses %j", async (body) => {
    const reply = await person.client.send({ method: "POST", path: chooseCookies.path, body });
    expect(reply.status).toBe(400);
  });
});

describe("views", () => {
  test("are counted by day and section, with no person or company beside them", async () => {
    await choose(true);
    expect((await views([OVERVIEW, HISTORY, OVERVIEW])).status).toBe(200);
    expect((await views([OVERVIEW])).status).toBe(200);
    await person.client.call(trackUserViews, { body: { id: person.userId, data: [sectionOf("user_dashboard")] } });
    expect(await usage()).toEqual([
      { audience: "user", kind: "section", name: "benutzer/start/start", count: 1 },
      { audience: "company", kind: "section", name: OVERVIEW, count: 3 },
      { audience: "company", kind: "section", name: HISTORY, count: 1 },
    ]);
    const columns = await app.db.selectFrom("portal_usage").selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(columns).toSorted()).toEqual(["audience", "count", "day", "kind", "name"]);
  });

  test("the kind of screen is counted beside them", async () => {
    await choose(true);
    const data = { viewport: "sm", scheme: "dark" } as const;
    expect((await person.client.call(trackCompanyData, { body: { id: company, data } })).status).toBe(200);
    expect((await person.client.call(trackUserData, { body: { id: person.userId, data } })).status).toBe(200);
    expect((await usage()).map(({ kind, name, count }) => [kind, name, count])).toEqual([
      ["scheme", "dark", 1],
      ["scheme", "dark", 1],
      ["viewport", "sm", 1],
      ["viewport", "sm", 1],
    ]);
  });

  test("nothing before consent, nothing after refusing, nothing with a made-up proof", async () => {
    expect((await views([OVERVIEW])).codes).toEqual(["tracking.no_consent"]);
    await choose(false);
    expect((await views([OVERVIEW])).codes).toEqual(["tracking.no_consent"]);
    person.client.cookies.set(COOKIE_CHOICE_COOKIE, `1.s.${Date.now()}.${"A".repeat(22)}`);
    expect((await views([OVERVIEW])).codes).toEqual(["tracking.no_consent"]);
    expect(await usage()).toEqual([]);
  });

  test("consent ends with its half year, though the cookie is still shown", async () => {
    await choose(true);
    const consent = person.client.cookies.get(COOKIE_CHOICE_COOKIE) ?? "";
    const before = app.clock.now();
    const viewAfter = async (days: number) => {
      app.clock.set(new Date(before.getTime() + days * 86_400_000));
      // no session lives that long
      const later = await app.logInMember();
      later.client.cookies.set(COOKIE_CHOICE_COOKIE, consent);
      return later.client.call(trackCompanyViews, { body: { id: later.company.id, data: [OVERVIEW] } });
    };
    try {
      expect((await viewAfter(COOKIE_CHOICE_DAYS - 1)).status).toBe(200);
      const reply = await viewAfter(COOKIE_CHOICE_DAYS + 1);
      expect([reply.status, reply.codes]).toEqual([403, ["tracking.no_consent"]]);
      expect((await usage()).map(({ count }) => count)).toEqual([1]);
    } finally {
      app.clock.set(before);
    }
  });

  test("another company and one that does not exist are answered alike, another person too", async () => {
    await choose(true);
    const stranger = await app.logInMember();
    const foreign = await views([OVERVIEW], stranger.company.id);
    const unknown = await views([OVERVIEW], 999_999_999);
    expect([foreign.status, foreign.codes]).toEqual([404, ["account_not_available"]]);
    expect(unknown.body).toEqual(foreign.body);
    for (const id of [stranger.userId, 999_999_999]) {
      const reply = await person.client.call(trackUserViews, { body: { id, data: [OVERVIEW] } });
      expect([reply.status, reply.codes]).toEqual([404, ["request.not_found"]]);
    }
    expect(await usage()).toEqual([]);
  });

  test.each([
    [[]],
    [["kunde/eintrag/erfunden"]],
    [["kunde/eintrag/verlauf?name=Petra"]],
    [Array.from({ length: 51 }, () => "kunde/eintrag/verlauf")],
    ["kunde/eintrag/verlauf"],
    [{ length: 1 }],
    [[null]],
    [null],
  ])("refuses %j", async (data) => {
    await choose(true);
    const reply = await views(data);
    expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
    expect(await usage()).toEqual([]);
  });

  test("fifty at once are counted all", async () => {
    await choose(true);
    await Promise.all(Array.from({ length: 50 }, () => views([OVERVIEW, HISTORY])));
    expect((await usage()).map(({ count }) => count)).toEqual([50, 50]);
  });

  test("counts and proofs are forgotten when their time is over", async () => {
    await choose(true);
    await views([OVERVIEW]);
    expect(await sweepUsage(app.dependencies)).toBe(0);
    expect(await sweepProofs(app.dependencies)).toBe(0);
    const before = app.clock.now();
    app.clock.advance(4 * 365 * 86_400_000);
    const [days, proofs] = [await sweepUsage(app.dependencies), await sweepProofs(app.dependencies)];
    app.clock.set(before);
    expect(days).toBe(1);
    expect(proofs).toBeGreaterThanOrEqual(1);
  });
});
