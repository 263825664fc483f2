import { rightCovers } from "@portal/contract/http/access";
import type { ReactNode } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonBar } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import { Section } from "../../ui/page/section.tsx";
import { NotLoaded } from "../api/not-loaded.tsx";
import { PageLink } from "../routing/page-link.tsx";
import { ServicePhone } from "../brand/service-phone.tsx";
import { useAccount } from "../session/use-session.ts";

type SettingsSectionProps<Settings> = {
  title: string;
  /** Accusative, for "Wir richten … gerade für Sie ein." */
  service: string;
  /** Nominative, for "Hält sich … nicht daran?" */
  name: string;
  /** What a service case is about. */
  product: string;
  query: {
    data: { settings: Settings | null } | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
  /** What people should know before they change anything. */
  notice: (settings: Settings) => ReactNode;
  form: (settings: Settings, mayWrite: boolean) => ReactNode;
};

/** How a telephone service answers. */
export function SettingsSection<Settings>({
  title,
  service,
  name,
  product,
  query,
  notice,
  form,
}: SettingsSectionProps<Settings>) {
  const { data, error, refetch } = query;
  const mayWrite = rightCovers(useAccount().right, "write");
  return (
    <Section title={title} description="Was Sie hier speichern, gilt vom nächsten Anruf an.">
      {!data && (
        <NotLoaded failure="Die Einstellungen konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonBar height="18rem" />
          </Skeleton>
        </NotLoaded>
      )}
      {data?.settings === null && (
        <p>
          Wir richten {service} gerade für Sie ein. Fragen dazu beantworten wir unter <ServicePhone />.
        </p>
      )}
      {data?.settings && (
        <Stack gap="lg">
          {notice(data.settings)}
          {!mayWrite && (
            <Alert tone="info" title="Sie können hier nur lesen">
              Ändern kann die Einstellungen, wer diese Firma bearbeiten darf.
            </Alert>
          )}
          {form(data.settings, mayWrite)}
          <p className="note">
            Hält sich {name} nicht daran?{" "}
            <PageLink to="service_cases" query={{ neu: "product", bezug: product }}>
              Schreiben Sie uns
            </PageLink>
            .
          </p>
        </Stack>
      )}
    </Section>
  );
}
