/** The link of this visit, and where to go after it is accepted. */
import { type AccountLink, getAccountLink } from "@portal/contract/account-linking/calls";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { personKey } from "../../platform/query/query-keys.ts";
import { useGoTo } from "../../platform/routing/use-go-to.ts";
import { ACTIVE_ACCOUNT_KEY } from "../../platform/session/account-choice.ts";
import { switchAccount } from "../../platform/session/active-account.ts";
import { writeStored } from "../../platform/session/browser-storage.ts";
import { lookUpSession, sessionState } from "../../platform/session/session-store.ts";
import { dropLink, storedLink } from "./stored-link.ts";

/** Loads the stored link. `data` is its token, null if the visitor came without one. */
export function useLink() {
  const data = storedLink();
  const query = useQuery({
    queryKey: personKey("account-linking", getAccountLink, { body: { data } }),
    queryFn: ({ signal }) => apiCall(getAccountLink, { body: { data: data ?? "" }, signal }),
    enabled: data !== null,
    throwOnError: false,
  });
  return { data, link: query.data?.link, error: query.error, refetch: query.refetch };
}

/** After a link is accepted: opens the company, or the page that says what the link waits for. */
export function useAfterLinking(): (link: AccountLink) => Promise<void> {
  const goTo = useGoTo();
  return async (link) => {
    if (link.status === "linked") {
      dropLink();
      if (sessionState().kind !== "logged-in") writeStored(ACTIVE_ACCOUNT_KEY, String(link.company_id));
      await lookUpSession();
      await switchAccount(link.company_id).catch(() => {});
      await goTo("dashboard", { replace: true });
      return;
    }
    await lookUpSession();
    await goTo(link.status === "held" ? "linking_hold" : "linking_pending", { replace: true });
  };
}
