import { FEDERAL_STATES } from "@portal/contract/addresses/calls";
import {
  type B2bLocationStatistics,
  FEWEST_SHOWN,
  getB2bOriginsCsv,
  type Origins,
} from "@portal/contract/b2b/statistics/calls";
import { INDUSTRIES } from "@portal/contract/b2b/statistics/industries";
import { germanDay, germanNumber, germanPercent } from "@portal/contract/text/formats";
import type { DateRange } from "@portal/contract/time/date-range";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import { RegionMap } from "../../../ui/charts/region-map.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { KEPT, locationsQuery } from "./b2b-queries.ts";
import shared from "../../../platform/statistics/statistics.module.css";
import { knownSentence } from "./b2b-texts.ts";
import { GERMAN_STATES, MAP_SIZE } from "./german-states.ts";
import styles from "./locations.module.css";

/** Where visiting companies come from: a map with a table beside it, and their industries. */
export function Locations({ accountId, range }: { accountId: number; range: DateRange }) {
  const { data, error, refetch } = useQuery({ ...locationsQuery(accountId, range), ...KEPT });
  const hasOrigins = data !== undefined && data.known > 0;
  const file = (
    <a href={csvHref(getB2bOriginsCsv, range, accountId)} download data-print="hide">
      Herkunft als Tabelle (CSV)
    </a>
  );
  return (
    <Section
      title="Woher die Firmen kommen"
      description="Bundesland und Branche, nie der Name einer Firma."
      action={hasOrigins && file}
    >
      {data && !hasOrigins && (
        <p className={shared.none}>In diesem Zeitraum ist von keinem Aufruf bekannt, woher er kam.</p>
      )}
      {hasOrigins && <Found statistics={data} />}
      {!data && (
        <NotLoaded failure="Die Herkunft konnte nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonBar height="24rem" />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

function Found({ statistics }: { statistics: B2bLocationStatistics }) {
  const { states, industries, comparedWith } = statistics;
  const compares = comparedWith !== null;
  const views = new Map(states.shown.map((state) => [state.code, state.views]));
  const regions = Object.fromEntries(
    GERMAN_STATES.map(({ key }) => [key, { name: FEDERAL_STATES[key], value: views.get(key) ?? null }]),
  );
  return (
    <div className={styles.origins}>
      <div className={styles.beside}>
        <div>
          <RegionMap
            title="Aufrufe nach Bundesland"
            label="Aufrufe nach Bundesland: mit den Pfeiltasten durch die Länder"
            unit="Aufrufe"
            size={MAP_SIZE}
            shapes={GERMAN_STATES}
            regions={regions}
            all={statistics.known}
            untold="nicht einzeln gezeigt"
          />
          <p className={styles.source}>
            Länder ohne Zahl zeigen wir nicht einzeln: Dort waren es weniger als {FEWEST_SHOWN} Aufrufe, oder die Zahl
            würde andere verraten. Grenzen: © GeoBasis-DE / BKG, vereinfacht.
          </p>
        </div>
        <OriginTable
          title="Aufrufe nach Bundesland"
          header="Bundesland"
          origins={states}
          names={FEDERAL_STATES}
          compares={compares}
        />
      </div>
      <OriginTable
        title="Aufrufe nach Branche"
        header="Branche"
        origins={industries}
        names={INDUSTRIES}
        compares={compares}
      />
      <p className={shared.none}>
        {knownSentence(statistics)}
        {comparedWith &&
          ` „Davor“ sind die Tage vom ${germanDay(comparedWith.start)} bis ${germanDay(comparedWith.end)}.`}
      </p>
    </div>
  );
}

type OriginTableProps<Code extends string> = {
  title: string;
  header: string;
  origins: Origins<Code>;
  names: Readonly<Record<Code, string>>;
  compares: boolean;
};
type Row = { name: string; views: number; before: number | null };

const BEFORE: TableColumn<Row> = {
  key: "before",
  header: "Davor",
  cell: ({ before }) => (before === null ? <NotShown /> : germanNumber(before)),
  numeric: true,
};

const NotShown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">nicht einzeln gezeigt</span>
  </>
);

function OriginTable<Code extends string>({ title, header, origins, names, compares }: OriginTableProps<Code>) {
  const { shown, others } = origins;
  const all = shown.reduce((sum, { views }) => sum + views, others);
  const rows: Row[] = [
    ...shown.map(({ code, views, before }) => ({ name: names[code], views, before })),
    ...(others > 0 ? [{ name: "Andere und unbekannte", views: others, before: null }] : []),
  ];
  return (
    <Table
      caption={title}
      compact
      captionHidden
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: "name", header, cell: ({ name }) => name },
        {
          key: "views",
          header: "Aufrufe",
          cell: ({ views }) => `${germanNumber(views)} (${germanPercent(views / all)})`,
          numeric: true,
          share: ({ views }) => views / all,
        },
        ...(compares ? [BEFORE] : []),
      ]}
    />
  );
}
