/** Notices of illegal content from the form to the decision, the complaint and their end. */
import { complainContentNotice, getContentNotice, sendContentNotice } from "@portal/contract/ugc/notices/calls";
import { NOTICE_COMPLAINT_DAYS } from "@portal/contract/ugc/notices/states";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { portalOn } from "../../../testing/portal-command.ts";
import { sweepAround } from "../../../testing/sweep-around.ts";
import { sweepNotices } from "./sweep.ts";

const { test, app, mailbox } = apiTest();
const portal = (...args: string[]) => portalOn(app.dependencies.environment.DATABASE_URL)(args);

let owner: Awaited<ReturnType<typeof app.logInMember>>;
beforeAll(async () => {
  owner = await app.logInMember({ name: "Foto Falk" });
});

const REASONS = "Das Bild gehört einer anderen Fotografin, die Rechnung liegt vor.";
const notice = {
  target: "entry" as const,
  ground: "copyright" as const,
  text: "Der Text über uns ist Wort für Wort von meiner Website.",
  name: "Mara Klein",
  email: "mara@kunde.example",
  goodFaith: true as const,
};
const send = (change: object = {}) =>
  app.anonymous().call(sendContentNotice, { body: { companyId: owner.company.id, ...notice, ...change } });
const decide = (id: number, outcome: string, ground: string, ...more: string[]) =>
  portal(
    "content-notice",
    "decide",
    String(id),
    "--outcome",
    outcome,
    "--ground",
    ground,
    "--reasons",
    REASONS,
    ...more,
  );
const aRating = async (): Promise<number> => {
  const now = app.clock.now();
  const row = { company_id: owner.company.id, source: "wkdb" as const, external_id: `r${Math.random()}`, stars: 1 };
  const times = { rated_at: now, updated_at: now, stored_at: now };
  const rating = { ...row, ...times, body: "Alles Betrüger hier" };
  return (await app.db.insertInto("ratings").values(rating).returning("id").executeTakeFirstOrThrow()).id;
};

test("a notice is stored with what stood there, and its receipt leads to its state", async () => {
  const { body } = await send();
  expect(body.notice.receiptByMail).toBe(true);
  const row = await app.db
    .selectFrom("content_notices")
    .selectAll()
    .where("id", "=", body.notice.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ target: "entry", shown: "Der Eintrag", state: "received", name: "Mara Klein" });
  const token = await mailbox.tokenFor(notice.email);
  const read = await app.anonymous().call(getContentNotice, { body: { token } });
  expect(read.body.notice).toMatchObject({ id: body.notice.id, side: "notifier", decision: null, mayComplain: false });
});

test.each([
  [{ target: "house" }, "target"],
  [{ ground: "" }, "ground"],
  [{ text: "Zu kurz" }, "text"],
  [{ text: "x".repeat(4001) }, "text"],
  [{ name: "" }, "name"],
  [{ email: "" }, "email"],
  [{ email: "nix" }, "email"],
  [{ goodFaith: false }, "goodFaith"],
  [{ companyId: 0 }, "companyId"],
])("%j is refused at its field", async (change, field) => {
  const { status, body } = await send(change);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

test("offences against children need neither name nor address", async () => {
  const { status, body } = await send({ ground: "children", name: "", email: "" });
  expect([status, body.notice.receiptByMail]).toEqual([200, false]);
});

test("what is not there can't be reported", async () => {
  expect((await send({ companyId: 9_999_999 })).codes).toEqual(["entry.not_found"]);
  expect((await send({ target: "picture", picture: "/media/unbekannt" })).codes).toEqual(["ugc.content_gone"]);
  expect((await send({ target: "rating", ratingId: 9_999_999 })).codes).toEqual(["ugc.content_gone"]);
  expect((await send({ target: "rating" })).codes).toEqual(["ugc.content_gone"]);
});

test("an unknown link answers auth.link_unknown", async () => {
  const token = "0123456789abcdefghijkl";
  expect((await app.anonymous().call(getContentNotice, { body: { token } })).codes).toEqual(["auth.link_unknown"]);
  const complaint = { token, text: "Das stimmt so nicht, bitte noch einmal prüfen." };
  expect((await app.anonymous().call(complainContentNotice, { body: complaint })).codes).toEqual(["auth.link_unknown"]);
});

describe("the provider's decision", () => {
  test("removing a rating hides it and tells both sides the reasons; the notifier can't complain", async () => {
    const ratingId = await aRating();
    const address = "laura@kunde.example";
    const { body } = await send({ target: "rating", ratingId, ground: "insult", email: address });
    expect((await portal("content-notice", "list")).out).toContain("Alles Betrüger hier");
    expect((await decide(body.notice.id, "removed", "law")).code).toBe(0);
    const rating = app.db.selectFrom("ratings").select("state").where("id", "=", ratingId);
    expect(await rating.executeTakeFirstOrThrow()).toEqual({ state: "held" });
    const token = await mailbox.tokenFor(address);
    const read = await app.anonymous().call(getContentNotice, { body: { token } });
    expect(read.body.notice).toMatchObject({
      state: "decided",
      decision: { outcome: "removed", ground: "law", reasons: REASONS },
      mayComplain: false,
    });
    expect((await decide(body.notice.id, "kept", "neither")).code).toBe(1);
  });

  test("an entry must be changed before its removal is decided, and the company reads why", async () => {
    const { body } = await send({ email: "otto@kunde.example" });
    expect(await decide(body.notice.id, "removed", "law")).toMatchObject({ code: 1 });
    expect((await decide(body.notice.id, "removed", "law", "--changed")).code).toBe(0);
    const mails = await mailbox.mailsTo(owner.login);
    const statement = mails.find(({ subject }) => subject.startsWith("Entscheidung zu einem Inhalt"));
    expect(statement?.text_body).toContain(REASONS);
    expect(statement?.text_body).toContain("Artikel 21");
    expect(statement?.text_body).not.toContain("Mara");
    const token = /token=(\w{22})/.exec(statement?.text_body ?? "")?.[1] ?? "";
    const read = await app.anonymous().call(getContentNotice, { body: { token } });
    expect(read.body.notice).toMatchObject({ side: "concerned", text: "", mayComplain: true });
  });

  test("a ground that does not fit, or short reasons, are refused", async () => {
    const { body } = await send({ email: "ute@kunde.example" });
    expect((await decide(body.notice.id, "kept", "law")).code).toBe(1);
    expect((await decide(body.notice.id, "removed", "neither", "--changed")).code).toBe(1);
    const short = ["--outcome", "kept", "--ground", "neither", "--reasons", "Nein."];
    expect((await portal("content-notice", "decide", String(body.notice.id), ...short)).code).toBe(1);
  });
});

describe("a complaint", () => {
  const complaint = "Die Rechnung liegt bei, bitte sehen Sie noch einmal hin.";

  test("of the notifier is possible once, gets a receipt, and is decided again", async () => {
    const address = "kim@kunde.example";
    const ratingId = await aRating();
    const { body } = await send({ target: "rating", ratingId, email: address });
    await decide(body.notice.id, "kept", "neither");
    const token = await mailbox.tokenFor(address);
    const complain = () => app.anonymous().call(complainContentNotice, { body: { token, text: complaint } });
    expect((await complain()).body.notice).toMatchObject({ state: "complaint", mayComplain: false });
    expect((await complain()).codes).toEqual(["ugc.complaint_not_possible"]);
    expect((await decide(body.notice.id, "kept", "neither")).code).toBe(0);
    const again = await mailbox.tokenFor(address);
    const read = await app.anonymous().call(getContentNotice, { body: { token: again } });
    expect(read.body.notice).toMatchObject({ state: "decided", mayComplain: false });
    const subjects = (await mailbox.mailsTo(address)).map(({ subject }) => subject.replaceAll(/\d+/g, "7"));
    expect(subjects).toContain("Ihre Beschwerde zur Meldung Nr. 7 ist angekommen");
  });

  test("an old link ends with the next decision", async () => {
    const address = "ida@kunde.example";
    const { body } = await send({ email: address });
    const token = await mailbox.tokenFor(address);
    await decide(body.notice.id, "kept", "neither");
    expect((await app.anonymous().call(getContentNotice, { body: { token } })).codes).toEqual(["auth.link_unknown"]);
  });
});

test("a decided notice closes after the time for complaints and is deleted three years later", async () => {
  await app.db.deleteFrom("content_notices").execute();
  const now = app.clock.now();
  await app.db
    .insertInto("content_notices")
    .values({
      company_id: owner.company.id,
      target: "entry",
      shown: "Der Eintrag",
      ground: "other",
      text: "Etwas",
      user_id: null,
      rating_id: null,
      brand: "nahbei",
      state: "decided",
      outcome: "kept",
      decision_ground: "neither",
      notifier_hash: null,
      concerned_hash: null,
      received_at: now,
      decided_at: now,
      closed_at: null,
    })
    .execute();
  expect(await sweepAround(app, sweepNotices, NOTICE_COMPLAINT_DAYS + 1)).toEqual([0, 1]);
  const left = app.db.selectFrom("content_notices").select("state");
  expect(await left.execute()).toEqual([{ state: "closed" }]);
  app.clock.set(new Date(app.clock.now().getTime() + 3 * 366 * 86_400_000));
  await sweepNotices(app.dependencies);
  expect(await left.execute()).toEqual([]);
  app.clock.set(now);
});
