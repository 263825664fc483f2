/** A person gives up their own access; owners get a mail when people join or leave. */
import { acceptAccountLink } from "@portal/contract/account-linking/calls";
import { getPeople, invitePerson, leaveCompany } from "@portal/contract/company-data/people/calls";
import { updateUserProfile } from "@portal/contract/user-area/profile";
import { aMembership } from "@portal/db/factories/users";
import type { Right } from "@portal/db/rows";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

const { test, app, mailbox } = apiTest();

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
const leave = ({ client }: LoggedIn, accountId: number) => client.call(leaveCompany, { accountId });
const templatesTo = async (address: string) => (await mailbox.mailsTo(address)).map(({ template }) => template);
const noNews = { event: "people_changed", channel: "email", wanted: false } as const;

test.each(["read", "editor", "owner"] as const)(
  "leaveCompany with the right %s removes the person and sends the owner a mail",
  async (right) => {
    const boss = await anOwner();
    const colleague = await aColleague(boss, right);
    expect((await leave(colleague, boss.companyId)).status).toBe(200);
    expect((await colleague.client.call(getPeople, { accountId: boss.companyId })).status).toBe(404);
    const [mail] = await mailbox.mailsTo(boss.login);
    expect(mail).toMatchObject({ template: "person-left" });
    expect(mail?.text_body).toContain(colleague.login);
    const lines = app.db
      .selectFrom("audit_log")
      .select("action")
      .where("company_id", "=", boss.companyId)
      .where("outcome", "=", "done")
      .orderBy("id", "desc");
    expect(await lines.executeTakeFirst()).toEqual({ action: "people.left" });
  },
);

test("leaveCompany by the last owner answers people.last_owner and keeps the membership", async () => {
  const boss = await anOwner();
  await aColleague(boss, "editor");
  expect((await leave(boss, boss.companyId)).codes).toEqual(["people.last_owner"]);
  expect((await boss.client.call(getPeople, { accountId: boss.companyId })).status).toBe(200);
});

test("leaveCompany by both owners at once removes one and answers the other 409", async () => {
  const boss = await anOwner();
  const second = await aColleague(boss, "owner");
  const statuses = (await Promise.all([boss, second].map((person) => leave(person, boss.companyId)))).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});

test("an owner whose profile is about to be erased does not count as a remaining owner", async () => {
  const boss = await anOwner();
  const second = await aColleague(boss, "owner");
  await app.db.updateTable("users").set({ erase_at: new Date() }).where("id", "=", second.userId).execute();
  expect((await leave(boss, boss.companyId)).codes).toEqual(["people.last_owner"]);
});

test("owners get a mail about an accepted invitation unless they switched it off", async () => {
  const [boss, guest] = [await anOwner(), await app.logInPerson()];
  const quiet = await aColleague(boss, "owner");
  await quiet.client.call(updateUserProfile, { body: { notifications: [noNews] } });
  await boss.client.call(invitePerson, { accountId: boss.companyId, body: { email: guest.login, right: "read" } });
  const [link] = await mailbox.mailsTo(guest.login);
  const data = decodeURIComponent(/weiterleitung\?data=(\S+)/.exec(link?.text_body ?? "")?.[1] ?? "");
  await guest.client.call(acceptAccountLink, { body: { data } });
  expect(await templatesTo(boss.login)).toEqual(["person-joined"]);
  expect(await templatesTo(quiet.login)).toEqual([]);
  await leave(guest, boss.companyId);
  expect(await templatesTo(quiet.login)).toEqual([]);
});

test("errors about an invited address name the field email and speak of the other person", async () => {
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
