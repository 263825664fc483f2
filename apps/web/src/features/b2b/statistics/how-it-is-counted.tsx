import { FEWEST_SHOWN } from "@portal/contract/b2b/statistics/calls";
import { germanTimes } from "@portal/contract/text/formats";
import { Section } from "../../../ui/page/section.tsx";
import styles from "../../../platform/statistics/statistics.module.css";

/** What the figures count and what they do not. */
export const HowItIsCounted = () => (
  <Section title="So wird gezählt">
    <ul className={styles.rules}>
      <li>Das Verzeichnis zählt jeden Aufruf Ihres Eintrags und liefert uns jede Nacht die Summe des Tages.</li>
      <li>
        Zählt es einen Tag später noch einmal, gilt die neuere Zahl. Die letzten Tage können sich also noch ändern.
      </li>
      <li>
        Von den Firmen kennen wir höchstens Bundesland und Branche. Namen und Adressen bekommen und speichern wir nicht.
      </li>
      <li>
        Was weniger als {germanTimes(FEWEST_SHOWN)} vorkam, zeigen wir nicht einzeln, damit sich keine Firma erkennen
        lässt.
      </li>
    </ul>
  </Section>
);
