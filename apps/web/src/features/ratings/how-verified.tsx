import styles from "../../platform/statistics/statistics.module.css";
import { Section } from "../../ui/page/section.tsx";

/** How ratings are verified: stands beside every list of ratings (UWG § 5b (3)). */
export const HowRatingsAreVerified = () => (
  <Section title="So werden Bewertungen geprüft">
    <ul className={styles.rules}>
      <li>
        Bewertungen aus unserem Branchenbuch stammen von Personen, die ihre E-Mail-Adresse bestätigt haben. Ob diese
        Personen wirklich Kunden waren, prüfen wir nicht bei jeder Bewertung, sondern wenn jemand sie beanstandet.
      </li>
      <li>
        Bewertungen anderer Portale übernehmen wir so, wie das Portal sie zeigt. Ob und wie dort geprüft wird, legt das
        Portal fest. Wir prüfen sie nicht.
      </li>
      <li>Gute und schlechte Bewertungen zählen gleich. Niemand kann Bewertungen gegen Geld entfernen lassen.</li>
      <li>Zurückgehaltene, zurückgezogene und gelöschte Bewertungen zählen nicht mit.</li>
    </ul>
  </Section>
);
