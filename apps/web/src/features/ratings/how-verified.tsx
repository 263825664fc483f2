import { AWARD_SOURCES, CONFIRMED_BY, CUSTOMER_CHECK } from "@portal/contract/ratings/awards/rules";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import styles from "../../platform/statistics/statistics.module.css";
import { Section } from "../../ui/page/section.tsx";

const OWN = AWARD_SOURCES.map((source) => `„${RATING_SOURCES[source].label}“`).join(" und ");

/** How ratings are verified: stands beside every list of ratings (UWG § 5b (3)). */
export const HowRatingsAreVerified = () => (
  <Section title="So werden Bewertungen geprüft">
    <ul className={styles.rules}>
      <li>
        Bewertungen aus {OWN} werden bei uns abgegeben und bestätigt: {CONFIRMED_BY}. {CUSTOMER_CHECK} Nur sie zählen
        für das Siegel.
      </li>
      <li>
        Bewertungen der anderen Portale übernehmen wir so, wie das Portal sie zeigt. Ob und wie dort geprüft wird, legt
        das Portal fest. Wir prüfen sie nicht.
      </li>
      <li>Gute und schlechte Bewertungen zählen gleich. Niemand kann Bewertungen gegen Geld entfernen lassen.</li>
      <li>Zurückgehaltene, zurückgezogene und gelöschte Bewertungen zählen nicht mit.</li>
    </ul>
  </Section>
);
