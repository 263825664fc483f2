import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { budgetQuery, campaignQuery, campaignsQuery, groupsQuery, reload, statisticsQuery } from "./ads-store.ts";

const range = { startDate: "2026-01-01", endDate: "2026-01-31", interval: "Week" } as const;
const asked = { accountId: 7, adplorerCompanyId: 700_007, range };
const queries = [
  [statisticsQuery, "Statistics is already loading"],
  [groupsQuery, "Ad groups are already loading"],
  [campaignsQuery, "Ad group campaigns are already loading"],
  [(one: typeof asked) => campaignQuery(one, 3), "Ad group campaign is already loading"],
  [budgetQuery, "Budget consumption is already loading"],
] as const;

test.each(queries)(
  "a second load while the first is on its way is refused with the exact text (%#)",
  async (query, text) => {
    const client = new QueryClient();
    const { queryKey } = query(asked);
    void client.prefetchQuery({ queryKey, queryFn: () => new Promise(() => {}) });
    await expect(reload(client, { queryKey, queryFn: () => null })).rejects.toThrow(new RegExp(`^${text}$`));
  },
);

test.each(queries)("without account and without range nothing is asked (%#)", (query) => {
  expect(() => query({ ...asked, adplorerCompanyId: null } as never)).toThrow(/^No customer loaded$/);
  expect(() => query({ ...asked, range: null } as never)).toThrow(/^dateRange is not set$/);
});

test("a load that nobody waits for asks again, whatever is cached", async () => {
  const client = new QueryClient();
  const { queryKey } = statisticsQuery(asked);
  client.setQueryData(queryKey, "old" as never);
  await reload(client, { queryKey, queryFn: () => "new" });
  expect(client.getQueryData(queryKey)).toBe("new");
});
