/** Objections from the notice to the decision, and what each side sees of them. */
import { randomUUID } from "node:crypto";
import { createObjection, getObjections, getRatingToObject } from "@portal/contract/ratings/objections/calls";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { describe, expect } from "vitest";
import { NOTICE, objectionTest, REASONS, REMOVED } from "../testing/objections.ts";

const t = objectionTest();
const { test, app, mailbox } = t;

describe("raising an objection", () => {
  test("records the notice, sends its receipt with number and day, and leaves the rating visible", async () => {
    const { status, body } = await t.create("insult");
    expect(status).toBe(200);
    expect(body.objection).toMatchObject({
      reason: "insult",
      state: "received",
      text: NOTICE,
      actions: ["comment", "withdraw"],
      steps: [{ action: "object", by: "company", text: NOTICE }],
    });
    expect(body.objection.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const [mail] = await mailbox.mailsTo(t.owner().login);
    expect(mail?.subject).toBe(`Ihr Einwand Nr. ${body.objection.id} ist angekommen`);
    expect(mail?.text_body).toContain(`einwaende?einwand=${body.objection.id}`);
    expect(await t.ratingState()).toBe("published");
    expect(await mailbox.mailsTo(t.author().login)).toEqual([]);
  });

  test("twenty parallel calls with one key make one objection and one mail", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.create("no_contact", { key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.objection.id)).size).toBe(1);
    expect(await mailbox.mailsTo(t.owner().login)).toHaveLength(1);
  });

  test("a second objection to the same rating is refused until the first has ended", async () => {
    const id = await t.opened();
    expect((await t.create()).codes).toEqual(["ratings.objection_exists"]);
    await t.company(id, "withdraw", "");
    expect((await t.create()).status).toBe(200);
  });

  test.each([
    [{ reason: "gefällt mir nicht" }, "reason"],
    [{ text: "zu kurz" }, "text"],
    [{ text: "x".repeat(4001) }, "text"],
    [{ text: `${NOTICE}\u202E` }, "text"],
    [{ confirmed: false }, "confirmed"],
    [{ key: "kurz" }, "key"],
    [{ ratingId: -1 }, "ratingId"],
  ])("refuses %j beside its field", async (columns, field) => {
    const reply = await t.create("no_contact", columns);
    expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
    expect((reply.body as unknown as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  });

  test("a rating of Google, and one that its author withdrew, cannot be objected to here", async () => {
    const google = await aCompanyRating(app.db, { company_id: t.accountId(), source: "google" });
    expect((await t.create("no_contact", { ratingId: google.id })).codes).toEqual(["ratings.objection_not_allowed"]);
    const gone = await aCompanyRating(app.db, { company_id: t.accountId(), source: "wkdb", withdrawn_at: new Date() });
    expect((await t.create("no_contact", { ratingId: gone.id })).codes).toEqual(["ratings.objection_not_allowed"]);
  });

  test("a rating of another company answers like one that does not exist", async () => {
    const stranger = await app.logInMember();
    const body = { ratingId: t.ratingId(), reason: "insult" as const, text: NOTICE, confirmed: true as const };
    const mine = { accountId: stranger.company.id, body: { ...body, key: randomUUID() } };
    const foreign = await stranger.client.call(createObjection, mine);
    const missing = await stranger.client.call(createObjection, { ...mine, body: { ...mine.body, ratingId: 999_999 } });
    expect([foreign.status, foreign.codes]).toEqual([404, ["ratings.not_found"]]);
    expect(foreign.body).toEqual(missing.body);
    const asked = { params: { id: String(t.ratingId()) }, accountId: stranger.company.id };
    expect((await stranger.client.call(getRatingToObject, asked)).codes).toEqual(["ratings.not_found"]);
  });
});

describe("from the notice to the decision", () => {
  test("author asked, statement, proposal, decision by a second manager: both sides read the same reasons", async () => {
    const id = await t.opened("insult");
    expect((await t.readAsAuthor(id)).codes).toEqual(["ratings.objection_not_found"]);

    expect((await t.desk(id, "ask_author")).body.objection.state).toBe("author_asked");
    expect(await t.ratingState()).toBe("held");
    const asked = (await t.readAsAuthor(id)).body.objection;
    expect(asked).toMatchObject({ state: "author_asked", text: NOTICE, actions: ["state"] });
    const [question] = await mailbox.mailsTo(t.author().login);
    expect(question?.subject).toContain("Bitte nehmen Sie Stellung");
    expect(question?.text_body).toMatch(/zeigen wir Ihre Bewertung nicht\.\s+Der\s+Einwand\s+lautet: Beleidigung/u);

    const secret = "Ich bin Maria Kern aus der Hofstraße und war im Mai dort.";
    expect((await t.person(id, "state", secret)).body.objection.state).toBe("in_review");
    expect(JSON.stringify(await t.readAsCompany(id))).not.toContain("Maria");
    await t.desk(id, "forward", 0, "Der Verfasser nennt einen Auftrag im Mai.");
    expect((await t.readAsCompany(id)).steps.at(-1)).toMatchObject({
      action: "forward",
      by: "provider",
      text: "Der Verfasser nennt einen Auftrag im Mai.",
    });

    await t.propose(id, REMOVED);
    expect((await t.readAsCompany(id)).decision).toBeNull();
    expect((await t.readAsCompany(id)).steps.map(({ action }) => action)).not.toContain("propose");
    const decided = (await t.desk(id, "decide", 1)).body.objection;
    expect(decided).toMatchObject({ state: "decided", outcome: "removed", proposal: null });
    expect(await t.ratingState()).toBe("held");

    const [seenByCompany, seenByAuthor] = [await t.readAsCompany(id), (await t.readAsAuthor(id)).body.objection];
    expect(seenByCompany.decision).toEqual({ outcome: "removed", ground: "terms", reasons: REASONS });
    expect(seenByAuthor.decision).toEqual(seenByCompany.decision);
    // Only who lost may complain.
    expect([seenByCompany.actions, seenByAuthor.actions]).toEqual([[], ["complain"]]);
    for (const login of [t.owner().login, t.author().login]) {
      const mail = (await mailbox.mailsTo(login)).find(({ subject }) => subject.startsWith("Entscheidung"));
      expect(mail?.text_body).toContain(REASONS);
      expect(mail?.text_body).toContain("Grundlage: Unsere Regeln für Bewertungen.");
    }
  });

  test("no answer to the company names or addresses the author", async () => {
    const id = await t.proposed();
    await t.desk(id, "decide", 1);
    const author = await app.db
      .selectFrom("users")
      .select(["email", "login", "display_name"])
      .where("id", "=", t.author().userId)
      .executeTakeFirstOrThrow();
    const mails = JSON.stringify(await mailbox.mailsTo(t.owner().login));
    const answers = JSON.stringify([
      await t.readAsCompany(id),
      (await t.owner().client.call(getObjections, { query: {}, accountId: t.accountId() })).body,
    ]);
    for (const word of [author.email, author.login, author.display_name].filter((text) => text !== "")) {
      expect(mails).not.toContain(word);
      expect(answers).not.toContain(word);
    }
  });

  test("whoever proposed cannot decide; another manager can", async () => {
    const id = await t.proposed();
    expect((await t.readAsManager(id)).actions).not.toContain("decide");
    const refused = await t.desk(id, "decide", 0);
    expect([refused.status, refused.codes]).toEqual([409, ["ratings.objection_four_eyes"]]);
    expect((await t.readAsManager(id)).state).toBe("proposed");
    expect((await t.desk(id, "decide", 1)).status).toBe(200);
  });

  test("of twenty parallel decisions one counts", async () => {
    const id = await t.proposed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.desk(id, "decide", 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mailbox.mailsTo(t.owner().login)).filter((mail) => mail.subject.startsWith("Entsch"))).toHaveLength(
      1,
    );
  });

  test("a returned proposal is made anew, and the text of the return stays at the desk", async () => {
    const id = await t.proposed();
    expect((await t.desk(id, "return", 1, "Bitte die Rechnung nennen.")).body.objection.state).toBe("in_review");
    expect(JSON.stringify([await t.readAsCompany(id), (await t.readAsAuthor(id)).body])).not.toContain(
      "Rechnung nennen",
    );
    await t.propose(id, {}, 1);
    expect((await t.desk(id, "decide", 0)).body.objection.state).toBe("decided");
  });

  test("a complaint is not decided by whoever took the first decision, and can bring the rating back", async () => {
    const id = await t.proposed(REMOVED);
    await t.desk(id, "decide", 1);
    expect((await t.company(id, "complain")).codes).toEqual(["ratings.objection_not_possible_now"]);
    expect((await t.person(id, "complain")).body.objection.state).toBe("complaint");
    await t.propose(id, {}, 0);
    expect((await t.desk(id, "decide", 1)).codes).toEqual(["ratings.objection_four_eyes"]);
    await t.desk(id, "return", 1);
    await t.propose(id, {}, 1);
    expect((await t.desk(id, "decide", 0)).body.objection).toMatchObject({ state: "final", outcome: "kept" });
    expect(await t.ratingState()).toBe("published");
  });

  test("a rating whose author nobody knows is reviewed without a statement", async () => {
    const wkdb = await aCompanyRating(app.db, { company_id: t.accountId(), source: "wkdb" });
    const { id } = (await t.create("untrue_facts", { ratingId: wkdb.id })).body.objection;
    expect((await t.desk(id, "ask_author")).codes).toEqual(["ratings.objection_author_unknown"]);
    expect((await t.desk(id, "review")).body.objection.state).toBe("in_review");
  });

  test("with a known author there is no review without asking", async () => {
    expect((await t.desk(await t.opened(), "review")).codes).toEqual(["ratings.objection_not_possible_now"]);
  });

  test.each([
    [{ ground: "opinion", outcome: "removed" }, "ground"],
    [{ reasons: "Passt." }, "reasons"],
    [{ outcome: "vielleicht" }, "outcome"],
  ])("a proposal with %j is refused beside its field", async (decision, field) => {
    const reply = await t.propose(await t.opened(), decision);
    expect((reply.body as unknown as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  });
});
