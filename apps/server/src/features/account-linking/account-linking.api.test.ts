import {
  acceptAccountLink,
  accountLinkLogin,
  accountLinkRegister,
  getAccountLink,
} from "@portal/contract/account-linking";
import { getAccount } from "@portal/contract/account";
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { aCompany } from "@portal/db/factories/companies";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import type { Right } from "@portal/db/rows";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { decideLink } from "./decide-link.ts";
import { makeLink } from "./links.ts";

const DAY = 86_400_000;
const PASSWORD = "Regenrinne Giebel 48";
let t: TestApp;
let count = 0;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

type Made = { email?: string; right?: Right; origin?: "provider" | "person"; owner?: boolean };

/** A link as its addressee finds it in the mail, and the company that it leads into. */
async function aLink({
  email = `neu-${(count += 1)}@kunde.example`,
  right = "owner",
  origin = "provider",
  owner,
}: Made) {
  const company = await aCompany(t.db, { name: `Dachdeckerei ${(count += 1)}` });
  const boss = owner ? await aUser(t.db) : undefined;
  if (boss) await aMembership(t.db, { user_id: boss.id, company_id: company.id });
  const id = await makeLink(t.dependencies, t.db, {
    companyId: company.id,
    email,
    right,
    origin,
    invitedBy: boss?.id ?? null,
    brand: nahbei,
    expiresAt: new Date(t.clock.now().getTime() + 14 * DAY),
  });
  if (id === null) throw new Error("no link");
  return { id, email, companyId: company.id, boss, data: await linkIn(email) };
}

/** The newest link that was mailed to an address. */
async function linkIn(email: string): Promise<string> {
  const mail = await t.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const [, found = ""] = /weiterleitung\?data=(\S+)/.exec(mail.text_body) ?? [];
  return decodeURIComponent(found);
}

const newcomer = (data: string) => ({
  body: { data, displayName: "Nora Neu", password: PASSWORD, acceptedTerms: true as const },
});
const credentials = (login: string, data: string) => ({
  body: { data, login, password: TEST_PASSWORD, remember: false },
});
const rightsIn = (companyId: number) =>
  t.db.selectFrom("memberships").select(["user_id", "right"]).where("company_id", "=", companyId).execute();
const mailsTo = (recipient: string) =>
  t.db.selectFrom("mails").select("template").where("recipient", "=", recipient).execute();
const decide = (id: number, decision: "hold" | "release" | "refuse") =>
  t.db
    .transaction()
    .execute((trx) => decideLink(t.dependencies, trx, { id, decision, reason: "Rückfrage", actorUserId: null }));

describe("registering through a link", () => {
  test("makes the person with the address of the link, logs in and lets into the company", async () => {
    const { data, email, companyId } = await aLink({ right: "editor" });
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
    const { data, companyId } = await aLink({});
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => t.anonymous().call(accountLinkRegister, newcomer(data))),
    );
    const winners = replies.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(new Set(replies.flatMap(({ codes }) => codes))).toEqual(new Set(["linking.address_known"]));
    expect(await rightsIn(companyId)).toHaveLength(1);
  }, 60_000);

  test("is refused with a known address, a weak password and without consent", async () => {
    const known = await aUser(t.db);
    const { data } = await aLink({ email: known.email });
    expect((await t.anonymous().call(accountLinkRegister, newcomer(data))).codes).toEqual(["linking.address_known"]);
    const other = await aLink({});
    const weak = await t
      .anonymous()
      .call(accountLinkRegister, { body: { ...newcomer(other.data).body, password: "passwort123" } });
    expect(weak.body).toMatchObject({ errors: [{ code: "auth.password_weak", field: "password" }] });
    const without = await t
      .anonymous()
      .call(accountLinkRegister, { body: { ...newcomer(other.data).body, acceptedTerms: false as true } });
    expect(without.body).toMatchObject({ errors: [{ code: "request.invalid", field: "acceptedTerms" }] });
    expect(await rightsIn(other.companyId)).toEqual([]);
  });
});

describe("logging in through a link", () => {
  test("links the addressee, and a second time changes nothing", async () => {
    const anna = await aUser(t.db);
    const { data, companyId } = await aLink({ email: anna.email, right: "read" });
    const client = t.anonymous();
    const { body } = await client.call(accountLinkLogin, credentials(anna.login, data));
    expect(body.user.accounts).toHaveProperty(String(companyId));
    expect(body.link.standing).toBe("linked");
    expect((await client.call(acceptAccountLink, { body: { data } })).body.link.standing).toBe("linked");
    expect(await rightsIn(companyId)).toEqual([{ user_id: anna.id, right: "read" }]);
  });

  test("a wrong password leaves the link as it was", async () => {
    const anna = await aUser(t.db);
    const { data } = await aLink({ email: anna.email });
    const body = { data, login: anna.login, password: "falsch", remember: false };
    expect((await t.anonymous().call(accountLinkLogin, { body })).codes).toEqual(["auth.invalid_credentials"]);
    expect((await t.anonymous().call(getAccountLink, { body: { data } })).body.link.standing).toBe("open");
  });

  test("somebody else finds it used, and of two at once one gets in", async () => {
    const [anna, boris] = [await t.signIn(), await t.signIn()];
    const { data, companyId, id } = await aLink({ email: anna.login, right: "editor", origin: "person", owner: true });
    await t.db.updateTable("account_links").set({ approved: true }).where("id", "=", id).execute();
    const replies = await Promise.all(
      [anna, boris].map(({ client }) => client.call(acceptAccountLink, { body: { data } })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(replies.flatMap(({ codes }) => codes)).toEqual(["linking.used"]);
    expect(await rightsIn(companyId)).toHaveLength(2);
  });

  test("keeps a right that allows more", async () => {
    const anna = await t.signIn({ companies: [{ right: "owner" }] });
    const companyId = anna.companyIds[0] as number;
    const id = await makeLink(t.dependencies, t.db, {
      companyId,
      email: anna.login,
      right: "read",
      origin: "provider",
      invitedBy: null,
      brand: nahbei,
      expiresAt: new Date(t.clock.now().getTime() + DAY),
    });
    expect(id).not.toBeNull();
    await anna.client.call(acceptAccountLink, { body: { data: await linkIn(anna.login) } });
    expect(await rightsIn(companyId)).toEqual([{ user_id: anna.userId, right: "owner" }]);
  });
});

describe("a check before somebody gets in", () => {
  test("an invitation that another address takes waits, and its owners get a mail", async () => {
    const anna = await t.signIn();
    const { data, companyId, boss } = await aLink({ right: "editor", origin: "person", owner: true });
    const { body } = await anna.client.call(acceptAccountLink, { body: { data } });
    expect(body.link.standing).toBe("pending");
    expect(await rightsIn(companyId)).toHaveLength(1);
    expect(await mailsTo(boss?.email ?? "")).toEqual([{ template: "account-link-waiting" }]);
  });

  test("the provider makes no second owner beside one who knows nothing of it, until it is released", async () => {
    const anna = await t.signIn();
    const { data, companyId, id } = await aLink({ email: anna.login, right: "owner", owner: true });
    expect((await anna.client.call(acceptAccountLink, { body: { data } })).body.link.standing).toBe("pending");
    expect(await decide(id, "release")).toBe("linked");
    expect(await rightsIn(companyId)).toContainEqual({ user_id: anna.userId, right: "owner" });
    expect(await mailsTo(anna.login)).toContainEqual({ template: "account-link-decided" });
  });

  test("an invitation of somebody who is no owner any more waits", async () => {
    const anna = await t.signIn();
    const { data, companyId, boss } = await aLink({ email: anna.login, right: "read", origin: "person", owner: true });
    await t.db
      .updateTable("memberships")
      .set({ right: "editor" })
      .where("user_id", "=", boss?.id ?? 0)
      .execute();
    expect((await anna.client.call(acceptAccountLink, { body: { data } })).body.link.standing).toBe("pending");
    expect(await rightsIn(companyId)).toEqual([{ user_id: boss?.id, right: "editor" }]);
  });

  test("of two links to a company without an owner one makes the owner, the other waits", async () => {
    const [anna, boris] = [await t.signIn(), await t.signIn()];
    const { data, companyId } = await aLink({ email: anna.login });
    await makeLink(t.dependencies, t.db, {
      companyId,
      email: boris.login,
      right: "owner",
      origin: "provider",
      invitedBy: null,
      brand: nahbei,
      expiresAt: new Date(t.clock.now().getTime() + DAY),
    });
    const second = await linkIn(boris.login);
    const replies = await Promise.all([
      anna.client.call(acceptAccountLink, { body: { data } }),
      boris.client.call(acceptAccountLink, { body: { data: second } }),
    ]);
    expect(replies.map(({ body }) => body.link.standing).toSorted()).toEqual(["linked", "pending"]);
    expect(await rightsIn(companyId)).toHaveLength(1);
  });

  test("a held link lets nobody in and says why, until it is released", async () => {
    const anna = await t.signIn();
    const { data, companyId, id } = await aLink({ email: anna.login });
    expect(await decide(id, "hold")).toBe("held");
    const { body } = await anna.client.call(acceptAccountLink, { body: { data } });
    expect(body.link).toMatchObject({ standing: "held", reason: "Rückfrage" });
    expect(await rightsIn(companyId)).toEqual([]);
    expect(await decide(id, "release")).toBe("linked");
    expect(await rightsIn(companyId)).toEqual([{ user_id: anna.userId, right: "owner" }]);
    expect(await decide(id, "hold")).toBeUndefined();
  });

  test("a refused link is refused to everybody", async () => {
    const { data, id } = await aLink({});
    await decide(id, "refuse");
    expect((await t.anonymous().call(accountLinkRegister, newcomer(data))).codes).toEqual(["linking.withdrawn"]);
  });
});

test("a link whose time is over says so, before any password is compared", async () => {
  const anna = await aUser(t.db);
  const { data } = await aLink({ email: anna.email });
  t.clock.advance(15 * DAY);
  expect((await t.anonymous().call(getAccountLink, { body: { data } })).body.link.standing).toBe("expired");
  expect((await t.anonymous().call(accountLinkLogin, credentials(anna.login, data))).codes).toEqual([
    "linking.expired",
  ]);
  t.clock.advance(-15 * DAY);
});

test("a changed link, one of another matter and nonsense are one and the same", async () => {
  const { data } = await aLink({});
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
