/** Mails about new ratings and the month that is over. */
import { updateAccountLocks } from "@portal/contract/account-locks/calls";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { aBrowser, pushesOf } from "../../../testing/push/browsers.ts";
import type { Member } from "../../../testing/test-app.ts";
import { monthBefore, tellNewRatings, tellRatingStatus } from "./tell.ts";

const { test, app, mailbox } = apiTest();
let owner: Member;
beforeEach(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  await sql`update ratings set is_news = false where is_news`.execute(app.db);
  owner = await app.logInMember({ products: ["RAT"] });
});
const rate = (given: object = {}) => {
  const at = app.clock.now();
  return aCompanyRating(app.db, {
    company_id: owner.company.id,
    rated_at: at,
    updated_at: at,
    stored_at: at,
    ...given,
  });
};
const mails = async () => mailbox.mailsTo(owner.login);

test("new ratings of a company are one mail, without their words, and no second one", async () => {
  await rate({ stars: 1, body: "Geheimes Wort", author_name: "Maria K." });
  await rate({ source: "golocal" });
  await rate({ held_at: new Date() });
  await tellNewRatings(app.dependencies);
  await tellNewRatings(app.dependencies);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain("2 neue Bewertungen");
  expect(mail?.text_body).toContain("ein Stern");
  expect(mail?.text_body).not.toMatch(/Geheimes|Maria/);
});

test("at night nothing is sent, and in the morning it is", async () => {
  await rate();
  app.clock.set("2026-03-02T22:00:00Z");
  expect(await tellNewRatings(app.dependencies)).toBe(0);
  app.clock.set("2026-03-03T08:00:00Z");
  expect(await tellNewRatings(app.dependencies)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

describe("push", () => {
  beforeEach(() => aBrowser(app.db, owner.userId));
  const pushes = () => pushesOf(app.db, owner.userId);

  test("ratings of an import or a feed are one message, however often the sweep runs", async () => {
    await rate();
    const last = await rate({ source: "golocal" });
    await tellNewRatings(app.dependencies);
    await tellNewRatings(app.dependencies);
    expect(await pushes()).toEqual([`ratings:${owner.company.id}:${last.id}`]);
  });

  test("a rating of the public page was told when it was published", async () => {
    await rate({ source: "provider", external_id: "page:1" });
    await tellNewRatings(app.dependencies);
    expect(await pushes()).toEqual([]);
  });

  test("who switched it off, and a company that locked such news, get none", async () => {
    await sql`insert into notification_settings (user_id, event, channel, wanted)
      values (${owner.userId}, 'new_rating', 'push', false)`.execute(app.db);
    await rate();
    await tellNewRatings(app.dependencies);
    expect(await pushes()).toEqual([]);
    await sql`delete from notification_settings where user_id = ${owner.userId}`.execute(app.db);
    await owner.client.call(updateAccountLocks, {
      accountId: owner.company.id,
      body: { No_Rating_Alert__c: true },
    });
    await rate();
    await tellNewRatings(app.dependencies);
    expect(await pushes()).toEqual([]);
  });
});

test("who switched them off, and a company without the product, get none", async () => {
  await sql`insert into notification_settings (user_id, event, channel, wanted)
    values (${owner.userId}, 'new_rating', 'email', false)`.execute(app.db);
  await rate();
  const other = await app.logInMember();
  await rate({ company_id: other.company.id });
  await tellNewRatings(app.dependencies);
  expect([await mails(), await mailbox.mailsTo(other.login)]).toEqual([[], []]);
});

test("on the first days of a month one mail sums up the month before; without ratings there is none", async () => {
  await rate({ rated_at: new Date("2026-02-01T10:00:00Z"), stars: 5 });
  await rate({ rated_at: new Date("2026-02-28T22:30:00Z"), stars: 4, done_at: new Date() });
  await rate({ rated_at: new Date("2026-03-01T10:00:00Z"), stars: 1 });
  const quiet = await app.logInMember({ products: ["RAT"] });
  expect(await tellRatingStatus(app.dependencies)).toBe(1);
  expect(await tellRatingStatus(app.dependencies)).toBe(0);
  const [mail] = await mails();
  expect(mail?.subject).toContain("Februar 2026");
  expect(mail?.text_body).toContain("4,5 von 5 Sternen");
  expect(await mailbox.mailsTo(quiet.login)).toEqual([]);
  app.clock.set("2026-03-06T12:00:00Z");
  expect(await tellRatingStatus(app.dependencies)).toBe(0);
});

test("the month before January is December of the year before", () => {
  expect(monthBefore("2026-01-03")).toEqual({ from: "2025-12-01", to: "2025-12-31", name: "Dezember 2025" });
});
