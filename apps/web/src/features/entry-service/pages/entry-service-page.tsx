import type { retrievePortals } from "@portal/contract/entry-service/calls";
import { rightCovers } from "@portal/contract/http/access";
import type { AnswerOf } from "@portal/contract/http/endpoint";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs, ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { globe, refresh } from "../../../ui/icons/icons.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { CheckProgress } from "../components/check-progress.tsx";
import { LikelyEntryErrors } from "../components/likely-entry-errors.tsx";
import { EntryServiceSkeleton } from "../components/entry-service-skeleton.tsx";
import { NotBooked } from "../components/not-booked.tsx";
import { PortalList } from "../components/portal-list.tsx";
import { ScoreSummary } from "../components/score-summary.tsx";
import { Trend } from "../components/trend.tsx";
import { useReload } from "../components/use-reload.ts";
import { usePortals } from "../entry-service-store.ts";
import styles from "./entry-service-page.module.css";

/** `entry_service`: whether other portals show what the entry says, who must act, and what to do next. */
export default function EntryServicePage() {
  const account = useAccount();
  const { data, error, refetch } = usePortals(account.company_id);
  const reload = useReload(account.company_id, data?.check);
  const mayWrite = rightCovers(account.right, "write");
  const mayReload = mayWrite && data !== undefined && data.check.booked && data.portals.length > 0;
  const action = mayReload && (
    <Button variant="primary" icon={refresh} pending={reload.pending || data.check.running} onClick={reload.start}>
      {data.check.running ? "Prüfung läuft" : "Jetzt neu prüfen"}
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Eintragsservice"
        lead="So steht Ihre Firma in anderen Verzeichnissen und Karten, verglichen mit Ihrem Eintrag."
        action={action}
      />
      {reload.message !== null && (
        <div className={styles.notice}>
          <Alert tone={reload.message.tone} announce onDismiss={reload.dismiss}>
            {reload.message.text}
          </Alert>
        </div>
      )}
      {data === undefined && error === null && <EntryServiceSkeleton />}
      {data === undefined && error !== null && (
        <LoadFailure
          level={2}
          title="Die Prüfung konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
          contact={<CallUs />}
        />
      )}
      {data && <Findings data={data} mayWrite={mayWrite} onCheck={mayReload ? reload.startOne : null} />}
    </>
  );
}

type FindingsProps = {
  data: AnswerOf<typeof retrievePortals>;
  mayWrite: boolean;
  onCheck: ((portal: string) => void) | null;
};

function Findings({ data: { portals, check }, mayWrite, onCheck }: FindingsProps) {
  if (portals.length === 0) {
    return (
      <EmptyState icon={globe} level={2} title="Zurzeit ist kein Portal angeschlossen">
        Sobald Portale angeschlossen sind, vergleichen wir sie hier mit Ihrem Eintrag. Fragen beantworten wir unter{" "}
        <ServicePhone />.
      </EmptyState>
    );
  }
  if (!check.booked) return <NotBooked portals={portals} />;
  const isChecked = portals.some(({ result }) => result !== null);
  return (
    <Stack gap="lg">
      {!mayWrite && (
        <Alert tone="info" title="Sie können hier nur lesen">
          Neu prüfen kann, wer diese Firma bearbeiten darf. Bitte wenden Sie sich an den Inhaber.
        </Alert>
      )}
      {check.stale && !check.running && (
        <Alert tone="warning" title="Seit Ihrer Änderung noch nicht neu geprüft">
          Sie haben den Eintrag geändert. Was hier steht, vergleicht noch mit den früheren Angaben.
        </Alert>
      )}
      <CheckProgress check={check} />
      {isChecked ? (
        <Stack gap="xl">
          <div className={styles.top}>
            <ScoreSummary portals={portals} check={check} />
            <Trend />
          </div>
          <LikelyEntryErrors portals={portals} mayWrite={mayWrite} />
          {/* After a change of the entry all findings are old: then only a check of all portals helps. */}
          <PortalList
            portals={portals}
            mayWrite={mayWrite}
            oneCheck={onCheck === null || check.stale ? null : { running: check.running, start: onCheck }}
          />
        </Stack>
      ) : (
        !check.running && (
          <EmptyState icon={globe} level={2} title="Noch nicht geprüft">
            Hier steht bald, ob {portals.length} Portale Ihre Firma richtig zeigen. Wir prüfen jede Woche von selbst
            {mayWrite ? ", und mit „Jetzt neu prüfen“ sofort" : ""}.
          </EmptyState>
        )
      )}
    </Stack>
  );
}
