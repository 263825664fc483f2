import {
  acceptAccountLink,
  accountLinkLogin,
  accountLinkRegister,
  getAccountLink,
} from "@portal/contract/account-linking/calls";
import { getAccount } from "@portal/contract/account/calls";
import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { aLink, credentials, linkIn, newcomer, ofProvider, rightsIn } from "./testing/links.ts";

const DAY = 86_400_000;
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

describe("registering through a link", () => {
  test("makes the person with the address of the link, logs in and lets into the company", async () => {
    const { data, email, companyId } = await aLink(t, { right: "editor" });
    const client = t.anonymous();
    const { status, body } = await client.call(accountLinkRegister, newcomer(data));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ login: email, role: "customer", accounts: { [companyId]: { id: companyId } } });
    expect(body.link).toMatchObject({ standing: "linked", hasAccount: true });
    const account = await client.call(getAccount, { params: { id: String(companyId) }, accountId: companyId });
    expect(account.body.account.right).toBe("editor");
    const row = await t.db.selectFrom("users").selectAll().where("login", "=", email).executeTakeFirstOrThrow();
    expect(row.activated_at).not.toBeNull();
    expect(row.terms_accepted_at).not.toBeNull();
  });

  test("of 50 at once exactly one gets in", async () => {
    const { data, companyId } = await aLink(t);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => t.anonymous().call(accountLinkRegister, newcomer(data))),
    );
    const winners = replies.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(new Set(replies.flatMap(({ codes }) => codes))).toEqual(new Set(["linking.address_known"]));
    expect(await rightsIn(t, companyId)).toHaveLength(1);
  }, 60_000);

  test("is refused with a known address, a weak password and without consent", async () => {
    const known = await aUser(t.db);
    const { data } = await aLink(t, { email: known.email });
    expect((await t.anonymous().call(accountLinkRegister, newcomer(data))).codes).toEqual(["linking.address_known"]);
    const other = await aLink(t);
    const weak = await t
      .anonymous()
      .call(accountLinkRegister, { body: { ...newcomer(other.data).body, password: "passwort123" } });
    expect(weak.body).toMatchObject({ errors: [{ code: "auth.password_weak", field: "password" }] });
    const without = await t
      .anonymous()
      .call(accountLinkRegister, { body: { ...newcomer(other.data).body, acceptedTerms: false as true } });
    expect(without.body).toMatchObject({ errors: [{ code: "request.invalid", field: "acceptedTerms" }] });
    expect(await rightsIn(t, other.companyId)).toEqual([]);
  });
});

describe("logging in through a link", () => {
  test("links the addressee, and a second time changes nothing", async () => {
    const anna = await aUser(t.db);
    const { data, companyId } = await aLink(t, { email: anna.email, right: "read" });
    const client = t.anonymous();
    const { body } = await client.call(accountLinkLogin, credentials(anna.login, data));
    expect(body.user.accounts).toHaveProperty(String(companyId));
    expect(body.link.standing).toBe("linked");
    expect((await client.call(acceptAccountLink, { body: { data } })).body.link.standing).toBe("linked");
    expect(await rightsIn(t, companyId)).toEqual([{ user_id: anna.id, right: "read" }]);
  });

  test("a wrong password leaves the link as it was", async () => {
    const anna = await aUser(t.db);
    const { data } = await aLink(t, { email: anna.email });
    const body = { data, login: anna.login, password: "falsch", remember: false };
    expect((await t.anonymous().call(accountLinkLogin, { body })).codes).toEqual(["auth.invalid_credentials"]);
    expect((await t.anonymous().call(getAccountLink, { body: { data } })).body.link.standing).toBe("open");
  });

  test("somebody else finds it used, and of two at once one gets in", async () => {
    const [anna, boris] = [await t.signIn(), await t.signIn()];
    const { data, companyId, id } = await aLink(t, {
      email: anna.login,
      right: "editor",
      origin: "person",
      owner: true,
    });
    await t.db.updateTable("account_links").set({ approved: true }).where("id", "=", id).execute();
    const replies = await Promise.all(
      [anna, boris].map(({ client }) => client.call(acceptAccountLink, { body: { data } })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(replies.flatMap(({ codes }) => codes)).toEqual(["linking.used"]);
    expect(await rightsIn(t, companyId)).toHaveLength(2);
  });

  test("keeps a right that allows more", async () => {
    const anna = await t.signIn({ companies: [{ right: "owner" }] });
    const companyId = anna.companyIds[0] as number;
    const id = await ofProvider(t, companyId, anna.login, "read");
    expect(id).not.toBeNull();
    await anna.client.call(acceptAccountLink, { body: { data: await linkIn(t, anna.login) } });
    expect(await rightsIn(t, companyId)).toEqual([{ user_id: anna.userId, right: "owner" }]);
  });
});

test("a link whose time is over says so, before any password is compared", async () => {
  const anna = await aUser(t.db);
  const { data } = await aLink(t, { email: anna.email });
  t.clock.advance(15 * DAY);
  expect((await t.anonymous().call(getAccountLink, { body: { data } })).body.link.standing).toBe("expired");
  expect((await t.anonymous().call(accountLinkLogin, credentials(anna.login, data))).codes).toEqual([
    "linking.expired",
  ]);
  t.clock.advance(-15 * DAY);
});

test("a changed link, one of another matter and nonsense are one and the same", async () => {
  const { data } = await aLink(t);
  const middle = Math.floor(data.length / 2);
  const changed = data.slice(0, middle) + (data[middle] === "A" ? "B" : "A") + data.slice(middle + 1);
  const answers = await Promise.all(
    [changed, "", "x", "a.b.c.d.e", data.slice(0, -4)].map((token) =>
      t.anonymous().call(getAccountLink, { body: { data: token } }),
    ),
  );
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]?.codes).toEqual(["cryptography.unreadable"]);
});
