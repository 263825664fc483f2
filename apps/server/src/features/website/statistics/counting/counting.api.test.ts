/** Own counting of websites: signed batches, what counts once, and what is left of it. */
import { createHmac } from "node:crypto";
import { SIGNATURE_HEADERS } from "@portal/contract/tracking/events/calls";
import {
  getCountingScript,
  type HitBatchResult,
  ingestWebsiteHits,
} from "@portal/contract/website/statistics/counting";
import { aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../../testing/fixture.ts";
import type { Reply } from "../../../../testing/test-client.ts";
import { sweepHits } from "./ingest.ts";

const SECRET = Buffer.alloc(32, 9);
const { test, app } = apiTest({ environment: { TRACKING_KEYS: `host:${SECRET.toString("base64url")}` } });
let id: number;
let company: string;
let made = 0;
beforeEach(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  const member = await app.logInMember({ products: ["WEB-S"] });
  company = (
    await app.db
      .selectFrom("companies")
      .select("external_id")
      .where("id", "=", member.company.id)
      .executeTakeFirstOrThrow()
  ).external_id;
  id = (
    await aWebsite(app.db, { company_id: member.company.id, external_id: "W-1", url: "https://www.brandt.example/" })
  ).id;
});

const aHit = (fields: object = {}) => ({
  id: `H-${(made += 1)}`,
  company,
  website: "W-1",
  at: "2026-03-02T10:00:00Z",
  device: "phone",
  visitor: `V-${made}`,
  ...fields,
});

async function send(hits: object[], signature?: string): Promise<Reply<HitBatchResult>> {
  const payload = Buffer.from(JSON.stringify({ hits }));
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000));
  const right = createHmac("sha256", SECRET).update(`${timestamp}.`).update(payload).digest("hex");
  const headers = {
    "content-type": "application/json",
    [SIGNATURE_HEADERS.key]: "host",
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.signature]: signature ?? right,
  };
  const sent = { method: "POST" as const, path: ingestWebsiteHits.path, payload, xsrf: false, headers };
  return (await app.anonymous().send(sent)) as Reply<HitBatchResult>;
}
const days = () => app.db.selectFrom("website_days").selectAll().where("website_id", "=", id).orderBy("day").execute();
const names = async () =>
  (
    await app.db
      .selectFrom("website_day_names")
      .selectAll()
      .where("website_id", "=", id)
      .orderBy("dimension")
      .orderBy("name")
      .execute()
  ).map(({ dimension, name, visits }) => `${dimension} ${name} ${visits}`);

test("each view counts, a visitor's first within the hour is a visit with its device, referrer and keyword", async () => {
  const visitor = "same";
  const hits = [
    aHit({ visitor, referrer: "www.google.de", keyword: "Friseur  Bornheim" }),
    aHit({ visitor, referrer: "www.brandt.example" }),
    aHit({ visitor, at: "2026-03-02T11:05:00Z", referrer: "www.brandt.example" }),
    aHit({ device: "tablet", campaign: "Frühling" }),
    aHit({ device: undefined, user_agent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0", referrer: "blog.example" }),
  ];
  expect((await send(hits)).body).toEqual({ stored: 5, visits: 4, repeated: 0, robots: 0, refused: [] });
  expect(await days()).toMatchObject([
    { day: "2026-03-02", source: "own", views: 5, visits: 4, phone: 2, computer: 1, tablet: 1, unknown: 0 },
  ]);
  expect(await names()).toEqual([
    "campaign Frühling 1",
    "direct  1",
    "keyword friseur bornheim 1",
    "search Google 1",
    "website blog.example 1",
  ]);
});

test("a batch that is sent again, and the same view twice in a batch, count once", async () => {
  const hits = [aHit(), aHit()];
  await send([...hits, ...hits.slice(0, 1)]);
  expect((await send(hits)).body).toMatchObject({ stored: 0, visits: 0, repeated: 2 });
  expect(await days()).toMatchObject([{ views: 2, visits: 2 }]);
});

test("two batches of the same visitor at once: one visit", async () => {
  const replies = await Promise.all([aHit({ visitor: "x" }), aHit({ visitor: "x" })].map((hit) => send([hit])));
  expect(replies.reduce((sum, { body }) => sum + body.visits, 0)).toBe(1);
  expect(await days()).toMatchObject([{ views: 2, visits: 1 }]);
});

test("without a visitor each view is a visit", async () => {
  await send([aHit({ visitor: undefined }), aHit({ visitor: undefined })]);
  expect(await days()).toMatchObject([{ views: 2, visits: 2 }]);
});

test("robots do not count; unknown sites, sites with Matomo, old and future views are refused one by one", async () => {
  await app.db
    .insertInto("websites")
    .columns(["company_id", "external_id", "kind", "product_code", "state", "matomo_site_id", "imported_at"])
    .expression(
      app.db
        .selectFrom("websites")
        .select([
          "company_id",
          sql<string>`'W-2'`.as("e"),
          "kind",
          "product_code",
          "state",
          sql<string>`'7'`.as("m"),
          "imported_at",
        ])
        .where("id", "=", id),
    )
    .execute();
  const hits = [
    aHit({ user_agent: "Googlebot/2.1" }),
    aHit({ website: "W-9" }),
    aHit({ website: "W-2" }),
    aHit({ at: "2026-02-20T10:00:00Z" }),
    aHit({ at: "2026-03-02T12:10:00Z" }),
    aHit({ at: "2026-02-24T10:00:00Z" }),
  ];
  const { body } = await send(hits);
  expect(body).toMatchObject({ stored: 1, robots: 1 });
  expect(body.refused.map(({ reason }) => reason)).toEqual([
    "website_unknown",
    "website_unknown",
    "too_old",
    "in_future",
  ]);
  expect((await days()).map(({ day }) => day)).toEqual(["2026-02-24"]);
});

test("personal data in keywords and paths in referrers are not stored", async () => {
  await send([aHit({ keyword: "anna@brandt.example" }), aHit({ referrer: "blog.example/anna?id=7" })]);
  expect(await names()).toEqual(["direct  2"]);
});

test("a wrong signature is refused before anything is read", async () => {
  const { status } = await send([aHit()], "00");
  expect([status, await days()]).toEqual([403, []]);
});

test.each([[[]], [[{ nonsense: 1 }]], [[{ id: "H", website: "W-1" }]]])("%j is refused as a whole", async (hits) =>
  expect((await send(hits)).status).toBe(400),
);

test("the numbers of single views go after eight days, their sums stay", async () => {
  await send([aHit()]);
  const kept = async () => app.db.selectFrom("website_hits").select("hit_id").where("website_id", "=", id).execute();
  await sweepHits(app.db, new Date("2026-03-10T12:00:00Z"));
  expect(await kept()).toHaveLength(1);
  await sweepHits(app.db, new Date("2026-03-11T12:00:00Z"));
  expect(await kept()).toEqual([]);
  expect(await days()).toHaveLength(1);
});

test("the script is public, cacheable and smaller than 1 KiB", async () => {
  const { status, raw } = await app.anonymous().send({ method: "GET", path: getCountingScript.path, xsrf: false });
  expect(status).toBe(200);
  expect(raw.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
  expect(raw.rawPayload.byteLength).toBeLessThan(1024);
});
