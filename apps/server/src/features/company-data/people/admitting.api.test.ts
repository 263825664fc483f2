/** What an owner may decide about links into the company: only what waits for an owner. */
import { admitPerson, getPeople, withdrawInvitation } from "@portal/contract/company-data/people/calls";
import { LINK_STATES, type LinkState } from "@portal/contract/account-linking/rules";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const { test, app } = apiTest();

/** A link in this state that somebody has opened. */
async function aTakenLink(companyId: number, state: LinkState, origin: "person" | "provider") {
  const taker = await app.logInPerson();
  const { id } = await app.db
    .insertInto("account_links")
    .values({
      company_id: companyId,
      email: taker.login,
      email_key: taker.login,
      right: "owner",
      origin,
      brand: "nahbei",
      state,
      user_id: taker.userId,
      created_at: app.clock.now(),
      expires_at: new Date(app.clock.now().getTime() + 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const after = async () => ({
    state: (await app.db.selectFrom("account_links").select("state").where("id", "=", id).executeTakeFirstOrThrow())
      .state,
    right: (await app.db.selectFrom("memberships").select("right").where("user_id", "=", taker.userId).execute())[0]
      ?.right,
  });
  return { id, login: taker.login, after };
}

test.each(LINK_STATES.flatMap((state) => (["person", "provider"] as const).map((origin) => [state, origin] as const)))(
  "admitting a link that is %s (made by a %s) moves it only if it waits for an owner",
  async (state, origin) => {
    const owner = await app.logInMember();
    const link = await aTakenLink(owner.company.id, state, origin);
    const call = { body: { id: link.id }, accountId: owner.company.id };
    const { status, codes } = await owner.client.call(admitPerson, call);
    if (state === "pending") {
      expect([status, await link.after()]).toEqual([200, { state: "linked", right: "owner" }]);
      return;
    }
    expect([status, codes]).toEqual([409, ["people.invitation_closed"]]);
    expect(await link.after()).toEqual({ state, right: undefined });
  },
);

test("a link that the provider holds can't be withdrawn by an owner either; the list shows it as held", async () => {
  const owner = await app.logInMember();
  const link = await aTakenLink(owner.company.id, "held", "person");
  const call = { body: { id: link.id }, accountId: owner.company.id };
  expect((await owner.client.call(withdrawInvitation, call)).codes).toEqual(["people.invitation_closed"]);
  const { body } = await owner.client.call(getPeople, { accountId: owner.company.id });
  expect(body.invitations).toMatchObject([{ status: "held", takenBy: link.login }]);
});
