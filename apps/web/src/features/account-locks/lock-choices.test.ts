import { ACCOUNT_LOCK_FLAGS, ACCOUNT_LOCKS, type AccountLocks } from "@portal/contract/account-locks/calls";
import { expect, test } from "vitest";
import { changesOf, chosenOf, LOCK_CHOICE_GROUPS } from "./lock-choices.ts";

const locks = (on: string[]): AccountLocks =>
  Object.fromEntries(Object.values(ACCOUNT_LOCK_FLAGS).map((flag) => [flag, on.includes(flag)])) as AccountLocks;

test("each of the thirteen locks has one choice with its own label and its own consequence", () => {
  const choices = LOCK_CHOICE_GROUPS.flatMap((group) => group.choices);
  expect(choices.map(({ lock }) => lock).toSorted()).toEqual(ACCOUNT_LOCKS.toSorted());
  expect(new Set(choices.map(({ without }) => without)).size).toBe(13);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(13);
});

test("a set lock is a choice that is not made", () => {
  const chosen = chosenOf(locks(["No_Call__c"]));
  expect(ACCOUNT_LOCKS.filter((lock) => !chosen[lock])).toEqual(["call"]);
});

test("changesOf returns only the flags that differ; taking a choice back sets the lock", () => {
  const before = chosenOf(locks(["No_Leads__c"]));
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, { ...before, leads: true, call: false })).toEqual({
    No_Leads__c: false,
    No_Call__c: true,
  });
});
