import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import styles from "./not-booked.module.css";
import { PortalLogo } from "./portal-logo.tsx";

/** Explains the product to companies without it. Shows no figure, because nothing is checked without the product. */
export function NotBooked({ portals }: { portals: readonly CompanyPortal[] }) {
  return (
    <Stack gap="xl">
      <Section title="Der Eintragsservice gehört nicht zu Ihren Produkten">
        <div className={styles.text}>
          <p>Ohne ihn prüfen wir keine anderen Portale. Deshalb steht hier kein Ergebnis.</p>
          <p>Mit dem Eintragsservice</p>
          <ul className={styles.list}>
            <li>vergleichen wir jede Woche {portals.length} Portale mit Ihrem Eintrag,</li>
            <li>zeigen wir, wo Name, Adresse, Telefon, Website oder Öffnungszeiten abweichen,</li>
            <li>sagen wir, wer was korrigiert: Sie, oder wir für Sie.</li>
          </ul>
          <p>
            Fragen und Bestellung: <ServicePhone /> ({brand.contactDetails.serviceHours}), oder{" "}
            <PageLink to="service_cases" query={{ neu: "product", bezug: "Eintragsservice" }}>
              schreiben Sie uns
            </PageLink>
            .
          </p>
        </div>
      </Section>
      <Section title="Diese Portale vergleichen wir">
        <ul role="list" className={styles.portals}>
          {portals.map(({ portal }) => (
            <li key={portal.identifier} className={styles.portal}>
              <PortalLogo portal={portal} />
              {portal.name}
            </li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}
