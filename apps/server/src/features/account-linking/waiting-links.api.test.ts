/** Links that must be checked before they let anybody in. */
import { acceptAccountLink, accountLinkRegister } from "@portal/contract/account-linking/calls";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { decideLink } from "./decide-link.ts";
import { aLink, linkIn, newcomer, ofProvider, rightsIn } from "./testing/links.ts";

const { test, app } = apiTest();

const mailsTo = (recipient: string) =>
  app.db.selectFrom("mails").select("template").where("recipient", "=", recipient).execute();
const decide = (id: number, decision: "hold" | "release" | "refuse") =>
  app.db
    .transaction()
    .execute((trx) => decideLink(app.dependencies, trx, { id, decision, reason: "Rückfrage", actorUserId: null }));

describe("links that wait for a check", () => {
  test("an invitation taken with another address waits, and the owners get a mail", async () => {
    const anna = await app.logInPerson();
    const { data, companyId, boss } = await aLink(app, { right: "editor", origin: "person", owner: true });
    const { body } = await anna.client.call(acceptAccountLink, { body: { data } });
    expect(body.link.status).toBe("pending");
    expect(await rightsIn(app, companyId)).toHaveLength(1);
    expect(await mailsTo(boss?.email ?? "")).toEqual([{ template: "account-link-waiting" }]);
  });

  test("a second owner from the provider waits until an owner or the provider releases the link", async () => {
    const anna = await app.logInPerson();
    const { data, companyId, id } = await aLink(app, { email: anna.login, right: "owner", owner: true });
    expect((await anna.client.call(acceptAccountLink, { body: { data } })).body.link.status).toBe("pending");
    expect(await decide(id, "release")).toBe("linked");
    expect(await rightsIn(app, companyId)).toContainEqual({ user_id: anna.userId, right: "owner" });
    expect(await mailsTo(anna.login)).toContainEqual({ template: "account-link-decided" });
  });

  test("an invitation by a person who is no longer an owner waits", async () => {
    const anna = await app.logInPerson();
    const { data, companyId, boss } = await aLink(app, {
      email: anna.login,
      right: "read",
      origin: "person",
      owner: true,
    });
    await app.db
      .updateTable("memberships")
      .set({ right: "editor" })
      .where("user_id", "=", boss?.id ?? 0)
      .execute();
    expect((await anna.client.call(acceptAccountLink, { body: { data } })).body.link.status).toBe("pending");
    expect(await rightsIn(app, companyId)).toEqual([{ user_id: boss?.id, right: "editor" }]);
  });

  test("of two links to a company without owner one makes the owner, the other waits", async () => {
    const [anna, boris] = [await app.logInPerson(), await app.logInPerson()];
    const { data, companyId } = await aLink(app, { email: anna.login });
    await ofProvider(app, companyId, boris.login);
    const second = await linkIn(app, boris.login);
    const replies = await Promise.all([
      anna.client.call(acceptAccountLink, { body: { data } }),
      boris.client.call(acceptAccountLink, { body: { data: second } }),
    ]);
    expect(replies.map(({ body }) => body.link.status).toSorted()).toEqual(["linked", "pending"]);
    expect(await rightsIn(app, companyId)).toHaveLength(1);
  });

  test("a held link lets nobody in and gives the reason, until it is released", async () => {
    const anna = await app.logInPerson();
    const { data, companyId, id } = await aLink(app, { email: anna.login });
    expect(await decide(id, "hold")).toBe("held");
    const { body } = await anna.client.call(acceptAccountLink, { body: { data } });
    expect(body.link).toMatchObject({ status: "held", reason: "Rückfrage" });
    expect(await rightsIn(app, companyId)).toEqual([]);
    expect(await decide(id, "release")).toBe("linked");
    expect(await rightsIn(app, companyId)).toEqual([{ user_id: anna.userId, right: "owner" }]);
    expect(await decide(id, "hold")).toBeUndefined();
  });

  test("a refused link is refused to everybody", async () => {
    const { data, id } = await aLink(app);
    await decide(id, "refuse");
    expect((await app.anonymous().call(accountLinkRegister, newcomer(data))).codes).toEqual(["linking.withdrawn"]);
  });
});
