/** The thirteen locks: each stops what it names, for its company alone. */
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLock,
  getAccountLocks,
  updateAccountLocks,
} from "@portal/contract/account-locks/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayContact } from "../../platform/contact/may-contact.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

type Owner = SignedIn & { companyId: number };
const anOwner = async (): Promise<Owner> => {
  const person = await t.signIn({ companies: [{}] });
  return { ...person, companyId: person.companyIds[0] as number };
};
const set = (person: Owner, lock: AccountLock, on: boolean) =>
  person.client.call(updateAccountLocks, {
    accountId: person.companyId,
    body: { [ACCOUNT_LOCK_FLAGS[lock]]: on },
  });

test("there are thirteen, with the specification's names, and nothing is locked at first", async () => {
  const { client, companyId } = await anOwner();
  const { body } = await client.call(getAccountLocks, { accountId: companyId });
  expect(Object.keys(body.accountLocks)).toHaveLength(13);
  expect(Object.values(body.accountLocks).every((locked) => !locked)).toBe(true);
  expect(body.lastChange).toBeNull();
});

describe.each(ACCOUNT_LOCKS)("%s", (lock) => {
  test("closes the gate for this company and this wish alone, and opens it again", async () => {
    const [person, other] = [await anOwner(), await anOwner()];
    const { body } = await set(person, lock, true);
    expect(Object.entries(body.accountLocks).filter(([, locked]) => locked)).toEqual([
      [ACCOUNT_LOCK_FLAGS[lock], true],
    ]);
    for (const asked of ACCOUNT_LOCKS) {
      expect(await mayContact(t.db, person.companyId, asked), asked).toBe(asked !== lock);
      expect(await mayContact(t.db, other.companyId, asked)).toBe(true);
    }
    await set(person, lock, false);
    expect(await mayContact(t.db, person.companyId, lock)).toBe(true);
  });
});

test("two people who change different locks at once keep both choices", async () => {
  const person = await anOwner();
  await Promise.all(ACCOUNT_LOCKS.map((lock) => set(person, lock, true)));
  const { body } = await person.client.call(getAccountLocks, { accountId: person.companyId });
  expect(Object.values(body.accountLocks).every(Boolean)).toBe(true);
});

test.each([{}, { No_Call__c: "ja" }, { No_Sleep__c: true }, []])("refuses %j, and nothing changes", async (body) => {
  const { client, companyId } = await anOwner();
  const { codes } = await client.call(updateAccountLocks, { accountId: companyId, body: body as never });
  expect(new Set(codes)).toEqual(new Set(["request.invalid"]));
  expect(await t.db.selectFrom("account_locks").selectAll().where("company_id", "=", companyId).execute()).toEqual([]);
});

test("the log says who locked what", async () => {
  const person = await anOwner();
  const { body } = await set(person, "call", true);
  expect(body.lastChange).toMatchObject({ bySupport: false });
  const lines = await t.db.selectFrom("audit_log").selectAll().where("company_id", "=", person.companyId).execute();
  expect(lines).toMatchObject([
    {
      action: "updateAccountLocks",
      outcome: "done",
      actor_user_id: person.userId,
      details: { locked: "call", unlocked: "" },
    },
  ]);
});
