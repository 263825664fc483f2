/** What a company learns about a visit of customer care: who, why and what changed, in the list and by mail. */
import { withEmptyFields } from "@portal/contract/entry/parts";
import { getSupportVisits } from "@portal/contract/auth/support/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { anAgent, REASON, visit } from "../testing/agents.ts";

const { test, app, mailbox } = apiTest();

async function visitOf({ company: { id: accountId } }: Member, text: string | null) {
  const { client } = await visit(app, await anAgent(app), accountId);
  if (text === null) return;
  const { entry } = (await client.call(getSalesForceEntry, { accountId })).body;
  const fields = withEmptyFields("aboutUs", { text, foundingYear: 1921 });
  const saved = await client.call(saveCallOf("aboutUs"), {
    accountId,
    body: { version: entry.versions.aboutUs, ...fields },
  });
  expect(saved.status).toBe(200);
}
const visitMails = async ({ userId }: Member) => {
  const { email } = await app.db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return (await mailbox.mailsTo(email)).filter(({ template }) => template === "support-visit");
};

test("each visit lists what its agent changed, the next visit nothing of it", async ({ owner }) => {
  await visitOf(owner, "Seit 1921.");
  await visitOf(owner, null);
  const { body } = await owner.client.call(getSupportVisits, { accountId: owner.company.id });
  expect(body.visits.map(({ reason, changes }) => [reason, changes])).toEqual([
    [REASON, []],
    [REASON, ["Eintrag: Über uns"]],
  ]);
});

test("after the visit its owner gets one mail with agent, reason and changes", async ({ owner }) => {
  await visitOf(owner, "Seit 1921.");
  await app.drainJobs();
  expect(await visitMails(owner)).toEqual([]);
  await app.drainJobs({ deferred: true });
  const [mail, ...more] = await visitMails(owner);
  expect(more).toEqual([]);
  for (const words of ["Yvonne Seidel, Kundendienst", REASON, "Eintrag: Über uns"]) {
    expect(mail?.text_body).toContain(words);
  }
});

test("an owner who does not want them gets no mail", async ({ owner }) => {
  const wish = { user_id: owner.userId, event: "support_visit", channel: "email", wanted: false };
  await app.db.insertInto("notification_settings").values(wish).execute();
  await visitOf(owner, null);
  await app.drainJobs({ deferred: true });
  expect(await visitMails(owner)).toEqual([]);
});
