import { type Activated, checkRegistration, type PendingRegistration } from "@portal/contract/auth/registration/calls";
import { useEffect, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { AccessCard } from "../components/access-card.tsx";
import styles from "../components/access.module.css";
import { type LinkReason, linkReasonOf } from "../components/link-reasons.ts";
import { TokenForm } from "./token-form.tsx";

type FacebookActivationProps = {
  token: string;
  send: (token: string) => Promise<void>;
  onRefused: (reason: LinkReason) => void;
};

/**
 * Confirms a registration that began at Facebook. Names the Facebook account first: somebody else may have typed this
 * address there.
 */
export function FacebookActivation({ token, send, onRefused }: FacebookActivationProps) {
  const { pending, failure, retry } = usePendingRegistration(token, onRefused);
  return (
    <AccessCard
      title="Registrierung bestätigen"
      lead={pending && "Jemand hat sich mit Facebook registriert. Waren Sie das?"}
      below={
        <p>
          Das waren Sie nicht?{" "}
          <PageLink to="cancel" query={{ token }}>
            Registrierung abbrechen
          </PageLink>
        </p>
      }
    >
      {failure !== null && (
        <LoadFailure level={2} title="Der Link konnte nicht geprüft werden" error={failure} onRetry={retry} />
      )}
      {pending ? (
        <>
          <p className={styles.typed}>
            Facebook hat uns {pending.facebook?.name ? <strong>{pending.facebook.name}</strong> : "ein Konto"} und die
            Adresse <strong>{pending.email}</strong> genannt.
          </p>
          <p>
            {pending.facebook?.here === true
              ? "Wir legen Ihr Konto an und verbinden es mit diesem Facebook-Konto. Damit melden Sie sich dann an."
              : "Hier ist ein anderer Browser. Deshalb legen wir Ihr Konto ohne Facebook an. Verbinden können Sie es in dem Browser, in dem Sie bei Facebook waren, oder später in Ihrem Bereich."}
          </p>
          <TokenForm
            token={token}
            submitLabel={pending.facebook?.here === true ? "Konto mit Facebook anlegen" : "Konto ohne Facebook anlegen"}
            send={send}
            onRefused={onRefused}
          />
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

/** How the person logs in now. */
export const facebookOutcome = ({ facebook }: Activated): string =>
  facebook === "linked"
    ? "Ihr Facebook-Konto ist verbunden. Melden Sie sich damit an."
    : "Ihr Konto hat noch kein Passwort. Wir schicken Ihnen einen Link, mit dem Sie hineinkommen.";

function usePendingRegistration(token: string, onRefused: (reason: LinkReason) => void) {
  const [pending, setPending] = useState<PendingRegistration | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const unmounted = new AbortController();
    apiCall(checkRegistration, { body: { token }, signal: unmounted.signal }).then(setPending, (error: unknown) => {
      if (unmounted.signal.aborted) return;
      const reason = linkReasonOf(error);
      if (reason === null) setFailure(error);
      else onRefused(reason);
    });
    return () => unmounted.abort();
  }, [token, attempt, onRefused]);
  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return { pending, failure, retry };
}
