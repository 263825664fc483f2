import { VOICEBOT_FAMILIES } from "@portal/contract/voicebot/calls";
import { PhonePage } from "../../platform/phone/phone-page.tsx";
import { useHasProduct } from "../../platform/products/active-products.ts";
import { WithoutProduct } from "../../platform/products/without-product.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { BotCalls } from "./calls/bot-calls.tsx";
import { VoicebotSettingsSection } from "./settings/settings-section.tsx";

/** `voicebot_overview`: what the machine was asked, what is still open, and how it answers. */
export default function VoicebotOverviewPage() {
  const has = useHasProduct(VOICEBOT_FAMILIES);
  return (
    <>
      <PageHeader title="Sprachbot" lead="Was Anrufer vom Sprachbot wissen wollten und was noch zu tun ist." />
      {has ? (
        <PhonePage page="voicebot_overview" calls={<BotCalls />} settings={<VoicebotSettingsSection />} />
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
