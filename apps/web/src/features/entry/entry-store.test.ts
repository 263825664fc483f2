import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { entryQuery, loadEntry } from "./entry-store.ts";

test("without a company nothing is asked of the server", async () => {
  await expect(loadEntry(new QueryClient(), null)).rejects.toThrow(/^no customer loaded$/);
});

test("an entry that is on its way is not asked for twice", async () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: entryQuery(7).queryKey, queryFn: () => new Promise(() => {}) });
  await expect(loadEntry(client, 7)).rejects.toThrow(/^Entry is already loading$/);
});
