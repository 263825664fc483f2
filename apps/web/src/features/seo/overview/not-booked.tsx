import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Section } from "../../../ui/page/section.tsx";
import styles from "./seo.module.css";

/** Explains the product to companies without it. */
export const NotBooked = () => (
  <Section title="Die Suchmaschinenoptimierung gehört nicht zu Ihren Produkten">
    <div className={styles.text}>
      <p>Mit ihr sehen Sie hier</p>
      <ul className={styles.rules}>
        <li>wie oft Google Ihre Website zeigt, auf welchem Platz, und wie oft jemand klickt,</li>
        <li>mit welchen Worten und Orten Menschen Betriebe wie Ihren suchen,</li>
        <li>welcher Schritt Ihnen als Nächstes am meisten bringt, mit der Zahl, aus der er folgt.</li>
      </ul>
      <p>
        Wonach Menschen vor Ihrem Eintrag gesucht haben, steht auch ohne dieses Produkt in der{" "}
        <PageLink to="entry_statistics">Statistik Ihres Eintrags</PageLink>.
      </p>
      <p>
        Fragen und Bestellung: <ServicePhone /> ({brand.contactDetails.serviceHours}), oder{" "}
        <PageLink to="service_cases" query={{ neu: "product", bezug: "Suchmaschinenoptimierung" }}>
          schreiben Sie uns
        </PageLink>
        .
      </p>
    </div>
  </Section>
);
