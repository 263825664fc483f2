/** Ratings fetched from two portals of different shape, from a process that plays them, while they work and while not. */
import type { FeedSource } from "@portal/contract/ratings/feeds";
import { sql } from "kysely";
import { afterEach, beforeEach, expect } from "vitest";
import { makeAccountScope } from "../../../platform/session/session.ts";
import type { Member } from "../../../testing/test-app.ts";
import { createOverviewService } from "../overview/service.ts";
import { ratingPortalsTest } from "../testing/fake-portals.ts";
import { createFeedFetch } from "./fetch.ts";
import { orderDueFeeds } from "./jobs.ts";
import { claimFeed } from "./repository.ts";
import { openFeeds } from "./sources.ts";

const { test, app, portals } = ratingPortalsTest();
const HOUR = 3_600_000;
let owner: Member;
let count = 0;
/** A company at the portal that no other test changes. */
const placeOf = (ratings: number): string => `c${(count += 1)}-${ratings}`;

beforeEach(async () => {
  app.clock.set(new Date());
  await sql`delete from rating_feeds`.execute(app.db);
  await sql`delete from rate_limits`.execute(app.db);
  owner = await app.logInMember({ products: ["RAT"] });
});
afterEach(() => portals.work());

async function feed(source: FeedSource, place: string): Promise<void> {
  const row = { company_id: owner.company.id, source, place, next_at: app.clock.now() };
  await app.db.insertInto("rating_feeds").values(row).execute();
}
async function sweep(hoursLater = 0): Promise<number> {
  if (hoursLater > 0) app.clock.advance(hoursLater * HOUR);
  const ordered = await orderDueFeeds(app.dependencies);
  await app.drainJobs();
  return ordered;
}
const ratings = () =>
  app.db.selectFrom("ratings").selectAll().where("company_id", "=", owner.company.id).orderBy("rated_at").execute();
const shown = async () => (await ratings()).filter(({ state }) => state === "published");
const state = () =>
  app.db.selectFrom("rating_feeds").selectAll().where("company_id", "=", owner.company.id).executeTakeFirstOrThrow();
/** As the page gets it; by the service, because sessions end while hours pass. */
const feedsOfPage = async () => {
  const { company, userId } = owner;
  const scope = makeAccountScope({ companyId: company.id, right: "owner", userId, agentUserId: null });
  return (await createOverviewService(app.dependencies).overview(scope)).feeds;
};

test.each(["cylex", "golocal"] as const)("%s: all pages are read once, and nothing is stored twice", async (source) => {
  await feed(source, placeOf(123));
  expect(await sweep()).toBe(1);
  expect(await shown()).toHaveLength(123);
  const [first] = await ratings();
  expect(first).toMatchObject({
    source,
    stars: 2,
    body: "Gute Beratung, fairer Preis.\nGerne wieder.",
    author_name: "Käthe B.",
  });
  expect(first?.url).toMatch(new RegExp(`^https://www.${source}.example/`));
  expect(await feedsOfPage()).toMatchObject([{ source: source.toUpperCase(), problem: null }]);
  expect(await sweep()).toBe(0);
  expect(await sweep(13)).toBe(1);
  expect(await ratings()).toHaveLength(123);
});

test.each(["cylex", "golocal"] as const)(
  "%s: an edited one keeps its history, a deleted one disappears",
  async (source) => {
    const place = placeOf(45);
    await feed(source, place);
    await sweep();
    await portals.act(place, "edit");
    await portals.act(place, "add");
    await sweep(13);
    const [first] = await ratings();
    expect(first).toMatchObject({ stars: 2, body: "Nachgebessert: jetzt dicht." });
    const versions = app.db
      .selectFrom("rating_versions")
      .select("body")
      .where("rating_id", "=", first?.id ?? 0);
    expect(await versions.execute()).toEqual([{ body: "Gute Beratung, fairer Preis.\nGerne wieder." }]);
    expect(await shown()).toHaveLength(46);
    await portals.act(place, "remove");
    await sweep(13);
    const gone = (await ratings()).find(({ id }) => id === first?.id);
    expect(gone).toMatchObject({ state: "deleted", body: "", author_name: "" });
    expect(await versions.execute()).toEqual([]);
    expect(await shown()).toHaveLength(45);
    await sweep(13);
    expect(await shown()).toHaveLength(45);
  },
);

test("of a list of everything, a rating that is shown again returns", async () => {
  const place = placeOf(12);
  await feed("golocal", place);
  await sweep();
  await portals.act(place, "remove");
  await sweep(13);
  expect(await shown()).toHaveLength(11);
  await portals.act(place, "return");
  await sweep(13);
  expect(await shown()).toHaveLength(12);
});

test("a list without most of the known ratings deletes none until the provider confirms it", async () => {
  const place = placeOf(20);
  await feed("golocal", place);
  await sweep();
  await portals.act(place, "clear");
  await sweep(13);
  expect(await shown()).toHaveLength(20);
  expect(await feedsOfPage()).toMatchObject([{ source: "GOLOCAL", problem: "too_few" }]);
  await app.db.updateTable("rating_feeds").set({ may_shrink: true, next_at: app.clock.now() }).execute();
  await sweep();
  expect(await shown()).toEqual([]);
  expect(await state()).toMatchObject({ problem: null, may_shrink: false });
});

const FAULTS = [
  ["status&status=503", "away"],
  ["status&status=401", "refused"],
  ["reset", "away"],
  ["garbage", "unreadable"],
  ["large", "unreadable"],
  ["redirect-loop", "unreadable"],
  ["wrong-charset", "unreadable"],
  ["hang", "timeout"],
  ["drip", "timeout"],
] as const;
test.each(
  FAULTS.flatMap(([fault, problem]) => [["cylex", fault, problem] as const, ["golocal", fault, problem] as const]),
)(
  "%s: a fault %s is told as %s, the ratings stay, and the next success clears it",
  async (source, fault, problem) => {
    await feed(source, placeOf(3));
    await sweep();
    const before = await state();
    await portals.fails(source, fault);
    await sweep(13);
    expect(await state()).toMatchObject({ problem, failures: 1, fetched_at: before.fetched_at, lease_until: null });
    expect(await shown()).toHaveLength(3);
    expect(await feedsOfPage()).toMatchObject([{ problem, fetchedAt: before.fetched_at?.toISOString() }]);
    await portals.work();
    await sweep(1);
    expect(await state()).toMatchObject({ problem: null, failures: 0 });
  },
  60_000,
);

test("a page that fails in the middle stores nothing of the pages before", async () => {
  await feed("golocal", placeOf(90));
  const fetched = createFeedFetch(openFeeds(app.dependencies), app.dependencies);
  const cut = new AbortController();
  cut.abort();
  await fetched({ companyId: owner.company.id, source: "golocal" }, cut.signal);
  expect([await ratings(), (await state()).failures]).toEqual([[], 1]);
});

test("a source that asks to wait is left alone as long, for all its companies", async () => {
  await feed("cylex", placeOf(3));
  await portals.fails("cylex", "status&status=429&retryAfter=1800");
  await sweep();
  expect(await state()).toMatchObject({ problem: "busy", failures: 0 });
  await portals.work();
  const other = await app.logInMember({ products: ["RAT"] });
  const row = { company_id: other.company.id, source: "cylex" as const, place: placeOf(2), next_at: app.clock.now() };
  await app.db.insertInto("rating_feeds").values(row).execute();
  await sweep();
  const waiting = app.db.selectFrom("ratings").select("id").where("company_id", "=", other.company.id);
  expect(await waiting.execute()).toEqual([]);
  await sweep(0.6);
  expect(await waiting.execute()).toHaveLength(2);
});

test("while one server fetches, another does nothing; a lease that ran out is taken over", async () => {
  await feed("cylex", placeOf(3));
  const which = { companyId: owner.company.id, source: "cylex" as const };
  const lease = new Date(app.clock.now().getTime() + 5 * 60_000);
  expect(await claimFeed(app.db, which, app.clock.now(), lease)).toBeDefined();
  await sweep();
  expect(await ratings()).toEqual([]);
  await sweep(1);
  expect(await ratings()).toHaveLength(3);
});

test("an unknown company is told as refused, with growing pauses up to the usual one", async () => {
  await feed("golocal", "nobody");
  const fetched = createFeedFetch(openFeeds(app.dependencies), app.dependencies);
  const pauses: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    app.clock.advance(13 * HOUR);
    await fetched({ companyId: owner.company.id, source: "golocal" }, new AbortController().signal);
    pauses.push(Math.round(((await state()).next_at.getTime() - app.clock.now().getTime()) / 60_000));
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 720]);
  expect(await state()).toMatchObject({ problem: "refused", failures: 9 });
});
