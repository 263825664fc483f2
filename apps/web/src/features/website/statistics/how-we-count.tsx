import type { FigureSource } from "@portal/contract/website/statistics/calls";
import styles from "../../../platform/statistics/statistics.module.css";
import { Section } from "../../../ui/page/section.tsx";

/** What each figure counts and what it does not. */
export const HowWeCount = ({ kind }: Pick<FigureSource, "kind">) => (
  <Section title="So wird gezählt">
    <ul className={styles.rules}>
      {kind === "matomo" ? <ByMatomo /> : <ByPortal />}
      <li>
        Verglichen wird mit gleich vielen Tagen davor, und zwar so, dass jeder Montag neben einem Montag steht. Deshalb
        können zwischen beiden Zeiträumen bis zu sechs Tage liegen.
      </li>
    </ul>
  </Section>
);

const ByMatomo = () => (
  <>
    <li>Matomo zählt auf Ihrer Website. Wir holen die Zahlen, sobald Sie diese Seite öffnen, und mehrmals am Tag.</li>
    <li>Suchmaschinen und andere Programme zählen nicht.</li>
    <li>Die Zahlen der letzten beiden Tage können noch steigen.</li>
  </>
);

const ByPortal = () => (
  <>
    <li>Ihre Website meldet jeden Aufruf an das Portal. Dabei wird auf dem Gerät der Besucher nichts gespeichert.</li>
    <li>Wer Ihre Website besucht hat, speichern wir nicht. Wir sehen nur, dass es jemand war.</li>
    <li>
      Wer im Browser eingestellt hat, dass er nicht verfolgt werden möchte, zählt nicht. Auch Suchmaschinen und andere
      Programme zählen nicht. In Wirklichkeit sind es also etwas mehr Besuche.
    </li>
    <li>Meldungen können bis zu sieben Tage später kommen. Die letzten Tage können also noch steigen.</li>
  </>
);
