import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { loadEntry } from "./load-entry.ts";

const queryKey = ["account", 7, "entry"];

test("without an active company, loadEntry rejects and sends no request", async () => {
  await expect(loadEntry(new QueryClient(), null)).rejects.toThrow(/^no customer loaded$/);
});

test("a second loadEntry during a request rejects instead of loading twice", async () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey, queryFn: () => new Promise(() => {}) });
  await expect(loadEntry(client, { queryKey, queryFn: () => "entry" })).rejects.toThrow(/^Entry is already loading$/);
});

test("loadEntry loads again even if the entry is cached", async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, "old");
  await expect(loadEntry(client, { queryKey, queryFn: () => "new" })).resolves.toBe("new");
  expect(client.getQueryData(queryKey)).toBe("new");
});
