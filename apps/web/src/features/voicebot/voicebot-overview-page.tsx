import { VOICEBOT_FAMILIES } from "@portal/contract/voicebot/calls";
import styles from "../../platform/phone/phone.module.css";
import { useHasProduct } from "../../platform/products/active-products.ts";
import { WithoutProduct } from "../../platform/products/without-product.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { BotCalls } from "./calls/bot-calls.tsx";
import { SettingsSection } from "./settings/settings-section.tsx";

/** `voicebot_overview`: what the machine was asked, what is still open, and how it answers. */
export default function VoicebotOverviewPage() {
  const has = useHasProduct(VOICEBOT_FAMILIES);
  return (
    <>
      <PageHeader title="Sprachbot" lead="Was Anrufer vom Sprachbot wissen wollten, und was noch zu tun ist." />
      {has ? (
        <div className={styles.page}>
          <BotCalls />
          <SettingsSection />
        </div>
      ) : (
        <WithoutVoicebot />
      )}
    </>
  );
}

const WithoutVoicebot = () => (
  <WithoutProduct
    title="Ein Sprachbot gehört nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit dem Sprachbot"
    brings={[
      "nimmt ein digitaler Assistent ab, wenn niemand ans Telefon gehen kann,",
      "beantwortet er Fragen nach Öffnungszeiten, Adresse und Angebot aus Ihrem Eintrag,",
      "sehen Sie hier jeden Anruf mit Zusammenfassung und Wortlaut,",
      "bestimmen Sie, was er sagt und wohin er verbindet.",
    ]}
    product="Sprachbot"
  />
);
