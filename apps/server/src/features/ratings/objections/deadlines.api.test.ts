/** What happens to objections when days pass, and the author's list. */
import { getOwnObjections } from "@portal/contract/ratings/objections/calls";
import { describe, expect } from "vitest";
import { objectionTest } from "../testing/objections.ts";

const t = objectionTest();
const { test, app, mailbox } = t;

describe("deadlines", () => {
  test("the author may answer on the last day; the day after, the review begins and both are told", async () => {
    const id = await t.opened("insult");
    await t.desk(id, "ask_author");
    await t.sweepIn(14);
    expect((await t.readAsCompany(id)).state).toBe("author_asked");
    await t.sweepIn(15);
    expect((await t.readAsCompany(id)).state).toBe("in_review");
    expect(await t.ratingState()).toBe("held");
    for (const login of [t.owner().login, t.author().login]) {
      expect((await mailbox.mailsTo(login)).some(({ subject }) => subject.startsWith("Frist vorbei"))).toBe(true);
    }
    expect((await t.person(id, "state")).codes).toEqual(["ratings.objection_not_possible_now"]);
  });

  test("a question that the company does not answer ends the objection", async () => {
    const id = await t.opened();
    await t.desk(id, "ask_details");
    await t.sweepIn(15);
    expect(await t.readAsCompany(id)).toMatchObject({ state: "lapsed", actions: [], dueOn: null });
  });

  test("an author whose rating stays visible reads nothing of hiding it", async () => {
    await t.desk(await t.opened("no_contact"), "ask_author");
    const [question] = await mailbox.mailsTo(t.author().login);
    expect(question?.text_body).not.toContain("zeigen wir Ihre Bewertung nicht");
  });

  test("an answered question goes back to the desk", async () => {
    const id = await t.opened();
    await t.desk(id, "ask_details");
    expect((await t.company(id, "add_details")).body.objection.state).toBe("received");
  });

  test("half a year after the decision it is final, and after three more years deleted", async () => {
    const id = await t.proposed();
    await t.desk(id, "decide", 1);
    await t.sweepIn(184);
    expect((await t.readAsCompany(id)).state).toBe("final");
    await t.sweepIn(184 + 3 * 366);
    expect(await app.db.selectFrom("rating_objections").select("id").where("id", "=", id).execute()).toEqual([]);
  });

  test("an objection whose author withdrew the rating is settled, and the rating stays away", async () => {
    const id = await t.opened("insult");
    await t.desk(id, "ask_author");
    await app.db
      .updateTable("user_ratings")
      .set({ withdrawn_at: new Date() })
      .where("user_id", "=", t.author().userId)
      .execute();
    await t.sweepIn(0);
    expect((await t.readAsCompany(id)).state).toBe("settled");
    expect(await t.ratingState()).toBe("withdrawn");
  });
});

describe("lists", () => {
  test("the author's list shows what waits for them, and nothing that the desk has not passed on", async () => {
    const id = await t.opened();
    const list = () => t.author().client.call(getOwnObjections, { query: {} });
    expect((await list()).body).toEqual({ objections: [], total: 0, waiting: 0 });
    await t.desk(id, "ask_author");
    expect((await list()).body).toMatchObject({ objections: [{ id }], total: 1, waiting: 1 });
    const other = await app.logInPerson();
    expect((await other.client.call(getOwnObjections, { query: {} })).body.total).toBe(0);
  });
});
