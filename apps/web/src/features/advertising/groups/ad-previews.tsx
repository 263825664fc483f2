import type { AdCampaignDetail } from "@portal/contract/advertising/calls";
import { ENGINE_LABELS } from "@portal/contract/advertising/words";
import { Section } from "../../../ui/page/section.tsx";
import styles from "./ad-previews.module.css";
import { shownAddress } from "./group-texts.ts";

/** Ads as they stand above the results. They are no links: a click on the real ad would cost money. */
export const AdPreviews = ({ campaign: { ads, engine } }: { campaign: AdCampaignDetail }) => (
  <Section
    title="So sieht Ihre Anzeige aus"
    description={`Wie auf der Ergebnisseite von ${ENGINE_LABELS[engine]}. Die Suchmaschine wählt, welche Überschriften sie zeigt.`}
  >
    {ads.length === 0 ? (
      <p>Für diese Kampagne haben wir noch keine Anzeigentexte bekommen.</p>
    ) : (
      <ul className={styles.list} role="list">
        {ads.map((ad) => (
          <li key={ad.headlines.join()} className={styles.ad}>
            <p className="note">
              <strong>Anzeige</strong> · {shownAddress(ad)}
            </p>
            <p className={styles.headline}>{ad.headlines.join(" | ")}</p>
            {ad.descriptions.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
