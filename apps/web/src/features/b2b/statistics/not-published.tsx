import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Section } from "../../../ui/page/section.tsx";
import shared from "../../../platform/statistics/statistics.module.css";
import styles from "./not-published.module.css";

/** Explains the directory to companies that are not in it. Shows no figure, because nothing is counted without it. */
export const NotPublished = () => (
  <Section title="Ihre Firma steht noch nicht in diesem Verzeichnis">
    <div className={styles.text}>
      <p>Deshalb gibt es hier keine Zahlen. Wenn Ihre Firma dort steht,</p>
      <ul className={shared.rules}>
        <li>finden andere Firmen Sie, die einen Betrieb für einen Auftrag oder als Lieferanten suchen,</li>
        <li>sehen Sie hier, wie oft das geschieht und wie es sich entwickelt,</li>
        <li>sehen Sie, aus welchen Bundesländern und Branchen die Firmen kommen, aber nie ihren Namen.</li>
      </ul>
      <p>
        Die Angaben kommen aus Ihrem Eintrag. Sie pflegen nichts doppelt. Fragen und Bestellung: <ServicePhone /> (
        {brand.contactDetails.serviceHours}), oder{" "}
        <PageLink to="service_cases" query={{ neu: "product", bezug: "Verzeichnis für Geschäftskunden" }}>
          schreiben Sie uns
        </PageLink>
        .
      </p>
    </div>
  </Section>
);
