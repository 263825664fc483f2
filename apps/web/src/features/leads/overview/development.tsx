import type { LeadStatistics } from "@portal/contract/leads/statistics";
import { germanDay, germanMoney, germanNumber } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { DateRange } from "@portal/contract/time/date-range";
import { useState } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { queryOfRange, type RangeChoice, rangeOf } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import {
  againstBefore,
  comparisonName,
  deltaOf,
  INTERVAL_ADVERBS,
  periodPoint,
  yesterday,
} from "../../../platform/statistics/statistics-texts.ts";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Columns } from "../../../ui/page/layout.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { durationText } from "../lead-texts.ts";
import { useLeadStatistics } from "../leads-store.ts";

/** What leads brought in a range of days, compared with the days before. */
export function Development() {
  const [today] = useState(() => berlinDate(Date.now()));
  const choice = rangeOf(usePageQuery(), today);
  const goTo = useGoTo();
  const { data, error, isPlaceholderData, refetch } = useLeadStatistics(choice.range);
  const show = (wanted: RangeChoice) =>
    void goTo("inquiries_overview", { query: queryOfRange(wanted), replace: true, withoutAsking: true });
  return (
    <Section
      title="Was Anfragen brachten"
      description={`Gezählt nach dem Tag des Eingangs, Stand ${germanDay(today)}. Quelle: dieses Portal.`}
    >
      <PageParts width="list">
        <RangePicker choice={choice} onChange={show} isLoading={!data || isPlaceholderData} />
        {data ? (
          <Figures statistics={data} range={choice.range} />
        ) : (
          <NotLoaded failure="Die Zahlen konnten nicht geladen werden" error={error} onRetry={refetch}>
            <Skeleton>
              <SkeletonBar height="12rem" />
            </Skeleton>
          </NotLoaded>
        )}
      </PageParts>
    </Section>
  );
}

function Figures({ statistics, range }: { statistics: LeadStatistics; range: DateRange }) {
  const { figures, responseMinutes, periods, comparedWith } = statistics;
  const note = comparedWith === null ? "kein Vergleich: davor gab es noch keine" : againstBefore(range);
  const title = `Anfragen ${INTERVAL_ADVERBS[range.interval]}`;
  return (
    <>
      <Columns min="sm" gap="lg">
        <Stat
          label="Eingegangen"
          value={germanNumber(figures.received.value)}
          delta={deltaOf(figures.received)}
          definition="Anfragen und Bewerbungen, die in diesem Zeitraum bei Ihnen ankamen."
          note={note}
        />
        <Stat
          label="Angenommen"
          value={germanNumber(figures.accepted.value)}
          delta={deltaOf(figures.accepted)}
          definition="So viele davon haben Sie angenommen."
          note={note}
        />
        <Stat
          label="Aufträge gewonnen"
          value={germanNumber(figures.won.value)}
          delta={deltaOf(figures.won)}
          definition="So viele davon haben Sie als gewonnen eingetragen."
          note={note}
        />
        <Stat
          label="Auftragswert"
          value={germanMoney(figures.wonCents.value)}
          delta={deltaOf(figures.wonCents)}
          definition="Summe der gewonnenen Aufträge, zu denen Sie einen Wert eingetragen haben."
        />
        <Stat
          label="Bis zur ersten Antwort"
          value={durationText(responseMinutes.value)}
          definition="So lange warteten Kunden. Die Hälfte bekam ihre Antwort schneller."
          note={responseMinutes.before === null ? undefined : `Davor: ${durationText(responseMinutes.before)}`}
        />
        <Stat
          label="Kosten"
          value={germanMoney(figures.costCents.value - figures.creditCents.value)}
          definition={`Preis der angenommenen Anfragen, nach Gutschriften von ${germanMoney(figures.creditCents.value)}.`}
        />
      </Columns>
      <PeriodChart
        key={`${range.startDate} ${range.endDate} ${range.interval}`}
        title={title}
        unit="Anfragen"
        comparison={comparedWith === null ? null : comparisonName(range)}
        points={periods.map(({ start, end, received, before }) => ({
          ...periodPoint(range.interval, { start, end }, yesterday()),
          value: received,
          before,
        }))}
      />
    </>
  );
}
