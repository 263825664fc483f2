/** Queries of the website check, and the call that starts one. A running check is asked for again and again. */
import { getWebsiteCheck, getWebsiteCheckCsv, getWebsiteCheckResult } from "@portal/contract/website/check/calls";
import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { accountQuery } from "../../../platform/query/use-account-query.ts";

const SLICE = "website";
/** A website is read in two to twenty seconds. */
const ASK_AGAIN_MS = 1200;

/** Without an address the server chooses the first one. */
export const checkQuery = (accountId: number, address?: string) =>
  accountQuery(accountId, SLICE, getWebsiteCheckResult, {
    query: address === undefined ? {} : { encUrl: address },
  });

export const useCheck = (accountId: number, address: string | undefined) =>
  useQuery({
    ...checkQuery(accountId, address),
    throwOnError: false,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (isGoingOn(state.data?.check) ? ASK_AGAIN_MS : false),
  });

/** The picture follows its check. */
const isGoingOn = (check: WebsiteCheck | null | undefined): boolean =>
  check?.isRunning === true || check?.picture.isComing === true;

/** Starts a check and loads the shown state, whose query has the chosen address. @throws ApiProblem */
export async function startCheck(
  client: QueryClient,
  accountId: number,
  { url, chosen }: { url: string; chosen: string | undefined },
): Promise<void> {
  await apiCall(getWebsiteCheck, { accountId, query: { encUrl: url, renew: "true" } });
  await client.refetchQueries({ queryKey: checkQuery(accountId, chosen).queryKey });
}

export const csvHref = (accountId: number, url: string): string =>
  `${getWebsiteCheckCsv.path}?accountId=${accountId}&encUrl=${encodeURIComponent(url)}`;
