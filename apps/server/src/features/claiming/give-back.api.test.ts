/** Who may still come in after an entry was given back or handed over. */
import { dissolveClaiming, getAccount } from "@portal/contract/account/calls";
import { acceptAccountLink } from "@portal/contract/account-linking/calls";
import { enterClaimCode, requestClaimCode } from "@portal/contract/claiming/calls";
import { getPeople, invitePerson } from "@portal/contract/company-data/people/calls";
import { confirmPassword, deleteProfile } from "@portal/contract/user-area/profile";
import { aMembership, TEST_PASSWORD } from "@portal/db/factories/users";
import type { Right } from "@portal/db/rows";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";
import { giveBack as giveBackNow } from "./give-back.ts";
import { decideClaim } from "./provider.ts";
import { aClaimant, aFreeCompany, claimByMail, codeFor, mailsTo, templatesTo } from "./testing/claimants.ts";

const { test, app } = apiTest();

/** An owned company with two owners, an editor and a reader. */
async function aTeam() {
  const company = await aFreeCompany(app, { company: { claimed_by: "OWNER", claimed_last_update: app.clock.now() } });
  const join = async (right: Right): Promise<LoggedIn> => {
    const person = await app.logInPerson();
    await aMembership(app.db, { user_id: person.userId, company_id: company.id, right });
    return person;
  };
  return {
    company,
    owner: await join("owner"),
    second: await join("owner"),
    editor: await join("editor"),
    reader: await join("read"),
  };
}

const rightIn = async ({ client }: LoggedIn, companyId: number) => {
  const { body, codes } = await client.call(getAccount, { params: { id: String(companyId) }, accountId: companyId });
  return codes[0] ?? body.account.right;
};
const linkTo = async (address: string): Promise<string> => {
  const [mail] = await mailsTo(app, address);
  return decodeURIComponent(/weiterleitung\?data=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
};
const giveBack = ({ client }: LoggedIn, companyId: number) =>
  client.call(dissolveClaiming, { query: { id: String(companyId) }, accountId: companyId });
const auditOf = (companyId: number) =>
  app.db
    .selectFrom("audit_log")
    .select(["action", "actor_user_id as actor", "details"])
    .where("company_id", "=", companyId)
    .where("action", "in", ["membership.ended", "membership.lowered", "accountLink.withdraw"])
    .orderBy("id")
    .execute();

describe("giving an entry back", () => {
  test("leaves nobody in who may change it: owners read on, editors and readers are out and get a mail", async () => {
    const { company, owner, second, editor, reader } = await aTeam();
    const { body } = await giveBack(owner, company.id);
    expect(body.account).toMatchObject({ claimed_by: null, right: "read" });
    const people = [owner, second, editor, reader];
    expect(await Promise.all(people.map((person) => rightIn(person, company.id)))).toEqual([
      "read",
      "read",
      "account_not_available",
      "account_not_available",
    ]);
    const mails = await Promise.all(people.map(({ login }) => templatesTo(app, login)));
    expect(mails).toEqual([[], ["claim-given-back"], ["claim-given-back"], ["claim-given-back"]]);
    expect(await auditOf(company.id)).toEqual(
      [
        ["membership.ended", editor],
        ["membership.ended", reader],
        ["membership.lowered", second],
      ].map(([action, person]) => ({
        action,
        actor: owner.userId,
        details: { userId: (person as LoggedIn).userId, by: "dissolve" },
      })),
    );
  });

  test("ends invitations, taken or not; the list that the dialog shows names them before", async () => {
    const { company, owner } = await aTeam();
    const guest = await app.logInPerson();
    for (const email of [guest.login, "andere@kunde.example"]) {
      await owner.client.call(invitePerson, { accountId: company.id, body: { email, right: "editor" } });
    }
    const taken = await linkTo("andere@kunde.example");
    await guest.client.call(acceptAccountLink, { body: { data: taken } });
    const { body } = await owner.client.call(getPeople, { accountId: company.id });
    expect(body.invitations.map(({ email, status }) => [email, status])).toEqual([
      ["andere@kunde.example", "pending"],
      [guest.login, "open"],
    ]);
    await giveBack(owner, company.id);
    const refused = await guest.client.call(acceptAccountLink, { body: { data: await linkTo(guest.login) } });
    expect(refused.codes).toEqual(["linking.withdrawn"]);
    const links = app.db.selectFrom("account_links").select("state").where("company_id", "=", company.id);
    expect(await links.execute()).toEqual([{ state: "withdrawn" }, { state: "withdrawn" }]);
    expect((await auditOf(company.id)).filter(({ action }) => action === "accountLink.withdraw")).toHaveLength(2);
  });

  test("does the same when its only owner leaves the portal", async () => {
    const { company, owner, second, editor } = await aTeam();
    await app.db.deleteFrom("memberships").where("user_id", "=", second.userId).execute();
    await owner.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
    await owner.client.call(deleteProfile, { query: { reason: "other", customtext: "" } });
    expect(await rightIn(owner, company.id)).toBe("read");
    expect(await rightIn(editor, company.id)).toBe("account_not_available");
    expect(await templatesTo(app, editor.login)).toEqual(["claim-given-back"]);
  });

  // Calls the step itself: the guard would refuse the former owner, but a request may have passed it before the hand-over.
  test("is refused to a former owner whose request a hand-over has overtaken", async () => {
    const { company, owner } = await aTeam();
    const claimant = await aClaimant(app, company.id);
    await claimant.enter(await claimByMail(app, claimant, company));
    await release(company.id);
    const late = app.db
      .transaction()
      .execute((trx) => giveBackNow(app.dependencies, trx, { companyId: company.id, userId: owner.userId }));
    expect(await late).toBe(false);
    expect(await rightIn(claimant, company.id)).toBe("owner");
  });
});

const release = async (companyId: number) => {
  const claims = app.db.selectFrom("claims").select("id").where("company_id", "=", companyId);
  return decideClaim(app.dependencies, (await claims.executeTakeFirstOrThrow()).id, "release");
};

describe("a hand-over", () => {
  test("leaves only the new owner in: owners, editors and readers are out, and each gets a mail", async () => {
    const { company, ...team } = await aTeam();
    const claimant = await aClaimant(app, company.id);
    await claimant.enter(await claimByMail(app, claimant, company));
    expect(await release(company.id)).toBe("confirmed");
    expect(await rightIn(claimant, company.id)).toBe("owner");
    for (const [name, person] of Object.entries(team)) {
      expect(await rightIn(person, company.id), name).toBe("account_not_available");
      expect((await templatesTo(app, person.login)).at(-1), name).toBe("claim-access-ended");
    }
    expect((await auditOf(company.id)).map(({ action }) => action)).toEqual(Array(4).fill("membership.ended"));
  });

  test("to an editor of the company makes that person its owner and only member", async () => {
    const { company, editor } = await aTeam();
    const person = { company: company.id };
    await editor.client.call(requestClaimCode, { body: { ...person, proof: "email" } });
    const code = await codeFor(app, company.email);
    await editor.client.call(enterClaimCode, { body: { ...person, code } });
    await release(company.id);
    const members = app.db.selectFrom("memberships").select(["user_id", "right"]).where("company_id", "=", company.id);
    expect(await members.execute()).toEqual([{ user_id: editor.userId, right: "owner" }]);
  });
});
