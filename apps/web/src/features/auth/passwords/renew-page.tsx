import { type AccessLink, checkAccessLink } from "@portal/contract/auth/passwords/calls";
import { useEffect, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { AccessCard } from "../components/access-card.tsx";
import styles from "../components/access.module.css";
import { type LinkReason, linkReasonOf } from "../components/link-reasons.ts";
import { LinkLogin } from "./link-login.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/**
 * `password_renew`: the mailed link either sets a new password or logs in. Opening the page does not use up the link.
 */
export function RenewPage() {
  const [token] = useState(() => takeFromAddress("token"));
  const { link, failure, retry } = useLink(token);
  const leave = useLeave();

  return (
    <AccessCard
      title="Neues Passwort wählen"
      lead={
        link && (
          <>
            Für Ihr Konto <strong className={styles.typed}>{link.login}</strong>
          </>
        )
      }
    >
      {failure !== null && (
        <LoadFailure level={2} title="Der Link konnte nicht geprüft werden" error={failure} onRetry={retry} />
      )}
      {token !== null && link ? (
        <>
          <NewPasswordForm token={token} link={link} onRefused={leave} />
          <LinkLogin token={token} link={link} onRefused={leave} />
        </>
      ) : (
        failure === null && (
          <Skeleton>
            <SkeletonText lines={4} />
          </Skeleton>
        )
      )}
    </AccessCard>
  );
}

/** Opens the page that says why the link can't be used. */
function useLeave(): (reason: LinkReason) => void {
  const goTo = useGoTo();
  return (reason) => void goTo("password_renew_error", { query: { grund: reason }, replace: true });
}

/** Looks up the link's account. A link that can't be used opens the error page. */
function useLink(token: string | null) {
  const [link, setLink] = useState<AccessLink | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const goTo = useGoTo();

  useEffect(() => {
    const leave = (reason: LinkReason) =>
      void goTo("password_renew_error", { query: { grund: reason }, replace: true });
    if (token === null) return leave("fehlt");
    const unmounted = new AbortController();
    apiCall(checkAccessLink, { body: { token }, signal: unmounted.signal }).then(setLink, (error: unknown) => {
      if (unmounted.signal.aborted) return;
      const reason = linkReasonOf(error);
      if (reason === null) setFailure(error);
      else leave(reason);
    });
    return () => unmounted.abort();
  }, [token, attempt, goTo]);

  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return { link, failure, retry };
}
