/** `portal rating-answer …` and `portal rating-feed …`: the provider's side. */
import { getManagedRating, publishAnswer } from "@portal/contract/ratings/manage/calls";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { beforeEach, expect } from "vitest";
import { portalOn } from "../../testing/portal-command.ts";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";

const { test, app } = apiTest();
const portal = (...args: string[]) => portalOn(app.dependencies.environment.DATABASE_URL)(args);
let owner: Member;
beforeEach(async () => {
  owner = await app.logInMember({ products: ["RAT"] });
});
const externalId = async () =>
  (
    await app.db
      .selectFrom("companies")
      .select("external_id")
      .where("id", "=", owner.company.id)
      .executeTakeFirstOrThrow()
  ).external_id;

/** An answer in which the check finds a telephone number. */
async function aWaitingAnswer() {
  const accountId = owner.company.id;
  const { id: ratingId } = await aCompanyRating(app.db, { company_id: accountId, source: "wkdb" });
  const body = { ratingId, version: 0, text: "Rufen Sie Herrn Maier an: 0171 2345678." };
  await owner.client.call(publishAnswer, { accountId, body });
  const read = async () =>
    (await owner.client.call(getManagedRating, { accountId, params: { id: String(ratingId) } })).body.rating.answer;
  return { id: String(ratingId), read };
}

test("rating-answer lists what waits; accept shows it, refuse tells the company why", async () => {
  const [first, second] = [await aWaitingAnswer(), await aWaitingAnswer()];
  const { out } = await portal("rating-answer", "list");
  expect([out.includes(first.id), out.includes("0171 2345678")]).toEqual([true, true]);
  expect((await portal("rating-answer", "accept", first.id)).out).toBe("Accepted.");
  expect(await first.read()).toMatchObject({ moderation: "accepted" });
  await portal("rating-answer", "refuse", second.id, "--reason", "Bitte ohne Rufnummer.");
  expect(await second.read()).toMatchObject({ moderation: "refused", reason: "Bitte ohne Rufnummer." });
});

test("rating-answer refuses a rating without a published answer, and an empty reason", async () => {
  expect((await portal("rating-answer", "accept", "999999999")).code).not.toBe(0);
  expect((await portal("rating-answer", "refuse", "1", "--reason", " ")).code).not.toBe(0);
});

test("rating-feed pull makes a company's sources due, and list shows how far they are known", async () => {
  const company = await externalId();
  expect((await portal("rating-feed", "pull", company)).error).toContain("Nothing is fetched");
  const later = new Date(Date.now() + 86_400_000);
  for (const source of ["cylex", "golocal"] as const) {
    const row = { company_id: owner.company.id, source, place: "p-1", next_at: later };
    await app.db.insertInto("rating_feeds").values(row).execute();
  }
  const done = await portal("rating-feed", "pull", company, "--source", "golocal", "--accept-missing");
  expect(done.out).toBe("Due now: golocal.");
  const rows = app.db
    .selectFrom("rating_feeds")
    .selectAll()
    .where("company_id", "=", owner.company.id)
    .orderBy("source");
  expect((await rows.execute()).map((row) => [row.may_shrink, row.next_at < later])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect((await portal("rating-feed", "list", company)).out).toContain("never");
  await app.db
    .updateTable("rating_feeds")
    .set({ failures: 3, problem: "away" })
    .where("source", "=", "cylex")
    .execute();
  const failing = (await portal("rating-feed", "list")).out;
  expect([failing.includes("cylex"), failing.includes("golocal")]).toEqual([true, false]);
});
