/** The partner network: listings by their address, and errors on portals that become cases. */
import { randomUUID } from "node:crypto";
import {
  addPartner,
  getPartnerChoices,
  getRatingPortals,
  removePartner,
  reportAverageRating,
  reportEntryUrl,
  reportRating,
} from "@portal/contract/ratings/partners/calls";
import { getServiceCase } from "@portal/contract/service-case/calls";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { afterAll, beforeEach, describe, expect } from "vitest";
import { startFakePortals, shownOf } from "../../../testing/portals/fake-portals.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const portals = await startFakePortals("ortslotse", "kunterbunt");
const origin = `http://${portals.environment["OUTGOING_TRUSTED"]}`;
afterAll(() => portals.close());
const { test, app } = apiTest({ environment: portals.environment });

let owner: Member;
beforeEach(async () => {
  portals.behaviours.clear();
  owner = await app.logInMember({ name: "Brandt Bedachungen", products: ["RAT"] });
  portals.behaviours.set("ortslotse", [shownOf("Brandt Bedachungen"), shownOf("Bäckerei Kern", { street: "Hof 1" })]);
});

const companyId = (): number => owner.company.id;
const add = (url: string, columns: object = {}) =>
  owner.client.call(addPartner, {
    accountId: companyId(),
    body: { companyId: companyId(), sourceId: "ortslotse", url, ...columns },
  });
const network = async () => (await owner.client.call(getRatingPortals, { accountId: companyId() })).body;
const choices = async () =>
  (await owner.client.call(getPartnerChoices, { accountId: companyId() })).body.partners.map((one) => one.sourceId);

describe("adding a listing", () => {
  test("finds the company on the page, adds it, and offers the portal no more", async () => {
    expect(await choices()).toEqual(["ortslotse", "kunterbunt"]);
    const { status, body } = await add(`${origin}/ortslotse/eintrag/0#karte`);
    expect(status).toBe(200);
    expect(body.partner).toMatchObject({ sourceId: "ortslotse", url: `${origin}/ortslotse/eintrag/0` });
    expect((await network()).partners).toEqual([body.partner]);
    expect(await choices()).toEqual(["kunterbunt"]);
    expect((await add(`${origin}/ortslotse/eintrag/0`)).codes).toEqual(["ratings.partner_added"]);
  });

  test.each([
    ["another company's listing", () => `${origin}/ortslotse/eintrag/1`, 409, "ratings.partner_not_this_company"],
    ["a page that is gone", () => `${origin}/ortslotse/eintrag/9`, 409, "ratings.partner_not_this_company"],
    ["another portal's page", () => `${origin}/kunterbunt/eintrag/0`, 400, "ratings.partner_url_foreign"],
    ["a path that only begins alike", () => `${origin}/ortslotse-falsch/1`, 400, "ratings.partner_url_foreign"],
    ["a path that climbs out", () => `${origin}/ortslotse/../kunterbunt/0`, 400, "ratings.partner_url_foreign"],
    ["a stranger's site", () => "https://ortslotse.example/eintrag/0", 400, "ratings.partner_url_foreign"],
    ["the machine itself", () => "http://169.254.169.254/latest", 400, "ratings.partner_url_foreign"],
  ])("%s is refused", async (_what, url, status, code) => {
    const reply = await add(url());
    expect([reply.status, reply.codes]).toEqual([status, [code]]);
    expect((await network()).partners).toEqual([]);
  });

  test.each(["kein Link", "javascript:alert(1)", "ftp://x.example/1", "https://a b.example", "https://u:p@x.example"])(
    "%j is no address",
    async (url) => {
      expect((await add(url)).codes).toEqual(["request.invalid"]);
    },
  );

  test("a portal that fails answers 503, and the same address can be tried again", async () => {
    portals.behaviours.set("ortslotse", "fail");
    expect((await add(`${origin}/ortslotse/eintrag/0`)).codes).toEqual(["ratings.partner_unreachable"]);
    portals.behaviours.set("ortslotse", [shownOf("Brandt Bedachungen")]);
    expect((await add(`${origin}/ortslotse/eintrag/0`)).status).toBe(200);
  });

  test("an unknown portal, and one that was never added, are unknown", async () => {
    expect((await add(`${origin}/x`, { sourceId: "gibtsnicht" })).codes).toEqual(["ratings.partner_unknown"]);
    const body = { companyId: companyId(), sourceId: "kunterbunt" };
    const gone = await owner.client.call(removePartner, { accountId: companyId(), body });
    expect(gone.codes).toEqual(["ratings.partner_unknown"]);
  });

  test("a foreign companyId in the body answers like a missing one", async () => {
    const stranger = await app.logInMember({ products: ["RAT"] });
    const url = `${origin}/ortslotse/eintrag/0`;
    const [foreign, missing] = [
      await add(url, { companyId: stranger.company.id }),
      await add(url, { companyId: 99_999 }),
    ];
    expect([foreign.status, foreign.codes]).toEqual([404, ["account_not_available"]]);
    expect(foreign.body).toEqual(missing.body);
  });

  test("a removed listing is offered again", async () => {
    await add(`${origin}/ortslotse/eintrag/0`);
    const body = { companyId: companyId(), sourceId: "ortslotse" };
    expect((await owner.client.call(removePartner, { accountId: companyId(), body })).status).toBe(200);
    expect(await choices()).toContain("ortslotse");
  });
});

test("sources tell number, average and last delivery; a source without ratings has −1", async () => {
  for (const stars of [5, 4]) await aCompanyRating(app.db, { company_id: companyId(), source: "golocal", stars });
  await aCompanyRating(app.db, { company_id: companyId(), source: "golocal", stars: 1, held_at: new Date() });
  const { sources } = await network();
  expect(sources).toHaveLength(8);
  expect(sources.find(({ sourceId }) => sourceId === "GOLOCAL")).toMatchObject({ count: 2, avgScore: 4.5 });
  expect(sources.find(({ sourceId }) => sourceId === "GOLOCAL")?.lastDelivery).not.toBeNull();
  expect(sources.find(({ sourceId }) => sourceId === "CYLEX")).toEqual({
    sourceId: "CYLEX",
    count: 0,
    avgScore: -1,
    lastDelivery: null,
    feed: null,
  });
});

test("a source that is asked regularly tells its last success and what went wrong since", async () => {
  const fetched_at = new Date("2026-11-20T10:00:00Z");
  const feed = { company_id: companyId(), place: "p", next_at: fetched_at, lease_until: null, changed_until: null };
  await app.db
    .insertInto("rating_feeds")
    .values([
      { ...feed, source: "cylex", fetched_at, tried_at: fetched_at, problem: "away" },
      { ...feed, source: "golocal", fetched_at: null, tried_at: null, problem: null },
    ])
    .execute();
  const { sources } = await network();
  const feedOf = (id: string) => sources.find(({ sourceId }) => sourceId === id)?.feed;
  expect(["CYLEX", "GOLOCAL", "GOOGLEMYBUSINESS"].map(feedOf)).toEqual([
    { fetchedAt: fetched_at.toISOString(), problem: "away" },
    { fetchedAt: null, problem: null },
    null,
  ]);
});

describe("reporting an error", () => {
  const report = (columns: object = {}) => ({
    companyId: companyId(),
    sourceId: "GOLOCAL",
    text: "Das stimmt nicht.",
    key: randomUUID(),
    ...columns,
  });
  const caseOf = async (id: number) =>
    (await owner.client.call(getServiceCase, { params: { id: String(id) }, accountId: companyId() })).body.serviceCase;

  test("a wrong average becomes a case that names portal and figures; sent twice it is one", async () => {
    await aCompanyRating(app.db, { company_id: companyId(), source: "golocal", stars: 2 });
    const body = report();
    const send = () => owner.client.call(reportAverageRating, { accountId: companyId(), body });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await caseOf(first.body.serviceCase.id)).toMatchObject({
      state: "open",
      subject: "Falscher Durchschnitt: golocal",
      reference: "golocal",
      entries: [{ text: "Das stimmt nicht.\n\nGezeigt wurde eine Bewertung mit 2,0 Sternen." }],
    });
  });

  test("a wrong address names the listing's address", async () => {
    await add(`${origin}/ortslotse/eintrag/0`);
    const body = report({ sourceId: "ortslotse" });
    const { body: answer } = await owner.client.call(reportEntryUrl, { accountId: companyId(), body });
    expect((await caseOf(answer.serviceCase.id)).entries[0]?.text).toContain(`${origin}/ortslotse/eintrag/0`);
  });

  test("a wrong rating names it; a foreign one answers like a missing one", async () => {
    const mine = await aCompanyRating(app.db, { company_id: companyId() });
    const stranger = await app.logInMember();
    const theirs = await aCompanyRating(app.db, { company_id: stranger.company.id });
    const send = (ratingId: number) =>
      owner.client.call(reportRating, { accountId: companyId(), body: report({ ratingId }) });
    const made = await send(mine.id);
    expect((await caseOf(made.body.serviceCase.id)).entries[0]?.text).toContain(`Bewertung Nr. ${mine.id}`);
    const [foreign, missing] = [await send(theirs.id), await send(999_999)];
    expect([foreign.status, foreign.codes]).toEqual([404, ["ratings.not_found"]]);
    expect(foreign.body).toEqual(missing.body);
  });

  test.each([{ text: " " }, { text: "x".repeat(2001) }, { sourceId: "Falsch!" }, { key: "kurz" }])(
    "refuses %j",
    async (columns) => {
      const reply = await owner.client.call(reportEntryUrl, { accountId: companyId(), body: report(columns) });
      expect(reply.codes).toEqual(["request.invalid"]);
    },
  );
});
