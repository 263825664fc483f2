import { ACCOUNT_LOCK_FLAGS, ACCOUNT_LOCKS, type AccountLocks } from "@portal/contract/account-locks/calls";
import { expect, test } from "vitest";
import { changesOf, chosenOf, WISH_GROUPS } from "./wishes.ts";

const locks = (on: string[]): AccountLocks =>
  Object.fromEntries(Object.values(ACCOUNT_LOCK_FLAGS).map((flag) => [flag, on.includes(flag)])) as AccountLocks;

test("each of the thirteen locks has one wish, in a sentence of its own", () => {
  const wishes = WISH_GROUPS.flatMap((group) => group.wishes);
  expect(wishes.map(({ lock }) => lock).toSorted()).toEqual(ACCOUNT_LOCKS.toSorted());
  expect(new Set(wishes.map(({ without }) => without)).size).toBe(13);
  expect(new Set(wishes.map(({ label }) => label)).size).toBe(13);
});

test("a lock is a wish that is not chosen", () => {
  const chosen = chosenOf(locks(["No_Call__c"]));
  expect(ACCOUNT_LOCKS.filter((lock) => !chosen[lock])).toEqual(["call"]);
});

test("only what differs is sent, and a wish that is taken back locks", () => {
  const before = chosenOf(locks(["No_Leads__c"]));
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, { ...before, leads: true, call: false })).toEqual({
    No_Leads__c: false,
    No_Call__c: true,
  });
});
