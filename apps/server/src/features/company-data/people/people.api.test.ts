import { getAccount } from "@portal/contract/account/calls";
import { acceptAccountLink } from "@portal/contract/account-linking/calls";
import {
  admitPerson,
  changePersonRight,
  getPeople,
  invitePerson,
  revokePerson,
  withdrawInvitation,
} from "@portal/contract/company-data/people/calls";
import type { ErrorBody } from "@portal/contract/http/problems";
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { aMembership } from "@portal/db/factories/users";
import type { Right } from "@portal/db/rows";
import { describe, expect } from "vitest";
import { makeAccountScope } from "../../../platform/session/session.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";
import { createPeopleService } from "./service.ts";

const DAY = 86_400_000;
const { test, app } = apiTest();
let count = 0;

type Boss = LoggedIn & { companyId: number };
async function anOwner(): Promise<Boss> {
  const person = await app.logInMember({ name: "Blumen Anna" });
  return { ...person, companyId: person.company.id };
}
async function aColleague({ companyId }: Boss, right: Right): Promise<LoggedIn> {
  const person = await app.logInPerson();
  await aMembership(app.db, { user_id: person.userId, company_id: companyId, right });
  return person;
}
const invite = ({ client, companyId }: Boss, email: string, right: Right = "editor") =>
  client.call(invitePerson, { body: { email, right }, accountId: companyId });
const anAddress = () => `gast-${(count += 1)}@kunde.example`;
async function linkIn(email: string): Promise<string> {
  const { text_body } = await app.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return decodeURIComponent(/weiterleitung\?data=(\S+)/.exec(text_body)?.[1] ?? "");
}

describe("getPeople", () => {
  test("shows owners logins and invitations, and others names and rights only", async () => {
    const boss = await anOwner();
    const reader = await aColleague(boss, "read");
    await invite(boss, anAddress());
    const mine = await boss.client.call(getPeople, { accountId: boss.companyId });
    expect(mine.body.people).toMatchObject([
      { user_id: boss.userId, login: boss.login, right: "owner", isMe: true },
      { user_id: reader.userId, login: reader.login, right: "read", isMe: false },
    ]);
    expect(mine.body.invitations).toMatchObject([{ right: "editor", status: "open", byProvider: false }]);
    const theirs = await reader.client.call(getPeople, { accountId: boss.companyId });
    expect(theirs.body.people.map(({ login }) => login)).toEqual(["", reader.login]);
    expect(theirs.body.invitations).toEqual([]);
  });
});

describe("an invitation", () => {
  test("gives its addressee the right; a second invitation answers people.already_member", async () => {
    const [boss, guest] = [await anOwner(), await app.logInPerson()];
    expect((await invite(boss, guest.login, "read")).status).toBe(200);
    const { body } = await guest.client.call(acceptAccountLink, { body: { data: await linkIn(guest.login) } });
    expect(body.link).toMatchObject({ status: "linked", right: "read", invitedBy: "Petra Brandt" });
    const account = { params: { id: String(boss.companyId) }, accountId: boss.companyId };
    expect((await guest.client.call(getAccount, account)).body.account.right).toBe("read");
    const again = await invite(boss, guest.login);
    expect(again.body).toMatchObject({ errors: [{ code: "people.already_member", field: "email" }] });
  });

  test("sent again replaces the first one and keeps one row", async () => {
    const boss = await anOwner();
    const email = anAddress();
    await invite(boss, email, "read");
    const { body } = await invite(boss, email, "owner");
    expect(body.invitations).toMatchObject([{ email, right: "owner" }]);
    const mails = await app.db.selectFrom("mails").select("id").where("recipient", "=", email).execute();
    expect(mails).toHaveLength(2);
  });

  test("that is withdrawn answers linking.withdrawn when its link is used", async () => {
    const [boss, guest] = [await anOwner(), await app.logInPerson()];
    const { body } = await invite(boss, guest.login);
    const id = body.invitations[0]?.id as number;
    const gone = await boss.client.call(withdrawInvitation, { body: { id }, accountId: boss.companyId });
    expect(gone.body.invitations).toEqual([]);
    const refused = await guest.client.call(acceptAccountLink, { body: { data: await linkIn(guest.login) } });
    expect(refused.codes).toEqual(["linking.withdrawn"]);
    const again = await boss.client.call(withdrawInvitation, { body: { id }, accountId: boss.companyId });
    expect(again.codes).toEqual(["people.invitation_closed"]);
  });

  test("accepted with another address waits until an owner of this company admits the person", async () => {
    const [boss, guest, stranger] = [await anOwner(), await app.logInPerson(), await anOwner()];
    const email = anAddress();
    const { body } = await invite(boss, email);
    const id = body.invitations[0]?.id as number;
    await guest.client.call(acceptAccountLink, { body: { data: await linkIn(email) } });
    const foreign = await stranger.client.call(admitPerson, { body: { id }, accountId: stranger.companyId });
    expect(foreign.codes).toEqual(["people.invitation_closed"]);
    const list = await boss.client.call(getPeople, { accountId: boss.companyId });
    expect(list.body.invitations).toMatchObject([{ status: "pending", takenBy: guest.login }]);
    const admitted = await boss.client.call(admitPerson, { body: { id }, accountId: boss.companyId });
    expect(admitted.body.people).toMatchObject([{}, { user_id: guest.userId, right: "editor" }]);
  });

  test.each(["", "nix", "a@b", "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example"])(
    "to %j answers 400 for the field email",
    async (email) => {
      const { status, body } = await invite(await anOwner(), email);
      expect(status).toBe(400);
      const { errors } = body as unknown as ErrorBody;
      expect(new Set(errors.map(({ code, field }) => `${code} ${field}`))).toEqual(new Set(["request.invalid email"]));
    },
  );

  test("answers 429 for the sixth mail to one address, and linking.expired after 15 days", async () => {
    const [boss, guest] = [await anOwner(), await app.logInPerson()];
    const email = anAddress();
    for (let tries = 0; tries < 5; tries += 1) expect((await invite(boss, email)).status).toBe(200);
    const { status, raw } = await invite(boss, email);
    expect(status).toBe(429);
    expect(Number(raw.headers["retry-after"])).toBeGreaterThan(0);
    await invite(boss, guest.login);
    app.clock.advance(15 * DAY);
    await guest.client.logIn(guest.login, "Demo-Portal-2026");
    const late = await guest.client.call(acceptAccountLink, { body: { data: await linkIn(guest.login) } });
    expect(late.codes).toEqual(["linking.expired"]);
    app.clock.advance(-15 * DAY);
  });
});

describe("rights", () => {
  test("that an owner revokes end with the person's next call, and the person gets a mail", async () => {
    const boss = await anOwner();
    const colleague = await aColleague(boss, "editor");
    const account = { params: { id: String(boss.companyId) }, accountId: boss.companyId };
    expect((await colleague.client.call(getAccount, account)).status).toBe(200);
    await boss.client.call(revokePerson, { body: { user_id: colleague.userId }, accountId: boss.companyId });
    expect((await colleague.client.call(getAccount, account)).codes).toEqual(["account_not_available"]);
    const mails = await app.db
      .selectFrom("mails")
      .select("template")
      .where("recipient", "=", colleague.login)
      .execute();
    expect(mails).toEqual([{ template: "access-ended" }]);
    const again = await boss.client.call(revokePerson, {
      body: { user_id: colleague.userId },
      accountId: boss.companyId,
    });
    expect(again.codes).toEqual(["people.not_found"]);
  });

  test("revoking or lowering the right of the last owner answers people.last_owner", async () => {
    const boss = await anOwner();
    const body = { user_id: boss.userId };
    expect((await boss.client.call(revokePerson, { body, accountId: boss.companyId })).codes).toEqual([
      "people.last_owner",
    ]);
    const less = { body: { ...body, right: "read" as const }, accountId: boss.companyId };
    expect((await boss.client.call(changePersonRight, less)).codes).toEqual(["people.last_owner"]);
  });

  // Calls the service: the session guard would refuse the second owner as soon as the first call is done.
  test.each([1, 2, 3, 4, 5])("two owners who remove each other at once leave one owner (%i)", async () => {
    const boss = await anOwner();
    const other = await aColleague(boss, "owner");
    const { companyId } = boss;
    const service = createPeopleService(app.dependencies);
    const visitor = { address: "127.0.0.1", brand: nahbei };
    const as = ({ userId }: LoggedIn) => makeAccountScope({ companyId, right: "owner", userId, agentUserId: null });
    const outcomes = await Promise.allSettled([
      service.revoke(as(boss), other.userId, visitor),
      service.revoke(as(other), boss.userId, visitor),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const owners = await app.db.selectFrom("memberships").select("right").where("company_id", "=", companyId).execute();
    expect(owners).toEqual([{ right: "owner" }]);
  });

  test("changing the right of a person of another company answers people.not_found", async () => {
    const [boss, stranger] = [await anOwner(), await anOwner()];
    const body = { user_id: stranger.userId, right: "owner" as const };
    const { codes } = await boss.client.call(changePersonRight, { body, accountId: boss.companyId });
    expect(codes).toEqual(["people.not_found"]);
  });

  test("every change writes an audit line that holds ids and no address", async () => {
    const boss = await anOwner();
    const colleague = await aColleague(boss, "read");
    const email = anAddress();
    await invite(boss, email);
    const body = { user_id: colleague.userId, right: "editor" as const };
    await boss.client.call(changePersonRight, { body, accountId: boss.companyId });
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_user_id", "details"])
      .where("company_id", "=", boss.companyId)
      .orderBy("id")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["people.invited", "people.right_changed"]);
    expect(JSON.stringify(lines)).not.toContain(email);
  });
});
