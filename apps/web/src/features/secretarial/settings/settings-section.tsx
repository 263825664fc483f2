import { rightCovers } from "@portal/contract/http/access";
import { isOnVacation } from "@portal/contract/secretarial/settings";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs, ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { storedVacation, useSettings } from "../secretarial-store.ts";
import { SettingsForm } from "./settings-form.tsx";

/** How the service answers. */
export function SettingsSection() {
  const { data, error, refetch } = useSettings();
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <Section
      id="einstellungen"
      title="So melden wir uns für Sie"
      description="Was Sie hier speichern, gilt vom nächsten Anruf an."
    >
      {!data && error && (
        <LoadFailure
          title="Die Einstellungen konnten nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
          contact={<CallUs />}
        />
      )}
      {!data && !error && (
        <Skeleton>
          <SkeletonBar height="18rem" />
        </Skeleton>
      )}
      {data?.settings === null && (
        <p>
          Wir richten den Dienst gerade für Sie ein. Fragen dazu beantworten wir unter <ServicePhone />.
        </p>
      )}
      {data?.settings && isOnVacation(storedVacation(data.settings), berlinDate(Date.now())) && (
        <Alert tone="info" title="Heute gilt Ihr Urlaub">
          {data.settings.vacationEndDate === ""
            ? "Er endet, wenn Sie den ersten Tag löschen und speichern."
            : `Letzter Tag: ${germanDay(data.settings.vacationEndDate)}.`}
        </Alert>
      )}
      {data?.settings && !mayWrite && (
        <Alert tone="info" title="Sie können hier nur lesen">
          Ändern kann die Einstellungen, wer diese Firma bearbeiten darf.
        </Alert>
      )}
      {data?.settings && <SettingsForm key={data.settings.version} settings={data.settings} mayWrite={mayWrite} />}
    </Section>
  );
}
