/** No import brings back a person who was erased. */
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { uniqueKey } from "@portal/db/factories/unique-key";
import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, IMPORT_ENVIRONMENT, startImportTest } from "../../testing/import-test.ts";
import { importUsers } from "../../features/auth/import/write-users.ts";
import { openErased, rememberErased } from "../../platform/erased-people.ts";
import { eraseDueProfiles } from "../../features/user-area/erasure/service.ts";

let t: ImportTest;
beforeAll(async () => void (t = await startImportTest()));
afterAll(() => t.close());

const RATED = { rating_text: "Sauber.", stars: 5, update_date: "2026-03-01" };
const key = { company: "", user: "" };
const rowsOf = (user = key.user) => {
  const { company } = key;
  return {
    company: { type: "company", external_id: company, company_name: "Brandt Bedachungen GmbH" },
    user: { type: "user", external_id: user, login: `${user}@x.example`, accounts: [{ company, right: "owner" }] },
    rating: { type: "user_rating", external_id: uniqueKey("R"), user, company, ...RATED },
    search: { type: "latest_search", external_id: uniqueKey("S"), user, what: "Dach", timestamp: "2026-03-01" },
    view: { type: "viewed_entry", external_id: uniqueKey("V"), user, company, timestamp: "2026-03-01" },
  };
};
beforeEach(() => {
  key.company = uniqueKey("C");
  key.user = uniqueKey("U");
});

const people = (external: string) =>
  t.db.selectFrom("users").select("id").where("external_id", "=", external).execute();

async function erase(id: number): Promise<void> {
  const now = new Date();
  await t.db.updateTable("users").set({ erase_at: now }).where("id", "=", id).execute();
  await eraseDueProfiles({ db: t.db, environment: IMPORT_ENVIRONMENT, clock: { now: () => now } });
}

async function eraseImported(): Promise<object[]> {
  const rows = Object.values(rowsOf());
  expect(await t.run(rows)).toMatchObject({ created: 5 });
  await erase((await people(key.user))[0]?.id ?? 0);
  return rows;
}

test("the rows of an erased person change nothing when they are imported again, and none is refused", async () => {
  const rows = await eraseImported();
  expect(await t.run(rows)).toMatchObject({ created: 0, unchanged: 5, rejected: 0 });
  expect(await people(key.user)).toEqual([]);
});

test("changed rows of an erased person change nothing, beside rows of other people that are written", async () => {
  const [company, user] = await eraseImported();
  const other = rowsOf(uniqueKey("U"));
  const changed = { ...user, display_name: "Petra", password: "Ein-Passwort-2026" };
  const outcome = await t.run([{ ...company, company_name: "Neu GmbH" }, changed, other.user, other.rating]);
  expect(outcome).toMatchObject({ updated: 1, unchanged: 1, created: 2, rejected: 0 });
  expect(await people(key.user)).toEqual([]);
});

test("another person may take the login of an erased person", async () => {
  const [, user] = await eraseImported();
  const next = { ...user, external_id: uniqueKey("U") };
  expect(await t.run([{ ...user, password: "Ein-Passwort-2026" }, next])).toMatchObject({ unchanged: 1, created: 1 });
});

test("an old export does not bring back an erased person who registered in the portal", async () => {
  const user = await aUser(t.db, { login: `${key.user}@x.example`, external_id: null });
  const exported = await t.export(mkdtempSync(path.join(os.tmpdir(), "portal-erased-")));
  const row = exported.split("\n").find((line) => line.includes(`"portal:user:${user.id}"`)) ?? "";
  await erase(user.id);
  expect(await t.run([row])).toMatchObject({ unchanged: 1, created: 0 });
  expect(await t.db.selectFrom("users").select("id").where("login", "=", user.login).execute()).toEqual([]);
});

test("a person who is erased while an import runs does not come back", async () => {
  const [company] = (await eraseImported()) as [ReturnType<typeof rowsOf>["company"]];
  const { user } = rowsOf();
  const findErased = await openErased(t.db, IMPORT_ENVIRONMENT);
  const companies = new Map([[company.external_id, { id: 0 }]]);
  // The second step of a batch whose first step still saw the person.
  const outcomes = await t.db.transaction().execute((trx) =>
    importUsers(trx, [{ row: { ...user, type: "user", accounts: [] }, line: 1 }], {
      companies,
      findErased,
      hashPassword: async (password) => password,
    }),
  );
  expect(outcomes).toEqual([{ outcome: "unchanged" }]);
  expect(await people(key.user)).toEqual([]);
});

test("with a new key first, people remembered under the old key are found; without the old key no import begins", async () => {
  const oldKey = `alt:${randomBytes(32).toString("base64url")}`;
  const newKey = `neu:${randomBytes(32).toString("base64url")}`;
  await rememberErased(t.db, { ...IMPORT_ENVIRONMENT, PORTAL_KEYS: [oldKey] }, key.user);
  const both = await openErased(t.db, { ...IMPORT_ENVIRONMENT, PORTAL_KEYS: [newKey, oldKey] });
  expect(await both(t.db, [key.user, "U-somebody"])).toEqual(new Set([key.user]));
  await expect(openErased(t.db, { ...IMPORT_ENVIRONMENT, PORTAL_KEYS: [newKey] })).rejects.toThrow(
    "PORTAL_KEYS lacks alt",
  );
  await t.db.deleteFrom("erased_people").where("key_id", "=", "alt").execute();
});
