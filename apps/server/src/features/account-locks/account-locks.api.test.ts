/** The thirteen account locks: each stops what it names, for its own company only. */
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLock,
  getAccountLocks,
  updateAccountLocks,
} from "@portal/contract/account-locks/calls";
import { describe, expect } from "vitest";
import { mayContact } from "../../platform/contact/may-contact.ts";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";

const { test, app } = apiTest();

type Owner = LoggedIn & { companyId: number };
const anOwner = async (): Promise<Owner> => {
  const person = await app.logInMember();
  return { ...person, companyId: person.company.id };
};
const set = (person: Owner, lock: AccountLock, on: boolean) =>
  person.client.call(updateAccountLocks, {
    accountId: person.companyId,
    body: { [ACCOUNT_LOCK_FLAGS[lock]]: on },
  });

test("there are thirteen locks with the specification's names, all open at first", async () => {
  const { client, companyId } = await anOwner();
  const { body } = await client.call(getAccountLocks, { accountId: companyId });
  expect(Object.keys(body.accountLocks)).toHaveLength(13);
  expect(Object.values(body.accountLocks).every((locked) => !locked)).toBe(true);
  expect(body.lastChange).toBeNull();
});

describe.each(ACCOUNT_LOCKS)("%s", (lock) => {
  test("locking and unlocking affects this company and this lock only", async () => {
    const [person, other] = [await anOwner(), await anOwner()];
    const { body } = await set(person, lock, true);
    expect(Object.entries(body.accountLocks).filter(([, locked]) => locked)).toEqual([
      [ACCOUNT_LOCK_FLAGS[lock], true],
    ]);
    for (const asked of ACCOUNT_LOCKS) {
      expect(await mayContact(app.db, person.companyId, asked), asked).toBe(asked !== lock);
      expect(await mayContact(app.db, other.companyId, asked)).toBe(true);
    }
    await set(person, lock, false);
    expect(await mayContact(app.db, person.companyId, lock)).toBe(true);
  });
});

test("parallel changes of different locks are both kept", async () => {
  const person = await anOwner();
  await Promise.all(ACCOUNT_LOCKS.map((lock) => set(person, lock, true)));
  const { body } = await person.client.call(getAccountLocks, { accountId: person.companyId });
  expect(Object.values(body.accountLocks).every(Boolean)).toBe(true);
});

test.each([{}, { No_Call__c: "ja" }, { No_Sleep__c: true }, []])("refuses %j, and nothing changes", async (body) => {
  const { client, companyId } = await anOwner();
  const { codes } = await client.call(updateAccountLocks, { accountId: companyId, body: body as never });
  expect(new Set(codes)).toEqual(new Set(["request.invalid"]));
  expect(await app.db.selectFrom("account_locks").selectAll().where("company_id", "=", companyId).execute()).toEqual(
    [],
  );
});

test("the audit log names who locked what", async () => {
  const person = await anOwner();
  const { body } = await set(person, "call", true);
  expect(body.lastChange).toMatchObject({ bySupport: false });
  const lines = await app.db.selectFrom("audit_log").selectAll().where("company_id", "=", person.companyId).execute();
  expect(lines).toMatchObject([
    {
      action: "updateAccountLocks",
      outcome: "done",
      actor_user_id: person.userId,
      details: { locked: "call", unlocked: "" },
    },
  ]);
});
