/** What each side reads of an objection: the rating's text as it was objected to, and who decided. */
import { getObjections } from "@portal/contract/ratings/objections/calls";
import { updateRating } from "@portal/contract/user-area/history";
import { beforeEach, describe, expect } from "vitest";
import { objectionTest } from "../testing/objections.ts";

const t = objectionTest();
const { test, app } = t;

describe("the rating's text", () => {
  let own = 0;
  beforeEach(async () => {
    const rows = app.db.selectFrom("user_ratings").select("id").where("company_id", "=", t.accountId());
    own = (await rows.executeTakeFirstOrThrow()).id;
  });
  const rewrite = (stars: number, text: string) =>
    t.author().client.call(updateRating, { body: { rating_id: own, rating_text: text, stars } });

  test("stays what was objected to, for all sides and in lists, with what it says today beside it", async () => {
    await rewrite(2, "Kam zu spät.");
    const id = await t.opened();
    await t.desk(id, "ask_author");
    expect((await t.readAsCompany(id)).rating).toMatchObject({ stars: 2, body: "Kam zu spät.", changed: null });
    expect((await rewrite(3, "Kam am nächsten Tag.")).status).toBe(200);
    await rewrite(4, "Kam doch noch.");
    const objected = { stars: 2, body: "Kam zu spät.", changed: { stars: 4, body: "Kam doch noch." } };
    expect((await t.readAsCompany(id)).rating).toMatchObject(objected);
    expect((await t.readAsAuthor(id)).body.objection.rating).toMatchObject(objected);
    expect((await t.readAsManager(id)).rating).toMatchObject(objected);
    const list = await t.owner().client.call(getObjections, { accountId: t.accountId(), query: { page: "1" } });
    expect(list.body.objections).toMatchObject([{ id, stars: 2 }]);
  });

  test("of an objection from before the column follows the instants", async () => {
    const id = await t.opened();
    await app.db
      .updateTable("rating_objections")
      .set({ rating_version_id: null, created_at: new Date(app.clock.now().getTime() - 60_000) })
      .where("id", "=", id)
      .execute();
    await rewrite(5, "Alles gut.");
    expect((await t.readAsCompany(id)).rating).toMatchObject({ stars: 1, changed: { stars: 5 } });
  });
});

describe("who decided", () => {
  test("is known at the desk, and to nobody else", async () => {
    const names = ["Rita Recht", "Willi Waage"] as const;
    for (const [index, name] of names.entries()) {
      await app.db.updateTable("users").set({ display_name: name }).where("id", "=", t.manager(index).userId).execute();
    }
    const id = await t.proposed();
    expect((await t.readAsManager(id, 1)).proposal).toMatchObject({ own: false, by: "Rita Recht" });
    await t.desk(id, "decide", 1);
    const colleagues = (await t.readAsManager(id)).steps.map(({ action, colleague }) => [action, colleague]);
    expect(colleagues).toEqual([
      ["object", ""],
      ["ask_author", "Rita Recht"],
      ["state", ""],
      ["propose", "Rita Recht"],
      ["decide", "Willi Waage"],
    ]);
    expect(JSON.stringify([await t.readAsCompany(id), (await t.readAsAuthor(id)).body])).not.toMatch(/Recht|Waage/);
  });
});
