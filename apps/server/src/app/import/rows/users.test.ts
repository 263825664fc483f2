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

test("gives, changes and takes rights in companies, as the list of accounts says", async () => {
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

test("sets a first password and never changes one", async () => {
  const user = { type: "user", external_id: uniqueKey("U"), login: `${uniqueKey("u")}@x.example` };
  await t.run([user]);
  expect(await t.run([{ ...user, password: "eins-zwei-drei" }])).toMatchObject({ updated: 1 });
  expect(await t.run([{ ...user, password: "vier-fünf-sechs" }])).toMatchObject({ unchanged: 1 });
  expect(await userOf(user.external_id)).toMatchObject({ password_hash: "hash of eins-zwei-drei" });
});
