import { uniqueKey } from "@portal/db/factories/unique-key";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startImportTest, type ImportTest } from "../../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

const userOf = (key: string) =>
  t.db.selectFrom("users").selectAll().where("external_id", "=", key).executeTakeFirstOrThrow();

async function storedCompany(): Promise<{ key: string; id: number }> {
  const key = uniqueKey("C");
  await t.run([{ type: "company", external_id: key, company_name: "Brandt Bedachungen GmbH" }]);
  const row = await t.db.selectFrom("companies").select("id").where("external_id", "=", key).executeTakeFirstOrThrow();
  return { key, id: row.id };
}

test("a message that nobody defined is refused, and one that exists is given", async () => {
  const user = { type: "user", external_id: uniqueKey("U"), login: `${uniqueKey("u")}@x.example` };
  const code = uniqueKey("sommer");
  const message = { type: "notification", external_id: code, headline: "Sommer", text: "Bald sind Ferien." };
  expect(await t.run([{ ...user, user_notification_code: code }])).toMatchObject({ rejected: 1 });
  await t.run([message, { ...user, user_notification_code: code }]);
  expect((await userOf(user.external_id)).notification_code).toBe(code);
  expect(await t.run([{ ...user, user_notification_code: "none" }])).toMatchObject({ updated: 1 });
});

test("rights follow the list of accounts; a row without the list changes none", async () => {
  const [one, two] = [await storedCompany(), await storedCompany()];
  const user = { type: "user", external_id: uniqueKey("U"), login: `${uniqueKey("u")}@x.example` };
  const rights = async () => {
    const { id } = await userOf(user.external_id);
    const rows = await t.db
      .selectFrom("memberships")
      .selectAll()
      .where("user_id", "=", id)
      .orderBy("company_id")
      .execute();
    return rows.map((row) => [row.company_id, row.right]);
  };
  const account = ({ key }: { key: string }, right: string) => ({ company: key, right });
  await t.run([{ ...user, accounts: [account(one, "owner"), account(two, "read")] }]);
  expect(await rights()).toEqual([
    [one.id, "owner"],
    [two.id, "read"],
  ]);
  expect(await t.run([{ ...user, accounts: [account(two, "editor")] }])).toMatchObject({ updated: 1 });
  expect(await rights()).toEqual([[two.id, "editor"]]);
  expect(await t.run([user])).toMatchObject({ unchanged: 1 });
  expect(await t.run([{ ...user, accounts: [] }])).toMatchObject({ updated: 1 });
  expect(await rights()).toEqual([]);
});

test("a password counts for a person without one and changes nothing for a person who has one", async () => {
  const user = { type: "user", external_id: uniqueKey("U"), login: `${uniqueKey("u")}@x.example` };
  await t.run([user]);
  expect(await t.run([{ ...user, password: "eins-zwei-drei" }])).toMatchObject({ updated: 1 });
  expect(await t.run([{ ...user, password: "vier-fünf-sechs" }])).toMatchObject({ unchanged: 1 });
  expect(await userOf(user.external_id)).toMatchObject({ password_hash: "hash of eins-zwei-drei" });
});

test("a password hash is accepted in production and counts for a person without a password only", async () => {
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$${"a".repeat(22)}$${"b".repeat(43)}`;
  const user = { type: "user", external_id: "U-30", login: "u30@x.example", password_hash: hash };
  expect(await t.run([user], { production: true })).toMatchObject({ created: 1 });
  expect(await t.run([{ ...user, password_hash: hash.replace("aa", "cc") }])).toMatchObject({ unchanged: 1 });
  const stored = await t.db.selectFrom("users").select("password_hash").where("external_id", "=", "U-30").execute();
  expect(stored).toEqual([{ password_hash: hash }]);
  expect((await t.run([{ ...user, password_hash: "geheim" }])).said[0]).toContain("password_hash: ");
});
