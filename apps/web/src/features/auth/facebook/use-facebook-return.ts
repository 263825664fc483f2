import { addFacebook } from "@portal/contract/auth/facebook/calls";
import { useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { explainRefusal } from "../components/login-problems.ts";

/**
 * Links the account that Facebook names in the address, and removes Facebook's answer from the address. Calls
 * `onLinked` once; `failure` is the message if linking failed, otherwise null.
 */
export function useFacebookReturn(onLinked: () => void): { pending: boolean; failure: string | null } {
  const [query] = useState(() => (/[?&]state=/.test(window.location.search) ? window.location.search : null));
  const [pending, setPending] = useState(query !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const begun = useRef(false);
  const goTo = useGoTo();

  useEffect(() => {
    // Facebook's code works only once; a second run of the effect must not send it again.
    if (query === null || begun.current) return;
    begun.current = true;
    void goTo("user_dashboard", { query: { bereich: "anmeldung" }, replace: true });
    void apiCall(addFacebook, { body: { query } })
      .then(onLinked, (error: unknown) => setFailure(explainRefusal(error)))
      .finally(() => setPending(false));
  }, [query, goTo, onLinked]);

  return { pending, failure };
}
