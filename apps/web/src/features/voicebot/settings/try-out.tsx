import { spokenGreeting, type VoicebotSettings } from "@portal/contract/voicebot/settings";
import styles from "../../../platform/phone/phone.module.css";
import { Card } from "../../../ui/content/card.tsx";

/** What callers hear first, as text, while the greeting is typed. */
export const TryOut = ({ settings }: { settings: VoicebotSettings }) => (
  <Card look="soft">
    <p className={styles.name}>Das hören Anrufer zuerst</p>
    <p className={styles.text}>„{spokenGreeting(settings)}“</p>
    <p className={styles.note}>
      Dass ein digitaler Assistent spricht, sagt er immer. Das schreibt die KI-Verordnung vor (Artikel 50).
    </p>
  </Card>
);
