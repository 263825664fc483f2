import type { ExternalService } from "@portal/contract/external-services/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FailureId } from "../../../platform/api/failure-id.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonCard, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { link as linkShape, refresh } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { ComparisonSection } from "../components/comparison-section.tsx";
import { Connection } from "../components/connection.tsx";
import { Disconnect } from "../components/disconnect.tsx";
import { NoGooglePermission } from "../components/no-google-permission.tsx";
import { GoogleAccessExplained, TakingBack } from "../components/google-access-explained.tsx";
import { useGooglePermission } from "../components/use-google-permission.ts";
import styles from "../external-services.module.css";
import { serviceMessage } from "../service-texts.ts";
import { loadExternalServices, servicesQuery, updateAccountWarning } from "../services-store.ts";

/** `entry_rights_overview`: whether Google has access, what differs there, and how to revoke it. */
export default function RightsOverviewPage() {
  return (
    <>
      <PageHeader
        title="Vergleich mit Google"
        lead="Was bei Google anders steht als in Ihrem Eintrag. Dafür muss Ihr Google-Unternehmensprofil verbunden sein."
      />
      <Services />
    </>
  );
}

function Services() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const { data, error } = useQuery({ ...servicesQuery(accountId), throwOnError: false });
  const { refusal, pending, run } = useSubmission((failure) => serviceMessage("loadServices", failure));
  const google = data?.services.find(({ sourceName }) => sourceName === "google");
  useEffect(() => {
    if (google !== undefined) void updateAccountWarning(accountId, google);
  }, [accountId, google]);
  if (google !== undefined) return <Google service={google} accountId={accountId} />;
  if (error === null)
    return (
      <Skeleton>
        <div className={styles.list}>
          <SkeletonCard lines={2} />
          <SkeletonList rows={4} />
        </div>
      </Skeleton>
    );
  return (
    <ErrorState
      level={2}
      title="Die Verbindung zu Google konnte nicht geladen werden"
      action={
        <Button
          icon={refresh}
          pending={pending}
          onClick={() => void run(() => loadExternalServices(client, accountId))}
        >
          Erneut versuchen
        </Button>
      }
      contact={<CallUs />}
    >
      {refusal ?? serviceMessage("loadServices", error)} <FailureId error={error} />
    </ErrorState>
  );
}

function Google({ service, accountId }: { service: ExternalService; accountId: number }) {
  const may = useGooglePermission();
  const mayAct = may === "yes";
  if (!service.available && service.state === "none") return <NotSetUp />;
  return (
    <PageParts width="list">
      {may !== "yes" && <NoGooglePermission who={may} />}
      {service.connected ? (
        <Connection service={service} mayAct={mayAct} />
      ) : (
        <NotConnected service={service} mayAct={mayAct} />
      )}
      {service.state === "connected" && <ComparisonSection accountId={accountId} mayAct={mayAct} />}
      {service.state !== "none" && mayAct && <Disconnect accountId={accountId} />}
    </PageParts>
  );
}

const NotSetUp = () => (
  <EmptyState level={2} icon={linkShape} title="Google ist hier noch nicht angebunden">
    Sobald Sie Ihr Unternehmensprofil verbinden können, beginnt es auf dieser Seite. Sie müssen nichts tun.
  </EmptyState>
);

function NotConnected({ service: { state }, mayAct }: { service: ExternalService; mayAct: boolean }) {
  return (
    <>
      {mayAct && state === "granted" && (
        <EmptyState
          level={2}
          icon={linkShape}
          title="Es fehlt noch der Standort"
          action={
            <PageLink to="entry_google_profile" className={buttonClass({ variant: "primary" })}>
              Standort wählen
            </PageLink>
          }
        >
          Google hat die Freigabe erteilt. Wählen Sie jetzt, welcher Standort Ihre Firma ist.
        </EmptyState>
      )}
      {mayAct && state !== "granted" && (
        <div className={styles.actions}>
          <PageLink to="entry_google_auth" className={buttonClass({ variant: "primary" })}>
            Mit Google verbinden
          </PageLink>
        </div>
      )}
      {state !== "granted" && (
        <>
          <GoogleAccessExplained />
          <TakingBack />
        </>
      )}
    </>
  );
}
