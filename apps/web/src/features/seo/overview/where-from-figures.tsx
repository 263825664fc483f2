import { Section } from "../../../ui/page/section.tsx";
import styles from "./seo.module.css";

/** What each figure means, where it comes from, and what it does not say. */
export const WhereFromFigures = () => (
  <Section title="So kommen die Zahlen zustande">
    <ul className={styles.rules}>
      <li>
        Einblendungen, Klicks und Positionen zählt Google. Wir holen sie jeden Tag aus der Search Console, sobald Sie
        sie verbunden haben.
      </li>
      <li>
        Die Position ist die des obersten Treffers Ihrer Website, gemittelt über alle Einblendungen. Sie hängt davon ab,
        wer sucht und wo. Einen festen Platz gibt es bei Google nicht.
      </li>
      <li>
        Ein Tag beginnt bei Google nach kalifornischer Zeit, bei uns um 9 Uhr morgens. Die letzten drei Tage korrigiert
        Google noch. Wir übernehmen das.
      </li>
      <li>Seltene Suchbegriffe nennt Google nicht. Deshalb ergeben die Suchbegriffe zusammen weniger als die Summe.</li>
      <li>Aufrufe zählt das Verzeichnis: wie oft jemand nach einer Suche Ihren Eintrag geöffnet hat.</li>
      <li>
        Stichwörter sind die Suchbegriffe und Branchen Ihres Eintrags und die Stichwörter Ihrer Website. Orte sind Ihr
        Ort und die Orte Ihres Einzugsgebiets.
      </li>
    </ul>
  </Section>
);
