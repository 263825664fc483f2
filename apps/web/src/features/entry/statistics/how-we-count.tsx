import { Section } from "../../../ui/page/section.tsx";
import styles from "../../../platform/statistics/statistics.module.css";

/** What each figure counts and what it does not. */
export const HowWeCount = () => (
  <Section title="So zählen wir">
    <ul className={styles.rules}>
      <li>Jeder Mensch zählt höchstens einmal in der Stunde.</li>
      <li>
        Suchmaschinen und andere Programme zählen nicht. Auch Ihre eigenen Besuche zählen nicht, solange Sie angemeldet
        sind.
      </li>
      <li>Wer Ihren Eintrag besucht hat, speichern wir nicht. Wir sehen nur, dass es jemand war.</li>
      <li>
        Meldungen aus dem Verzeichnis können bis zu sieben Tage später kommen. Die letzten Tage können also noch
        steigen.
      </li>
    </ul>
  </Section>
);
