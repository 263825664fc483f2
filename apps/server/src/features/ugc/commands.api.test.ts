import { callUgc } from "@portal/contract/ugc/calls";
import { updateUserProfile } from "@portal/contract/user-area/profile";
import { expect } from "vitest";
import { portalOn } from "../../testing/portal-command.ts";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();

const portal = (...args: string[]) => portalOn(app.dependencies.environment.DATABASE_URL)(args);

test("contribution list shows undecided contributions; accept decides one, and refusing it afterwards fails", async () => {
  const { company } = await app.logInMember({ name: "Blumen Anna" });
  const { body } = await app.anonymous().call(callUgc, {
    body: { companyId: company.id, kind: "phone", text: "Die 030 12345 geht nicht.", email: "" },
  });
  const id = String(body.contribution.id);
  expect((await portal("contribution", "list")).out).toContain("Die 030 12345 geht nicht.");
  expect((await portal("contribution", "accept", id)).out).toContain(`Contribution ${id} is accepted now.`);
  expect(await portal("contribution", "refuse", id)).toMatchObject({ code: 1 });
  expect((await portal("contribution", "list")).out).not.toContain("030 12345");
});

test("a decision is mailed to an author who was logged in and did not switch it off; a contact address gets no mail", async () => {
  const owner = await app.logInMember({ name: "Schuhhaus Sohle" });
  const [curious, quiet] = [await app.logInPerson(), await app.logInPerson()];
  const off = { event: "contribution_answered", channel: "email", wanted: false } as const;
  await quiet.client.call(updateUserProfile, { body: { notifications: [off] } });
  const body = { companyId: owner.company.id, kind: "hours", text: "Mittwochs zu", email: "" } as const;
  for (const [author, email, decision] of [
    [curious.client, "", "accept"],
    [curious.client, "", "refuse"],
    [quiet.client, "", "accept"],
    [app.anonymous(), "frage@kunde.example", "accept"],
  ] as const) {
    const { body: answer } = await author.call(callUgc, { body: { ...body, email } });
    expect(await portal("contribution", decision, String(answer.contribution.id))).toMatchObject({ code: 0 });
  }
  const mailsOf = (address: string) =>
    app.db.selectFrom("mails").select("subject").where("recipient", "=", address).orderBy("id").execute();
  expect(await mailsOf(curious.login)).toEqual([
    { subject: "Ihr Hinweis zu Schuhhaus Sohle hat geholfen" },
    { subject: "Wir haben Ihren Hinweis zu Schuhhaus Sohle geprüft" },
  ]);
  expect([...(await mailsOf(quiet.login)), ...(await mailsOf("frage@kunde.example"))]).toEqual([]);
});
