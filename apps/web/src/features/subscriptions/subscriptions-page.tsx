import { rightCovers } from "@portal/contract/http/access";
import type { Subscription, Subscriptions } from "@portal/contract/subscriptions/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { germanMessage } from "../../platform/api/german-message.ts";
import { NotLoaded } from "../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { RelativeTime } from "../../ui/content/relative-time.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonForm } from "../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import { SUBSCRIPTION_TEXTS } from "./subscription-texts.ts";
import { subscriptionsQuery, useChangeSubscriptions } from "./subscriptions-store.ts";

/** `company_subscriptions`: which newsletters, summaries and surveys the company gets. */
export default function SubscriptionsPage() {
  const { company_name: company, right } = useAccount();
  const { data, error, refetch } = useQuery({ ...subscriptionsQuery(useActiveAccountId()), throwOnError: false });
  return (
    <>
      <PageHeader
        title="E-Mails von uns"
        lead={`Was ${company} regelmäßig von uns per E-Mail bekommt. Eine Änderung gilt sofort.`}
      />
      {data ? (
        <Choices {...data} mayWrite={rightCovers(right, "write")} />
      ) : (
        <NotLoaded level={2} failure="Ihre Auswahl konnte nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonForm fields={5} />
          </Skeleton>
        </NotLoaded>
      )}
    </>
  );
}

function Choices({ subscriptions, email, lastChange, mayWrite }: Subscriptions & { mayWrite: boolean }) {
  return (
    <Stack gap="lg">
      {!mayWrite && (
        <Alert tone="info" title="Sie können hier nur lesen">
          Ändern kann die Auswahl, wer diese Firma bearbeiten darf.
        </Alert>
      )}
      <Section
        title="Newsletter, Zusammenfassungen und Umfragen"
        description={
          email === "" ? "Wir haben noch keine Adresse, an die wir schreiben können." : `Wir schreiben an ${email}.`
        }
        action={<PageLink to="company_contacts">Ansprechpartner ändern</PageLink>}
      >
        <Stack gap="md">
          {subscriptions.map((subscription) => (
            <Choice key={subscription.kind} subscription={subscription} mayWrite={mayWrite} />
          ))}
        </Stack>
      </Section>
      {lastChange !== null && (
        <p>
          Zuletzt geändert <RelativeTime dateTime={lastChange.at} />
          {lastChange.bySupport ? " vom Kundendienst" : ""}.
        </p>
      )}
      <p>
        Anrufe, Anfragen und Bewertungen: <PageLink to="account_locks">Alle Kontaktwünsche</PageLink>
      </p>
    </Stack>
  );
}

function Choice({ subscription: { kind, subscribed }, mayWrite }: { subscription: Subscription; mayWrite: boolean }) {
  const [saving, setSaving] = useState(false);
  const change = useChangeSubscriptions();
  const toasts = useToasts();
  const { label, help } = SUBSCRIPTION_TEXTS[kind];
  async function set(wanted: boolean) {
    setSaving(true);
    try {
      await change({ [kind]: wanted });
      toasts.show({ tone: "success", message: wanted ? `${label}: eingeschaltet.` : `${label}: abbestellt.` });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    } finally {
      setSaving(false);
    }
  }
  return (
    <Switch
      label={label}
      help={help}
      name={kind}
      checked={subscribed}
      disabled={!mayWrite}
      aria-busy={saving}
      onChange={({ currentTarget: { checked } }) => void set(checked)}
    />
  );
}
