import { SECRETARIAL_FAMILIES } from "@portal/contract/secretarial/calls";
import { phoneDisplay } from "@portal/contract/text/formats";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs, ServicePhone } from "../../../platform/brand/service-phone.tsx";
import styles from "../../../platform/phone/phone.module.css";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { phone, print } from "../../../ui/icons/icons.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useSettings } from "../secretarial-store.ts";
import { WithoutSecretarial } from "../without-secretarial.tsx";
import { guidesFor } from "./guides.ts";

/** `secretarial_guides`: how to forward the company's telephone, per system, with its own number filled in. */
export default function SecretarialGuidesPage() {
  const has = useHasProduct(SECRETARIAL_FAMILIES);
  return (
    <>
      <PageHeader
        title="Telefon umleiten"
        lead="So kommen Anrufe bei unserem Sekretariat an. Die Rufnummer dafür ist schon eingesetzt."
        action={
          has && (
            <Button icon={print} data-print="hide" onClick={() => window.print()}>
              Anleitungen drucken
            </Button>
          )
        }
      />
      {has ? <Guides /> : <WithoutSecretarial />}
    </>
  );
}

function Guides() {
  const { data, error, refetch } = useSettings();
  if (!data && error) {
    return (
      <LoadFailure
        level={2}
        title="Ihre Rufnummer konnte nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
        contact={<CallUs />}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton>
        <SkeletonBar height="24rem" />
      </Skeleton>
    );
  }
  if (data.settings === null) {
    return (
      <EmptyState icon={phone} level={2} title="Ihre Rufnummer ist noch nicht vergeben">
        Sobald wir den Dienst für Sie eingerichtet haben, stehen hier die Anleitungen. Fragen dazu beantworten wir unter{" "}
        <ServicePhone />.
      </EmptyState>
    );
  }
  const { serviceNumber } = data.settings;
  return (
    <PageParts>
      <p>
        Leiten Sie Ihr Telefon auf <strong>{phoneDisplay(serviceNumber)}</strong> um. Diese Nummer gehört nur zu Ihrer
        Firma. Geben Sie sie nicht an Kunden weiter.
      </p>
      {guidesFor(serviceNumber).map(({ key, title, steps, codes }) => (
        <Section key={key} id={key} title={title}>
          <Stack gap="lg">
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {codes.length > 0 && (
              <DataList
                items={codes.map(({ meaning, code }) => ({
                  term: meaning,
                  value: <span className={styles.code}>{code}</span>,
                }))}
              />
            )}
          </Stack>
        </Section>
      ))}
    </PageParts>
  );
}
