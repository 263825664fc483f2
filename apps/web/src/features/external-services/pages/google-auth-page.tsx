import { denyAccess, getAuthUrl, grantAccess } from "@portal/contract/external-services/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { arrowRight } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { NoGooglePermission } from "../components/no-google-permission.tsx";
import { GoogleAccessExplained, TakingBack } from "../components/google-access-explained.tsx";
import { useGooglePermission } from "../components/use-google-permission.ts";
import styles from "../external-services.module.css";
import { takeGoogleAnswer, type GoogleAnswer } from "../../../platform/google/google-answer.ts";
import { reasonOf, serviceMessage } from "../service-texts.ts";
import { cacheService } from "../services-store.ts";

const GOOGLE = { params: { service: "google" } } as const;

/** `entry_google_auth`: explains the access, leads to Google, and receives Google's answer. */
export default function GoogleAuthPage() {
  const [answer] = useState(takeGoogleAnswer);
  return answer === null ? <Before /> : <Back answer={answer} />;
}

function Before() {
  const accountId = useActiveAccountId();
  const may = useGooglePermission();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function leave() {
    setPending(true);
    setRefusal(null);
    try {
      const { url } = await apiCall(getAuthUrl, { ...GOOGLE, accountId });
      window.location.assign(url);
    } catch (error) {
      setRefusal(serviceMessage("requestAccess", error));
      setPending(false);
    }
  }
  return (
    <>
      <PageHeader
        title="Google verbinden"
        lead="Sie melden sich gleich bei Google an und stimmen dort zu. Danach kommen Sie hierher zurück und wählen Ihren Standort."
      />
      <PageParts width="list">
        {refusal !== null && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        {may !== "yes" && <NoGooglePermission who={may} />}
        <GoogleAccessExplained />
        <TakingBack />
        <div className={styles.actions}>
          {may === "yes" && (
            <Button variant="primary" iconEnd={arrowRight} pending={pending} onClick={() => void leave()}>
              Weiter zu Google
            </Button>
          )}
          <PageLink to="entry_rights_overview" className={buttonClass({ variant: "quiet" })}>
            Zurück zur Übersicht
          </PageLink>
        </div>
      </PageParts>
    </>
  );
}

/** Sends Google's answer to the server once, then opens the next page. */
function Back({ answer }: { answer: GoogleAnswer }) {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const goTo = useGoTo();
  const begun = useRef(false);

  useEffect(() => {
    // The code works only once; a second run of the effect must not send it again.
    if (begun.current) return;
    begun.current = true;
    void (async () => {
      const fail = (grund: string) => goTo("entry_rights_error", { query: { grund }, replace: true });
      if (answer.kind === "denied") {
        // Nothing is connected in either case; the server drops the waiting request after 15 minutes.
        try {
          await apiCall(denyAccess, { ...GOOGLE, body: { state: answer.state }, accountId });
        } catch {
          return fail("absage");
        }
        return fail("abgelehnt");
      }
      try {
        const { code, state } = answer;
        const { service } = await apiCall(grantAccess, { ...GOOGLE, body: { code, state }, accountId });
        await cacheService(client, accountId, service);
        return await goTo(service.state === "connected" ? "entry_rights_overview" : "entry_google_profile", {
          replace: true,
        });
      } catch (error) {
        return fail(reasonOf(error));
      }
    })();
  }, [answer, accountId, client, goTo]);

  return (
    <>
      <PageHeader title="Google verbinden" />
      <Spinner label="Wir übernehmen die Freigabe von Google." />
    </>
  );
}
