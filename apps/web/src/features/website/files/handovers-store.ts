/** What the company handed over for its websites. */
import {
  getWebsiteFile,
  getWebsiteHandovers,
  getWebsiteHandoversCsv,
  type Handover,
} from "@portal/contract/website/files/calls";
import { requestAddress } from "@portal/contract/http/request-address";
import { useQueryClient } from "@tanstack/react-query";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

/** Which hand-overs of the list are shown. */
export type Shown = { page: number; search: string };

export const handoversQuery = (accountId: number, { page, search }: Shown) =>
  accountQuery(accountId, "website", getWebsiteHandovers, { query: { page: String(page), search } });

export const handoversCsvHref = (accountId: number, search: string): string =>
  requestAddress(getWebsiteHandoversCsv, { query: { search } }, accountId);

/** Returns a function that makes a change and then loads the lists again. */
export function useChangeHandover(): (
  change: (accountId: number) => Promise<{ handover: Handover }>,
) => Promise<Handover> {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (change) => {
    const { handover } = await change(accountId);
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getWebsiteHandovers.name) });
    return handover;
  };
}

export const fileHref = (accountId: number, id: number): string =>
  requestAddress(getWebsiteFile, { params: { id: String(id) } }, accountId);
