import type { RatingsOverview } from "@portal/contract/ratings/overview/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Columns } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import {
  formulaOf,
  MOST_STARS,
  ratingsText,
  scoreText,
  sourceLabel,
  type StarRow,
  starRows,
} from "./overview-texts.ts";
import styles from "./overview.module.css";

type SourceRow = RatingsOverview["portalRatings"][number];

/** A source without ratings has no bar: −1 is no score. */
const SOURCE_COLUMNS: TableColumn<SourceRow>[] = [
  { key: "source", header: "Portal", cell: ({ source }) => sourceLabel(source) },
  {
    key: "score",
    header: "Sterne",
    cell: scoreText,
    numeric: true,
    share: ({ count, avgScore }) => (count === 0 ? 0 : avgScore / MOST_STARS),
  },
  { key: "count", header: "Anzahl", cell: ({ count }) => germanNumber(count), numeric: true },
];

const STAR_COLUMNS: TableColumn<StarRow>[] = [
  { key: "stars", header: "Sterne", cell: ({ stars }) => (stars === 1 ? "1 Stern" : `${stars} Sterne`) },
  {
    key: "count",
    header: "Bewertungen",
    cell: ({ count }) => germanNumber(count),
    numeric: true,
    share: ({ share }) => share,
  },
];

/** The whole score with its formula, then each source and the distribution. */
export function Scores({ overview }: { overview: RatingsOverview }) {
  const { overall, portalRatings, stars, open } = overview;
  const rated = portalRatings.filter(({ count }) => count > 0).length;
  return (
    <>
      <section aria-labelledby="gesamtnote">
        <h2 id="gesamtnote">
          {scoreText(overall)} von 5 Sternen aus {ratingsText(overall.count)}
        </h2>
        <div className={styles.figures}>
          <Columns>
            <Stat
              label="Durchschnitt aller Portale"
              value={scoreText(overall)}
              definition="Jede Bewertung zählt gleich viel, egal auf welchem Portal."
            />
            <Stat
              label="Bewertungen"
              value={germanNumber(overall.count)}
              definition={`Alle Bewertungen, auf ${rated} von 8 Portalen.`}
            />
            <Stat
              label="Noch offen"
              value={germanNumber(open)}
              definition="Ohne Antwort und nicht als erledigt markiert."
            />
          </Columns>
        </div>
        <details className={styles.formula}>
          <summary>So wird der Durchschnitt berechnet</summary>
          <p>Anzahl mal Sterne je Portal, zusammengezählt und durch die Zahl aller Bewertungen geteilt:</p>
          <p className={styles.term}>{formulaOf(overview)}</p>
        </details>
      </section>
      <div className={styles.pair}>
        <Section title="Portale">
          <Table
            caption="Sterne und Bewertungen je Portal"
            captionHidden
            compact
            columns={SOURCE_COLUMNS}
            rows={portalRatings}
            rowKey={({ source }) => source}
          />
        </Section>
        <Section title="Verteilung">
          <Table
            caption="Bewertungen nach Sternen"
            captionHidden
            compact
            columns={STAR_COLUMNS}
            rows={starRows(stars)}
            rowKey={({ stars: of }) => of}
          />
        </Section>
      </div>
    </>
  );
}
