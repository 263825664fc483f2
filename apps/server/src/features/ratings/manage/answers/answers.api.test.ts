import {
  getManagedRating,
  getManagedRatings,
  markRatings,
  publishAnswer,
  restoreAnswer,
  saveAnswerDraft,
  withdrawAnswer,
} from "@portal/contract/ratings/manage/calls";
import { HOSTILE_TEXTS } from "@portal/db/factories/hostile-texts";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../../testing/fixture.ts";
import type { Member } from "../../../../testing/test-app.ts";
import { moderateAnswer } from "./moderate.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  anna = await app.logInMember({ products: ["RAT"] });
  accountId = anna.company.id;
});

const rated = (columns: object = {}) => aCompanyRating(app.db, { company_id: accountId, source: "wkdb", ...columns });
const list = async (query: object = {}) => (await anna.client.call(getManagedRatings, { accountId, query })).body;
const one = async (id: number) =>
  (await anna.client.call(getManagedRating, { accountId, params: { id: String(id) } })).body;
const publish = (ratingId: number, text: string, version = 0) =>
  anna.client.call(publishAnswer, { accountId, body: { ratingId, version, text } });
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { errors: { code: string; field?: string }[] }).errors.map(({ code, field }) => field ?? code),
];

describe("an answer", () => {
  test("is kept as a draft, published, edited, withdrawn and restored; the history names each step", async () => {
    const { id: ratingId } = await rated();
    const draft = await anna.client.call(saveAnswerDraft, { accountId, body: { ratingId, version: 0, text: "Dan" } });
    expect(draft.body.rating.answer).toMatchObject({ state: "draft", draft: "Dan", text: "", version: 1 });
    expect((await list({ handling: "open" })).total).toBe(1);

    const published = (await publish(ratingId, "Danke", 1)).body.rating.answer;
    expect(published).toMatchObject({ state: "published", draft: null, text: "Danke", isEdited: false, version: 2 });
    expect(published).toMatchObject({ moderation: "accepted", delivery: "none", bySupport: false });
    expect((await list({ handling: "answered" })).total).toBe(1);

    const edited = (await publish(ratingId, "Vielen Dank", 2)).body.rating.answer;
    expect(edited).toMatchObject({ text: "Vielen Dank", isEdited: true, publishedAt: published?.publishedAt });

    const withdrawn = await anna.client.call(withdrawAnswer, { accountId, body: { ratingId, version: 3 } });
    expect(withdrawn.body.rating.answer).toMatchObject({ state: "withdrawn", text: "Vielen Dank" });
    expect((await list({ handling: "open" })).total).toBe(1);
    const restored = await anna.client.call(restoreAnswer, { accountId, body: { ratingId, version: 4 } });
    expect(restored.body.rating.answer).toMatchObject({ state: "published", isEdited: true });

    const { changes } = await one(ratingId);
    expect(changes.map(({ step, text, author }) => [step, text, author])).toEqual([
      ["published", "Danke", "company"],
      ["edited", "Vielen Dank", "company"],
      ["withdrawn", "", "company"],
      ["restored", "", "company"],
    ]);
    expect(changes[0]?.name).not.toBe("");
  });

  test("a draft of nothing is none; one beside a published answer is discarded alone", async () => {
    const { id: ratingId } = await rated();
    const save = (version: number, text: string) =>
      anna.client.call(saveAnswerDraft, { accountId, body: { ratingId, version, text } });
    await save(0, "Dan");
    expect((await save(1, " ")).body.rating.answer).toBeNull();
    await publish(ratingId, "Danke");
    expect((await save(1, "Anders")).body.rating.answer).toMatchObject({ text: "Danke", draft: "Anders" });
    expect((await save(2, "")).body.rating.answer).toMatchObject({ state: "published", text: "Danke", draft: null });
  });

  test("of two saves of one version the second is refused and changes nothing", async () => {
    const { id } = await rated();
    await publish(id, "Danke");
    expect(refusal(await publish(id, "Zu spät"))).toEqual([409, ["ratings.stale_answer"]]);
    expect((await one(id)).rating.answer?.text).toBe("Danke");
  });

  test("customer care writes it visibly: the answer and the history say so, without a name", async () => {
    const { id: ratingId } = await rated();
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await app.db
      .updateTable("sessions")
      .set({
        agent_company_id: accountId,
        agent_reason: "Rückruf",
        agent_expires_at: new Date(app.clock.now().getTime() + 3_600_000),
      })
      .where("user_id", "=", agent.userId)
      .execute();
    await agent.client.call(publishAnswer, { accountId, body: { ratingId, version: 0, text: "Danke" } });
    const { rating, changes } = await one(ratingId);
    expect(rating.answer).toMatchObject({ bySupport: true, changedBy: "" });
    expect(changes).toMatchObject([{ author: "support", name: "" }]);
  });

  test.each([
    ["empty", " ", "text"],
    ["1,301 characters", "x".repeat(1301), "text"],
    ["a mark that turns the direction", "Danke \u202e", "text"],
  ])("%s is refused at its field", async (_, text, field) => {
    const { id } = await rated();
    expect(refusal(await publish(id, text))).toEqual([400, [field]]);
  });

  test.each(["klicktel", "cylex", "dialo", "golocal", "goyellow"] as const)(
    "to a rating of %s is refused, because that source takes none from us",
    async (source) => {
      const { id } = await rated({ source });
      expect(refusal(await publish(id, "Danke"))).toEqual([409, ["ratings.source_takes_no_answers"]]);
    },
  );

  test("to Google is refused without a connection", async () => {
    const { id } = await rated({ source: "google" });
    expect((await list()).google).toBe("not_set_up");
    expect(refusal(await publish(id, "Danke"))).toEqual([409, ["ratings.google_not_connected"]]);
  });

  test("to a withdrawn, a deleted and a foreign rating is answered like a missing one", async () => {
    const bob = await app.logInMember({ products: ["RAT"] });
    const ids = [
      (await rated({ withdrawn_at: new Date() })).id,
      (await rated({ deleted_at: new Date() })).id,
      (await rated({ company_id: bob.company.id })).id,
      999_999,
    ];
    for (const id of ids) expect(refusal(await publish(id, "Danke"))).toEqual([404, ["ratings.not_found"]]);
  });
});

describe("the check of an answer", () => {
  test("a number of a third person waits for the provider, who accepts it", async () => {
    const { id } = await rated();
    const { answer } = (await publish(id, "Frau Kern, 0171 5566778, war nicht da.")).body.rating;
    expect(answer).toMatchObject({ state: "published", moderation: "waiting" });
    expect(answer?.reason).toMatch(/Telefonnummer, die nicht in Ihrem Eintrag steht\. Wir sehen uns/);
    expect((await list({ handling: "answered" })).total).toBe(1);
    await moderateAnswer(app.dependencies, { ratingId: id, decision: "accept", reason: "" });
    expect((await one(id)).rating.answer).toMatchObject({ moderation: "accepted", reason: "" });
  });

  test("a refusal tells the reason, and the rating is open again until the next answer", async () => {
    const { id } = await rated();
    await publish(id, "Sie sind ein Lügner.");
    await moderateAnswer(app.dependencies, { ratingId: id, decision: "refuse", reason: "Bitte ohne Vorwurf." });
    const { rating, changes } = await one(id);
    expect(rating.answer).toMatchObject({ moderation: "refused", reason: "Bitte ohne Vorwurf.", version: 2 });
    expect(changes.at(-1)).toMatchObject({
      step: "refused",
      author: "provider",
      text: "Bitte ohne Vorwurf.",
      name: "",
    });
    expect((await list({ handling: "open" })).total).toBe(1);
    await publish(id, "Das sehen wir anders.", 2);
    expect((await one(id)).rating.answer).toMatchObject({ moderation: "accepted", reason: "" });
  });

  test("a decision about a draft is not possible", async () => {
    const { id: ratingId } = await rated();
    await anna.client.call(saveAnswerDraft, { accountId, body: { ratingId, version: 0, text: "Dan" } });
    await expect(moderateAnswer(app.dependencies, { ratingId, decision: "accept", reason: "" })).rejects.toMatchObject({
      code: "ratings.not_possible_now",
    });
  });
});

describe("marks", () => {
  const mark = (ids: number[], done: boolean) => anna.client.call(markRatings, { accountId, body: { ids, done } });

  test("several at once; the answer names those that changed, so that undoing leaves the others", async () => {
    const [first, second, third] = [(await rated()).id, (await rated()).id, (await rated()).id];
    await mark([first], true);
    const { body } = await mark([first, second, third, third], true);
    expect(new Set(body.changed)).toEqual(new Set([second, third]));
    await mark(body.changed, false);
    expect((await list({ handling: "done" })).ratings.map(({ id }) => id)).toEqual([first]);
    expect((await one(second)).changes.map(({ step }) => step)).toEqual(["done", "reopened"]);
  });

  test("a foreign one among them changes none", async () => {
    const bob = await app.logInMember({ products: ["RAT"] });
    const [own, foreign] = [(await rated()).id, (await rated({ company_id: bob.company.id })).id];
    expect(refusal(await mark([own, foreign], true))).toEqual([404, ["ratings.not_found"]]);
    expect((await list({ handling: "done" })).total).toBe(0);
  });

  test("none, and 101, are refused", async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    expect([(await mark([], true)).status, (await mark(ids, true)).status]).toEqual([400, 400]);
  });
});

test("hostile texts are stored and answered unchanged", async () => {
  for (const text of HOSTILE_TEXTS) {
    const { id } = await rated({ body: text, title: text, author_name: text });
    const { rating } = (await publish(id, text)).body;
    expect([rating.text, rating.title, rating.author, rating.answer?.text]).toEqual([text, text, text, text]);
  }
});
