/** Invitations of the company. */
import {
  getInvitationPoster,
  getInvitations,
  getInvitationsCsv,
  type PosterLayout,
  remindInvitation,
  sendInvitations,
} from "@portal/contract/ratings/invitations/calls";
import type { RequestOf } from "@portal/contract/http/endpoint";
import type { Query } from "@portal/contract/pages/redirects";
import { requestAddress } from "@portal/contract/http/request-address";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

export type InvitationsView = { search: string; page: number };

/** As in the page's address: `?suche=Wort&seite=2`. */
export const queryOfInvitations = ({ search, page }: InvitationsView): Query => ({
  ...(search.trim() !== "" && { suche: search.trim() }),
  ...(page > 1 && { seite: String(page) }),
});

export const useInvitations = ({ search, page }: InvitationsView) =>
  useQuery({
    ...accountQuery(useActiveAccountId(), "ratings", getInvitations, {
      query: { search: search.trim(), page: String(page) },
    }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });

export const posterHref = (accountId: number, layout: PosterLayout): string =>
  requestAddress(getInvitationPoster, { query: { layout } }, accountId);

/** Address of what the search finds as a file. */
export const invitationsCsvHref = (accountId: number, search: string): string =>
  requestAddress(getInvitationsCsv, { query: { search: search.trim() } }, accountId);

/** Calls that change the list, which is then loaded again. */
export function useInvitationSteps() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getInvitations.name) });
  return {
    send: async (body: RequestOf<typeof sendInvitations>["body"]) => {
      const answer = await apiCall(sendInvitations, { accountId, body });
      await refresh();
      return answer;
    },
    remind: async (id: number) => {
      await apiCall(remindInvitation, { accountId, body: { id } });
      await refresh();
    },
  };
}
