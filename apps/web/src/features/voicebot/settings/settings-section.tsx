import { rightCovers } from "@portal/contract/http/access";
import { germanDay } from "@portal/contract/text/formats";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs, ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useSettings } from "../voicebot-store.ts";
import { SettingsForm } from "./settings-form.tsx";

/** How the voicebot answers. */
export function SettingsSection() {
  const { data, error, refetch } = useSettings();
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <Section
      id="einstellungen"
      title="So antwortet der Sprachbot"
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
          Wir richten den Sprachbot gerade für Sie ein. Fragen dazu beantworten wir unter <ServicePhone />.
        </p>
      )}
      {data?.settings?.absence && (
        <Alert tone="info" title="Eine Abwesenheit ist eingetragen">
          {data.settings.absence.lastDay === null
            ? `Ab ${germanDay(data.settings.absence.firstDay)}. `
            : `${germanDay(data.settings.absence.firstDay)} bis ${germanDay(data.settings.absence.lastDay)}. `}
          <PageLink to="absence">Abwesenheiten ansehen</PageLink>
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
