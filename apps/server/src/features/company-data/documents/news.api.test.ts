import { aDocument } from "@portal/db/factories/company-data";
import { aMembership, aUser } from "@portal/db/factories/users";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { tellOfDocuments } from "./news.ts";

const { test, app, mailbox } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
});

const arrived = () => aDocument(app.db, { company_id: accountId, announced_at: null });
const mailsOfAnna = () => mailbox.mailsTo(anna.login);

test("people who may edit get one mail about all new documents, once, and without titles", async () => {
  const reader = await aUser(app.db);
  await aMembership(app.db, { user_id: reader.id, company_id: accountId, right: "read" });
  await arrived();
  await arrived();
  await Promise.all([tellOfDocuments(app.dependencies), tellOfDocuments(app.dependencies)]);
  await tellOfDocuments(app.dependencies);
  const [mail, ...others] = await mailsOfAnna();
  expect([mail?.subject, others]).toEqual([`2 neue Dokumente: ${anna.company.name}`, []]);
  expect(mail?.text_body).toContain("/kunde/firmendaten/dokumente");
  expect(mail?.text_body).not.toContain("Rechnung");
  expect(await mailbox.mailsTo(reader.email)).toEqual([]);
  await arrived();
  await tellOfDocuments(app.dependencies);
  expect(await mailsOfAnna()).toHaveLength(2);
});

test("a person who switched the mails off gets none, and later not the old ones either", async () => {
  const wish = { user_id: anna.userId, event: "documents_arrived", channel: "email" } as const;
  await app.db
    .insertInto("notification_settings")
    .values({ ...wish, wanted: false })
    .execute();
  await arrived();
  await tellOfDocuments(app.dependencies);
  await app.db.deleteFrom("notification_settings").where("user_id", "=", anna.userId).execute();
  await tellOfDocuments(app.dependencies);
  expect(await mailsOfAnna()).toEqual([]);
});
