/** Mails about creatives: to whom, about what, and how often. */
import { aTvCreative } from "@portal/db/factories/tv-banners";
import { aMembership, aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { tellNews } from "./jobs.ts";

const NOW = new Date("2026-03-10T10:00:00Z");
const { test, app, mailbox } = apiTest();
let owner: Member;
let email: string;
beforeEach(async () => {
  app.clock.set(NOW);
  owner = await app.logInMember({ products: ["TV"] });
  ({ email } = await app.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", owner.userId)
    .executeTakeFirstOrThrow());
});
const company = () => ({ company_id: owner.company.id, delivered_at: NOW });
const subjects = async (address = email) => (await mailbox.mailsTo(address)).map(({ subject }) => subject);

test("a new creative is told once, to owners only", async () => {
  const editor = await aUser(app.db);
  await aMembership(app.db, { user_id: editor.id, company_id: owner.company.id, right: "editor" });
  await aTvCreative(app.db, company());
  await tellNews(app.dependencies);
  await tellNews(app.dependencies);
  expect(await subjects()).toEqual(["Ihr neues Motiv wartet auf Ihre Freigabe: Dachfenster im Herbst"]);
  expect(await subjects(editor.email)).toEqual([]);
});

test("a changed creative is told, unless the company has accepted it meanwhile", async () => {
  for (const customer_approval of ["UNVERIFIED", "ACCEPTED"] as const) {
    const { id } = await aTvCreative(app.db, { ...company(), name: customer_approval, customer_approval: "ACCEPTED" });
    await app.db
      .updateTable("tv_creatives")
      .set({ version: 2, headline: "Neu", customer_approval, imported_at: NOW })
      .where("id", "=", id)
      .execute();
  }
  await tellNews(app.dependencies);
  expect(await subjects()).toEqual(["Ein geändertes Motiv wartet auf Ihre Freigabe: UNVERIFIED"]);
});

test.each([
  ["ACCEPTED", "Die Sender haben Ihr Motiv freigegeben: Dachfenster im Herbst"],
  ["REJECTED", "Die Sender haben Ihr Motiv abgelehnt: Dachfenster im Herbst"],
] as const)("the partner's decision %s is told with its reason", async (partner_approval, subject) => {
  const { id } = await aTvCreative(app.db, { ...company(), customer_approval: "ACCEPTED" });
  await app.db
    .updateTable("tv_creatives")
    .set({ partner_approval, partner_decided_at: NOW, partner_reason: "Die Schrift ist zu klein." })
    .where("id", "=", id)
    .execute();
  await tellNews(app.dependencies);
  const [mail, ...more] = await mailbox.mailsTo(email);
  expect([mail?.subject, more]).toEqual([subject, []]);
  expect(mail?.text_body).toContain("Die Schrift ist zu klein.");
});

test("an owner who switched these mails off gets none", async () => {
  await sql`insert into notification_settings (user_id, event, channel, wanted) values (${owner.userId}, 'tv_creative', 'email', false)`.execute(
    app.db,
  );
  await aTvCreative(app.db, company());
  await tellNews(app.dependencies);
  expect(await subjects()).toEqual([]);
});

test("what is decided already, and what is older than two weeks, is no news", async () => {
  await aTvCreative(app.db, { ...company(), delivered_at: new Date("2026-02-20T10:00:00Z") });
  const { id } = await aTvCreative(app.db, company());
  await app.db.updateTable("tv_creatives").set({ customer_approval: "ACCEPTED" }).where("id", "=", id).execute();
  await tellNews(app.dependencies);
  expect(await subjects()).toEqual([]);
});
