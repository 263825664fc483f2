import { germanNumber } from "@portal/contract/text/formats";
import { SeriesChart } from "../../../ui/charts/series-chart.tsx";
import type { SeriesLook } from "../../../ui/charts/series.ts";
import { Part } from "./part.tsx";
import { type Asked, useTvByWeekAndChannel } from "./statistics-store.ts";
import { UNIT, weekSummary, weekTableOf } from "./statistics-texts.ts";

/** Each look has its own colour and filling. */
const LOOKS: readonly SeriesLook[] = ["main", "second", "quiet", "plan"];

/** Impressions of each week by channel, one upon the other. */
export function Weeks({ asked }: { asked: Asked }) {
  const query = useTvByWeekAndChannel(asked);
  return (
    <Part
      title="Wochen und Sender"
      description="Wie sich die Einblendungen jeder Woche auf die Sender verteilen."
      failed="Die Wochen konnten nicht geladen werden"
      query={query}
    >
      {(data) => {
        const table = weekTableOf(data);
        return (
          <SeriesChart
            key={JSON.stringify(data.range)}
            title={`${UNIT} je Woche und Sender`}
            summary={weekSummary(table)}
            kind="stack"
            points={table.weeks.map(({ label, name }) => ({ label, name }))}
            series={table.channels.map(({ id, name }, place) => ({
              key: String(id ?? "others"),
              label: name,
              look: LOOKS[place] ?? "plan",
              values: table.weeks.map(({ values }) => values[place] ?? 0),
            }))}
            format={germanNumber}
            plain={String}
            fileName="tv-einblendungen-wochen"
          />
        );
      }}
    </Part>
  );
}
