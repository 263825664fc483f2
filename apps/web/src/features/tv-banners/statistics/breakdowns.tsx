import type { Day } from "@portal/contract/time/berlin-time";
import { INTERVAL_ADVERBS } from "../../../platform/statistics/statistics-texts.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { HeatMap } from "../../../ui/charts/heat-map.tsx";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Channels } from "./channels.tsx";
import { Part } from "./part.tsx";
import { Programmes } from "./programmes.tsx";
import { type Asked, useTvByDay, useTvByTimeOfDay } from "./statistics-store.ts";
import { HOURS, pointsOf, UNIT, WEEKDAYS } from "./statistics-texts.ts";
import { Weeks } from "./weeks.tsx";
import { COMPARISON } from "../../../platform/statistics/same-weekdays.ts";

type BreakdownsProps = { asked: Asked; today: Day };

/** The same impressions over time, by time of day, by channel, by programme, and by week and channel. */
export const Breakdowns = ({ asked, today }: BreakdownsProps) => (
  <>
    <OverTime asked={asked} today={today} />
    <TimeOfDay asked={asked} />
    <div className={styles.pair}>
      <Channels asked={asked} />
      <Programmes asked={asked} />
    </div>
    <Weeks asked={asked} />
    <HowWeCount />
  </>
);

function OverTime({ asked, today }: BreakdownsProps) {
  const query = useTvByDay(asked);
  const title = `${UNIT} ${INTERVAL_ADVERBS[asked.range.interval]}`;
  return (
    <Part title={title} failed="Der Verlauf konnte nicht geladen werden" query={query}>
      {(data) => (
        <PeriodChart
          key={JSON.stringify(data.range)}
          title={title}
          unit={UNIT}
          comparison={data.comparedWith === null ? null : COMPARISON}
          points={pointsOf(data, data.range, today)}
        />
      )}
    </Part>
  );
}

function TimeOfDay({ asked }: { asked: Asked }) {
  const query = useTvByTimeOfDay(asked);
  return (
    <Part
      title="Wochentag und Uhrzeit"
      description="Je größer und kräftiger ein Feld, desto öfter war Ihr Banner in dieser Stunde zu sehen."
      failed="Die Uhrzeiten konnten nicht geladen werden"
      query={query}
    >
      {({ range, hours }) => (
        <HeatMap
          key={JSON.stringify(range)}
          title={`${UNIT} nach Wochentag und Uhrzeit`}
          columnTerm="Uhrzeit"
          unit={UNIT}
          rows={WEEKDAYS}
          columns={HOURS}
          values={hours}
        />
      )}
    </Part>
  );
}

const HowWeCount = () => (
  <Section title="So wird gezählt">
    <ul className={styles.rules}>
      <li>
        Eine Einblendung heißt: Das Banner war auf einem Fernseher zu sehen. Wie viele Menschen davor saßen, weiß
        niemand.
      </li>
      <li>Die Sender zählen und liefern uns die Zahlen am Tag danach. Wer zugesehen hat, erfahren wir nicht.</li>
      <li>Manchmal berichtigen die Sender einen Tag noch. Dann ändern sich die Zahlen hier auch.</li>
      <li>Alle Aufteilungen zählen dasselbe. Ihre Summen stimmen auf die Einblendung genau überein.</li>
      <li>Verglichen wird mit gleich vielen Tagen davor, und zwar so, dass jeder Montag neben einem Montag steht.</li>
    </ul>
  </Section>
);
