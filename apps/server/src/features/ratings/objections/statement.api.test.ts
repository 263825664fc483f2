/** Authors who rated without a login: they are asked by mail, and answer by its link. */
import { createObjection, getStatement, giveStatement } from "@portal/contract/ratings/objections/calls";
import { confirmRating, getRatingPage, submitRating, withdrawRating } from "@portal/contract/ratings/submissions/calls";
import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { NOTICE, objectionTest, REMOVED } from "../testing/objections.ts";

const t = objectionTest();
const { test, app, mailbox } = t;
const SECRET = "Ich heiße Rita Vogt, die Rechnung trägt die Nummer 4711.";
let email = "";
let ratingToken = "";
let id = 0;

beforeEach(async () => {
  email = `rita-${randomUUID().slice(0, 8)}@post.example`;
  const guest = app.anonymous();
  const { body } = await guest.call(getRatingPage, { params: { id: String(t.accountId()) } });
  app.clock.set(new Date(app.clock.now().getTime() + 5000));
  const words = { stars: 1, title: "", body: "Niemand kam.", authorName: "R. V." };
  const given = { companyId: t.accountId(), ...words, email, ticket: body.page?.ticket ?? "" };
  await guest.call(submitRating, { body: given });
  ratingToken = await mailbox.tokenFor(email);
  await guest.call(confirmRating, { body: { token: ratingToken } });
  const { id: ratingId } = await app.db
    .selectFrom("ratings")
    .select("id")
    .where("company_id", "=", t.accountId())
    .where("external_id", "like", "page:%")
    .executeTakeFirstOrThrow();
  const request = {
    ratingId,
    reason: "no_contact" as const,
    text: NOTICE,
    confirmed: true as const,
    key: randomUUID(),
  };
  const made = await t.owner().client.call(createObjection, { accountId: t.accountId(), body: request });
  id = made.body.objection.id;
});

async function linkOfNewestMail(): Promise<string> {
  const [mail] = await mailbox.mailsTo(email);
  return /stellungnahme\?token=(\S+)/.exec(mail?.text_body ?? "")?.[1] ?? "";
}
const read = (token: string) => app.anonymous().call(getStatement, { body: { token } });
const say = (token: string, action: "state" | "complain", text = SECRET) =>
  app.anonymous().call(giveStatement, { body: { token, action, text } });

test("the author is asked by mail, answers by its link, and reads the decision; the company reads no word of it", async () => {
  expect((await t.desk(id, "review")).codes).toEqual(["ratings.objection_not_possible_now"]);
  expect((await t.desk(id, "ask_author")).status).toBe(200);
  const token = await linkOfNewestMail();
  expect((await read(token)).body.objection).toMatchObject({ id, state: "author_asked", actions: ["state"] });
  expect((await say(token, "state")).body.objection).toMatchObject({ state: "in_review", actions: [] });
  expect(JSON.stringify(await t.readAsManager(id))).toContain("Rita Vogt");
  expect(JSON.stringify(await t.readAsCompany(id))).not.toContain("Rita Vogt");

  await t.propose(id, REMOVED);
  await t.desk(id, "decide", 1);
  const [decided] = await mailbox.mailsTo(email);
  expect(decided?.subject).toMatch(/^Entscheidung zu Ihrer Bewertung/);
  const complaint = await say(await linkOfNewestMail(), "complain", "Die Rechnung liegt bei.");
  expect(complaint.body.objection).toMatchObject({ state: "complaint", decision: { outcome: "removed" } });
});

test("before the author is asked no mail is sent; afterwards a changed link and one for something else are unknown", async () => {
  expect((await mailbox.mailsTo(email)).map(({ template }) => template)).toEqual(["rating-confirm"]);
  await t.desk(id, "ask_author");
  const token = await linkOfNewestMail();
  for (const wrong of [`${token.slice(0, -4)}AAAA`, ratingToken, token.replace(".", "")]) {
    const answers = [await read(wrong), await say(wrong, "state")];
    expect(answers.map(({ codes }) => codes)).toEqual([
      ["ratings.objection_not_found"],
      ["ratings.objection_not_found"],
    ]);
  }
});

test("a link for somebody else's submission does not open the objection", async () => {
  await t.desk(id, "ask_author");
  const token = await linkOfNewestMail();
  await app.db.updateTable("rating_objections").set({ author_submission_id: null }).where("id", "=", id).execute();
  expect((await read(token)).codes).toEqual(["ratings.objection_not_found"]);
  expect((await say(token, "state")).codes).toEqual(["ratings.objection_not_found"]);
  expect((await t.readAsManager(id)).state).toBe("author_asked");
});

test("an author who withdraws the rating settles the objection", async () => {
  await t.desk(id, "ask_author");
  await app.anonymous().call(withdrawRating, { body: { token: ratingToken } });
  await t.sweepIn(0);
  expect((await t.readAsCompany(id)).state).toBe("settled");
});
