/** Giving up one's own access, and who hears of people who come and go. */
import { acceptAccountLink } from "@portal/contract/account-linking/calls";
import { getPeople, invitePerson, leaveCompany } from "@portal/contract/company-data/people/calls";
import { updateUserProfile } from "@portal/contract/user-area/profile";
import { aMembership } from "@portal/db/factories/users";
import type { Right } from "@portal/db/rows";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailsTo } from "../../testing/mailbox.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

type Boss = SignedIn & { companyId: number };
async function anOwner(): Promise<Boss> {
  const person = await t.signIn({ companies: [{ name: "Blumen Anna" }] });
  return { ...person, companyId: person.companyIds[0] as number };
}
async function aColleague({ companyId }: Boss, right: Right): Promise<SignedIn> {
  const person = await t.signIn();
  await aMembership(t.db, { user_id: person.userId, company_id: companyId, right });
  return person;
}
const leave = ({ client }: SignedIn, accountId: number) => client.call(leaveCompany, { accountId });
const templatesTo = async (address: string) => (await mailsTo(t.db, address)).map(({ template }) => template);
const noNews = { event: "people_changed", channel: "email", wanted: false } as const;

test.each(["read", "editor", "owner"] as const)(
  "somebody with the right %s leaves, and the owner hears of it",
  async (right) => {
    const boss = await anOwner();
    const colleague = await aColleague(boss, right);
    expect((await leave(colleague, boss.companyId)).status).toBe(200);
    expect((await colleague.client.call(getPeople, { accountId: boss.companyId })).status).toBe(404);
    const [mail] = await mailsTo(t.db, boss.login);
    expect(mail).toMatchObject({ template: "person-left" });
    expect(mail?.text_body).toContain(colleague.login);
    const lines = t.db
      .selectFrom("audit_log")
      .select("action")
      .where("company_id", "=", boss.companyId)
      .where("outcome", "=", "done")
      .orderBy("id", "desc");
    expect(await lines.executeTakeFirst()).toEqual({ action: "people.left" });
  },
);

test("the last owner is told what to do first, and stays", async () => {
  const boss = await anOwner();
  await aColleague(boss, "editor");
  expect((await leave(boss, boss.companyId)).codes).toEqual(["people.last_owner"]);
  expect((await boss.client.call(getPeople, { accountId: boss.companyId })).status).toBe(200);
});

test("of two owners who leave at once one stays", async () => {
  const boss = await anOwner();
  const second = await aColleague(boss, "owner");
  const statuses = (await Promise.all([boss, second].map((person) => leave(person, boss.companyId)))).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});

test("an owner whose profile is about to go counts for nobody", async () => {
  const boss = await anOwner();
  const second = await aColleague(boss, "owner");
  await t.db.updateTable("users").set({ erase_at: new Date() }).where("id", "=", second.userId).execute();
  expect((await leave(boss, boss.companyId)).codes).toEqual(["people.last_owner"]);
});

test("an accepted invitation is told to the owners, unless they don't want to know", async () => {
  const [boss, guest] = [await anOwner(), await t.signIn()];
  const quiet = await aColleague(boss, "owner");
  await quiet.client.call(updateUserProfile, { body: { notifications: [noNews] } });
  await boss.client.call(invitePerson, { accountId: boss.companyId, body: { email: guest.login, right: "read" } });
  const [link] = await mailsTo(t.db, guest.login);
  const data = decodeURIComponent(/weiterleitung\?data=(\S+)/.exec(link?.text_body ?? "")?.[1] ?? "");
  await guest.client.call(acceptAccountLink, { body: { data } });
  expect(await templatesTo(boss.login)).toEqual(["person-joined"]);
  expect(await templatesTo(quiet.login)).toEqual([]);
  await leave(guest, boss.companyId);
  expect(await templatesTo(quiet.login)).toEqual([]);
});

test("what is wrong with an invited address is said of that address, not of the owner's own", async () => {
  const boss = await anOwner();
  const body = { email: "nix", right: "read" } as const;
  const invalid = await boss.client.call(invitePerson, { accountId: boss.companyId, body });
  expect(invalid.body).toMatchObject({
    errors: [{ field: "email", message: expect.stringContaining("der Person") as string }],
  });
  const again = { email: "oft@kunde.example", right: "read" } as const;
  const sent = [];
  for (let time = 0; time < 6; time += 1)
    sent.push(await boss.client.call(invitePerson, { accountId: boss.companyId, body: again }));
  expect(sent.at(-1)).toMatchObject({ status: 429, codes: ["people.mails_throttled"] });
  expect(sent.at(-1)?.body).toMatchObject({ errors: [{ field: "email" }] });
  expect(Number(sent.at(-1)?.raw.headers["retry-after"])).toBeGreaterThan(0);
});
