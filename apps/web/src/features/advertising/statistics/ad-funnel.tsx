import { type AdSums, clickRateOf, contactsOf } from "@portal/contract/advertising/figures";
import { germanNumber } from "@portal/contract/text/formats";
import { formatOf } from "../ads-texts.ts";
import { FunnelChart } from "../../../ui/charts/funnel-chart.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** From the impression to the contact. */
export function AdFunnel({ sums }: { sums: AdSums }) {
  const contacts = contactsOf(sums);
  const clickRate = clickRateOf(sums);
  const rate = (share: number | null): string => (share === null ? "" : `${formatOf("clickRate")(share)} davon`);
  return (
    <Section title="Vom Sehen zum Anruf">
      <FunnelChart
        title="Vom Sehen zum Anruf"
        summary={
          sums.clicks === 0
            ? "In diesem Zeitraum hat niemand eine Anzeige angeklickt."
            : `Von 100 Klicks wurden ${germanNumber(Math.round((contacts / sums.clicks) * 100))} ein Kontakt: ${germanNumber(sums.calls)} Anrufe und ${germanNumber(sums.forms)} Formulare.`
        }
        steps={[
          { label: "Einblendungen", value: sums.impressions, rate: "" },
          { label: "Klicks", value: sums.clicks, rate: rate(clickRate) },
          { label: "Kontakte", value: contacts, rate: rate(sums.clicks === 0 ? null : contacts / sums.clicks) },
        ]}
        format={germanNumber}
        fileName="vom-sehen-zum-anruf"
      />
    </Section>
  );
}
