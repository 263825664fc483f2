import {
  acceptAccountLink,
  accountLinkLogin,
  accountLinkRegister,
  getAccountLink,
} from "@portal/contract/account-linking/calls";
import { getAccount } from "@portal/contract/account/calls";
import { aUser } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { aLink, credentials, linkIn, newcomer, ofProvider, rightsIn } from "./testing/links.ts";

const DAY = 86_400_000;
const { test, app } = apiTest();

describe("registering through a link", () => {
  test("registering creates the person with the link's address, logs in and links the company", async () => {
    const { data, email, companyId } = await aLink(app, { right: "editor" });
    const client = app.anonymous();
    const { status, body } = await client.call(accountLinkRegister, newcomer(data));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ login: email, role: "customer", accounts: { [companyId]: { id: companyId } } });
    expect(body.link).toMatchObject({ status: "linked", hasAccount: true });
    const account = await client.call(getAccount, { params: { id: String(companyId) }, accountId: companyId });
    expect(account.body.account.right).toBe("editor");
    const row = await app.db.selectFrom("users").selectAll().where("login", "=", email).executeTakeFirstOrThrow();
    expect(row.activated_at).not.toBeNull();
    expect(row.terms_accepted_at).not.toBeNull();
  });

  test("of 50 parallel registrations through one link exactly one succeeds", async () => {
    const { data, companyId } = await aLink(app);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => app.anonymous().call(accountLinkRegister, newcomer(data))),
    );
    const winners = replies.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    // Whoever comes after the winner's commit finds a used link.
    const refusals = replies.flatMap(({ codes }) => codes);
    expect(refusals.filter((code) => code !== "linking.used" && code !== "linking.address_known")).toEqual([]);
    expect(refusals).toHaveLength(49);
    expect(await rightsIn(app, companyId)).toHaveLength(1);
  }, 60_000);

  test("registering with a known address, a weak password or without consent is refused", async () => {
    const known = await aUser(app.db);
    const { data } = await aLink(app, { email: known.email });
    expect((await app.anonymous().call(accountLinkRegister, newcomer(data))).codes).toEqual(["linking.address_known"]);
    const other = await aLink(app);
    const weak = await app
      .anonymous()
      .call(accountLinkRegister, { body: { ...newcomer(other.data).body, password: "passwort123" } });
    expect(weak.body).toMatchObject({ errors: [{ code: "auth.password_weak", field: "password" }] });
    const without = await app
      .anonymous()
      .call(accountLinkRegister, { body: { ...newcomer(other.data).body, acceptedTerms: false as true } });
    expect(without.body).toMatchObject({ errors: [{ code: "request.invalid", field: "acceptedTerms" }] });
    expect(await rightsIn(app, other.companyId)).toEqual([]);
  });
});

describe("logging in through a link", () => {
  test("logging in links the addressee; a second time changes nothing", async () => {
    const anna = await aUser(app.db);
    const { data, companyId } = await aLink(app, { email: anna.email, right: "read" });
    const client = app.anonymous();
    const { body } = await client.call(accountLinkLogin, credentials(anna.login, data));
    expect(body.user.accounts).toHaveProperty(String(companyId));
    expect(body.link.status).toBe("linked");
    expect((await client.call(acceptAccountLink, { body: { data } })).body.link.status).toBe("linked");
    expect(await rightsIn(app, companyId)).toEqual([{ user_id: anna.id, right: "read" }]);
  });

  test("a wrong password does not use up the link", async () => {
    const anna = await aUser(app.db);
    const { data } = await aLink(app, { email: anna.email });
    const body = { data, login: anna.login, password: "falsch", remember: false };
    expect((await app.anonymous().call(accountLinkLogin, { body })).codes).toEqual(["auth.invalid_credentials"]);
    expect((await app.anonymous().call(getAccountLink, { body: { data } })).body.link.status).toBe("open");
  });

  test("a used link is refused to somebody else; of two parallel logins one gets in", async () => {
    const [anna, boris] = [await app.logInPerson(), await app.logInPerson()];
    const { data, companyId, id } = await aLink(app, {
      email: anna.login,
      right: "editor",
      origin: "person",
      owner: true,
    });
    await app.db.updateTable("account_links").set({ approved: true }).where("id", "=", id).execute();
    const replies = await Promise.all(
      [anna, boris].map(({ client }) => client.call(acceptAccountLink, { body: { data } })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(replies.flatMap(({ codes }) => codes)).toEqual(["linking.used"]);
    expect(await rightsIn(app, companyId)).toHaveLength(2);
  });

  test("an existing right that allows more stays", async () => {
    const anna = await app.logInMember({ right: "owner" });
    const companyId = anna.company.id;
    const id = await ofProvider(app, companyId, anna.login, "read");
    expect(id).not.toBeNull();
    await anna.client.call(acceptAccountLink, { body: { data: await linkIn(app, anna.login) } });
    expect(await rightsIn(app, companyId)).toEqual([{ user_id: anna.userId, right: "owner" }]);
  });
});

test("an expired link is refused before any password is compared", async () => {
  const anna = await aUser(app.db);
  const { data } = await aLink(app, { email: anna.email });
  app.clock.advance(15 * DAY);
  expect((await app.anonymous().call(getAccountLink, { body: { data } })).body.link.status).toBe("expired");
  expect((await app.anonymous().call(accountLinkLogin, credentials(anna.login, data))).codes).toEqual([
    "linking.expired",
  ]);
  app.clock.advance(-15 * DAY);
});

test("a changed link, a link for another purpose and nonsense get the same answer", async () => {
  const { data } = await aLink(app);
  const middle = Math.floor(data.length / 2);
  const changed = data.slice(0, middle) + (data[middle] === "A" ? "B" : "A") + data.slice(middle + 1);
  const answers = await Promise.all(
    [changed, "", "x", "a.b.c.d.e", data.slice(0, -4)].map((token) =>
      app.anonymous().call(getAccountLink, { body: { data: token } }),
    ),
  );
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]?.codes).toEqual(["cryptography.unreadable"]);
});
