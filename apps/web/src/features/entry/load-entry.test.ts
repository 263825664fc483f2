import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { loadEntry } from "./load-entry.ts";

const queryKey = ["account", 7, "entry"];

test("without a company nothing is asked of the server", async () => {
  await expect(loadEntry(new QueryClient(), null)).rejects.toThrow(/^no customer loaded$/);
});

test("an entry that is on its way is not asked for twice", async () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey, queryFn: () => new Promise(() => {}) });
  await expect(loadEntry(client, { queryKey, queryFn: () => "entry" })).rejects.toThrow(/^Entry is already loading$/);
});

test("what is known already is loaded again", async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, "old");
  await expect(loadEntry(client, { queryKey, queryFn: () => "new" })).resolves.toBe("new");
  expect(client.getQueryData(queryKey)).toBe("new");
});
