import { Icon, type IconShape } from "../../../ui/icons/icon.tsx";
import { check, close } from "../../../ui/icons/icons.ts";
import styles from "../external-services.module.css";

const MAY = [
  "Name, Anschrift, Telefon, Website, Öffnungszeiten und Beschreibung Ihrer Standorte lesen",
  "Sehen, ob Google Ihren Standort bestätigt hat",
  "Bewertungen Ihrer Standorte lesen",
  "Eine Angabe bei Google ändern, wenn Sie „An Google senden“ wählen",
  "Ihre Antwort auf eine Bewertung senden, wenn Sie sie hier veröffentlichen",
];
const NEVER = [
  "Von uns aus etwas bei Google ändern",
  "Beiträge schreiben oder Bewertungen ohne Ihr Zutun beantworten",
  "E-Mails, Kontakte oder anderes in Ihrem Google-Konto sehen",
];

/** Explains what the portal does and does not do with access to Google, before anybody grants it. */
export function GoogleAccessExplained() {
  return (
    <div className={styles.promises}>
      <Points title="Das tun wir" points={MAY} icon={check} className={styles.yes} />
      <Points title="Das tun wir nicht" points={NEVER} icon={close} className={styles.no} />
    </div>
  );
}

type PointsProps = { title: string; points: readonly string[]; icon: IconShape; className: string | undefined };

function Points({ title, points, icon, className }: PointsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon shape={icon} className={className} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Explains how to revoke the access. */
export const TakingBack = () => (
  <p className={styles.hint}>
    Die Freigabe kostet nichts und ist kein Vertrag. Google nennt sie „Unternehmensprofile verwalten“. Sie erlaubt mehr,
    als wir nutzen. Sie können sie jederzeit hier zurücknehmen oder in Ihrem Google-Konto unter „Sicherheit“,
    „Verbindungen zu Drittanbietern“.
  </p>
);
