/** Links that somebody has to look at before they let anybody in. */
import { acceptAccountLink, accountLinkRegister } from "@portal/contract/account-linking/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { decideLink } from "./decide-link.ts";
import { aLink, linkIn, newcomer, ofProvider, rightsIn } from "./testing/links.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

const mailsTo = (recipient: string) =>
  t.db.selectFrom("mails").select("template").where("recipient", "=", recipient).execute();
const decide = (id: number, decision: "hold" | "release" | "refuse") =>
  t.db
    .transaction()
    .execute((trx) => decideLink(t.dependencies, trx, { id, decision, reason: "Rückfrage", actorUserId: null }));

describe("a check before somebody gets in", () => {
  test("an invitation that another address takes waits, and its owners get a mail", async () => {
    const anna = await t.signIn();
    const { data, companyId, boss } = await aLink(t, { right: "editor", origin: "person", owner: true });
    const { body } = await anna.client.call(acceptAccountLink, { body: { data } });
    expect(body.link.standing).toBe("pending");
    expect(await rightsIn(t, companyId)).toHaveLength(1);
    expect(await mailsTo(boss?.email ?? "")).toEqual([{ template: "account-link-waiting" }]);
  });

  test("the provider makes no second owner beside one who knows nothing of it, until it is released", async () => {
    const anna = await t.signIn();
    const { data, companyId, id } = await aLink(t, { email: anna.login, right: "owner", owner: true });
    expect((await anna.client.call(acceptAccountLink, { body: { data } })).body.link.standing).toBe("pending");
    expect(await decide(id, "release")).toBe("linked");
    expect(await rightsIn(t, companyId)).toContainEqual({ user_id: anna.userId, right: "owner" });
    expect(await mailsTo(anna.login)).toContainEqual({ template: "account-link-decided" });
  });

  test("an invitation of somebody who is no owner any more waits", async () => {
    const anna = await t.signIn();
    const { data, companyId, boss } = await aLink(t, {
      email: anna.login,
      right: "read",
      origin: "person",
      owner: true,
    });
    await t.db
      .updateTable("memberships")
      .set({ right: "editor" })
      .where("user_id", "=", boss?.id ?? 0)
      .execute();
    expect((await anna.client.call(acceptAccountLink, { body: { data } })).body.link.standing).toBe("pending");
    expect(await rightsIn(t, companyId)).toEqual([{ user_id: boss?.id, right: "editor" }]);
  });

  test("of two links to a company without an owner one makes the owner, the other waits", async () => {
    const [anna, boris] = [await t.signIn(), await t.signIn()];
    const { data, companyId } = await aLink(t, { email: anna.login });
    await ofProvider(t, companyId, boris.login);
    const second = await linkIn(t, boris.login);
    const replies = await Promise.all([
      anna.client.call(acceptAccountLink, { body: { data } }),
      boris.client.call(acceptAccountLink, { body: { data: second } }),
    ]);
    expect(replies.map(({ body }) => body.link.standing).toSorted()).toEqual(["linked", "pending"]);
    expect(await rightsIn(t, companyId)).toHaveLength(1);
  });

  test("a held link lets nobody in and says why, until it is released", async () => {
    const anna = await t.signIn();
    const { data, companyId, id } = await aLink(t, { email: anna.login });
    expect(await decide(id, "hold")).toBe("held");
    const { body } = await anna.client.call(acceptAccountLink, { body: { data } });
    expect(body.link).toMatchObject({ standing: "held", reason: "Rückfrage" });
    expect(await rightsIn(t, companyId)).toEqual([]);
    expect(await decide(id, "release")).toBe("linked");
    expect(await rightsIn(t, companyId)).toEqual([{ user_id: anna.userId, right: "owner" }]);
    expect(await decide(id, "hold")).toBeUndefined();
  });

  test("a refused link is refused to everybody", async () => {
    const { data, id } = await aLink(t);
    await decide(id, "refuse");
    expect((await t.anonymous().call(accountLinkRegister, newcomer(data))).codes).toEqual(["linking.withdrawn"]);
  });
});
