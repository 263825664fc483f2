/** The link of this visit, and what happens once somebody has taken it. */
import { type AccountLink, getAccountLink } from "@portal/contract/account-linking/calls";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { personKey } from "../../platform/query/query-keys.ts";
import { useGoTo } from "../../platform/routing/use-go-to.ts";
import { ACTIVE_ACCOUNT_KEY } from "../../platform/session/account-choice.ts";
import { switchAccount } from "../../platform/session/active-account.ts";
import { writeStored } from "../../platform/session/browser-storage.ts";
import { lookUpSession, sessionState } from "../../platform/session/session-store.ts";
import { dropLink, heldLink } from "./held-link.ts";

/** Where the link stands; `data` is its token, null where the person came without one. */
export function useLink() {
  const data = heldLink();
  const query = useQuery({
    queryKey: personKey("account-linking", getAccountLink, { body: { data } }),
    queryFn: ({ signal }) => apiCall(getAccountLink, { body: { data: data ?? "" }, signal }),
    enabled: data !== null,
    throwOnError: false,
  });
  return { data, link: query.data?.link, error: query.error, refetch: query.refetch };
}

/** Goes on after a link was taken: into the company, or to the page that says what it waits for. */
export function useAfterTaking(): (link: AccountLink) => Promise<void> {
  const goTo = useGoTo();
  return async (link) => {
    if (link.standing === "linked") {
      dropLink();
      if (sessionState().kind !== "logged-in") writeStored(ACTIVE_ACCOUNT_KEY, String(link.company_id));
      await lookUpSession();
      await switchAccount(link.company_id).catch(() => {});
      await goTo("dashboard", { replace: true });
      return;
    }
    await lookUpSession();
    await goTo(link.standing === "held" ? "linking_hold" : "linking_pending", { replace: true });
  };
}
