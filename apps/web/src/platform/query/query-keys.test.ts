import { getAccount } from "@portal/contract/account/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { getMenuItems } from "@portal/contract/navigation/calls";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { accountKey, accountPrefix, personKey } from "./query-keys.ts";

test("accountKey contains company, slice, call and parameters, in this order", () => {
  expect(accountKey(7, "account", getAccount, { params: { id: "7" } })).toEqual([
    "account",
    7,
    "account",
    "getAccount",
    { params: { id: "7" } },
  ]);
  expect(accountKey(7, "entry", getSalesForceEntry)).toEqual(["account", 7, "entry", "getSalesForceEntry", {}]);
});

test("an answer for company A that arrives after a switch to B is not stored for B", async () => {
  const client = new QueryClient();
  const arrived = Promise.withResolvers<string>();
  const loadingA = client.fetchQuery({
    queryKey: accountKey(1, "entry", getSalesForceEntry),
    queryFn: () => arrived.promise,
  });
  const keyOfB = accountKey(2, "entry", getSalesForceEntry);
  client.setQueryData(keyOfB, "B");
  arrived.resolve("A");
  await loadingA;
  expect(client.getQueryData(keyOfB)).toBe("B");
});

test("cancelling by accountPrefix cancels all queries of that company and no others", async () => {
  const client = new QueryClient();
  const cancelled: string[] = [];
  const endless = (name: string) => ({
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>(() => signal.addEventListener("abort", () => cancelled.push(name))),
  });
  void client.prefetchQuery({ queryKey: accountKey(1, "entry", getSalesForceEntry), ...endless("A's entry") });
  void client.prefetchQuery({ queryKey: accountKey(2, "entry", getSalesForceEntry), ...endless("B's entry") });
  void client.prefetchQuery({ queryKey: personKey("navigation", getMenuItems), ...endless("the menu") });
  await client.cancelQueries({ queryKey: accountPrefix(1) });
  expect(cancelled).toEqual(["A's entry"]);
});
