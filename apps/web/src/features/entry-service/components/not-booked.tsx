import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { WithoutProduct } from "../../../platform/products/without-product.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import styles from "./not-booked.module.css";
import { PortalLogo } from "./portal-logo.tsx";

/** Explains the product to companies without it. Shows no figure, because nothing is checked without the product. */
export function NotBooked({ portals }: { portals: readonly CompanyPortal[] }) {
  return (
    <Stack gap="xl">
      <WithoutProduct
        title="Der Eintragsservice gehört nicht zu Ihren Produkten"
        lead="Ohne ihn prüfen wir keine anderen Portale. Deshalb steht hier kein Ergebnis. Mit dem Eintragsservice"
        brings={[
          `vergleichen wir jede Woche ${portals.length} Portale mit Ihrem Eintrag,`,
          "zeigen wir, wo Name, Adresse, Telefon, Website oder Öffnungszeiten abweichen,",
          "sagen wir, wer was korrigiert: Sie, oder wir für Sie.",
        ]}
        product="Eintragsservice"
      />
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
