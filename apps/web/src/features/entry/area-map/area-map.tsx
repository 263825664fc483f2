import type { AreaMap as Positions, Position } from "@portal/contract/entry/area-map/calls";
import styles from "./area-map.module.css";
import { isAmong, missingPlaces, pictureText, type ServiceArea, townsInside } from "./area-words.ts";
import { GERMANY } from "./germany.ts";
import { labelsOf, type Spot } from "./labels.ts";
import { cutOutOf, pathOf, SIZE } from "./projection.ts";

const MOST_NAMES = 14;

type AreaMapProps = {
  area: ServiceArea;
  positions: Positions;
  /** The company's place. */
  home: string;
};

/**
 * Where a company is and where it works: the outline of Germany or a cut-out of it, with towns for orientation. The
 * picture's name and the sentence below say the same in words.
 */
export function AreaMap({ area, positions, home }: AreaMapProps) {
  const { nationwide } = area;
  const radiusKm = nationwide ? null : area.radiusKm;
  const centre = nationwide ? null : positions.centre;
  const cities = nationwide ? [] : positions.cities.filter((city) => isAmong(area.cities, city));
  if (!nationwide && centre === null && cities.length === 0) return null;
  const cutOut = cutOutOf({ centre, radiusKm, cities });
  const spotOf = ({ name, ...position }: { name: string } & Position): Spot => ({ name, at: cutOut.place(position) });
  const own = centre === null ? [] : [spotOf({ name: home, ...centre })];
  const chosen = cities.map(spotOf);
  const known = new Set([home, ...chosen.map(({ name }) => name)]);
  const towns = positions.towns.filter(({ name }) => nationwide || !known.has(name)).map(spotOf);
  const marks = [...own, ...chosen];
  const labels = labelsOf(
    [...marks, ...towns],
    MOST_NAMES,
    marks.map(({ at }) => at),
  );
  const sentences = [townsInside(area, positions, home), missingPlaces(area, positions)].filter((text) => text !== "");
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.drawing} role="img" aria-label={pictureText(area, home)}>
        {GERMANY.map((part) => (
          <path key={part} className={nationwide ? styles.area : styles.land} d={pathOf(part, cutOut)} />
        ))}
        {radiusKm !== null &&
          own.map(({ at: [cx, cy] }) => (
            <circle key="radius" className={styles.area} cx={cx} cy={cy} r={cutOut.length(radiusKm)} />
          ))}
        {labels
          .filter(({ at }) => !marks.some((mark) => mark.at === at))
          .map(({ name, at: [cx, cy] }) => (
            <circle key={name} className={styles.town} cx={cx} cy={cy} r={2.5} />
          ))}
        {chosen.map(({ name, at: [cx, cy] }) => (
          <circle key={name} className={styles.chosen} cx={cx} cy={cy} r={6} />
        ))}
        {own.map(({ at: [cx, cy] }) => (
          <circle key="home" className={styles.home} cx={cx} cy={cy} r={6} />
        ))}
        {labels.map(({ name, at, text: [x, y], anchor }) => (
          <text
            key={name}
            x={x}
            y={y}
            textAnchor={anchor}
            className={marks.some((mark) => mark.at === at) ? styles.strong : styles.name}
          >
            {name}
          </text>
        ))}
      </svg>
      <figcaption className={styles.words}>
        {sentences.length > 0 && <p>{sentences.join(" ")}</p>}
        <p className={styles.source}>
          {centre !== null && "Die Punkte zeigen die Mitte der Orte. "}
          Karte: ©{" "}
          <a href="https://www.bkg.bund.de" target="_blank" rel="noopener noreferrer">
            GeoBasis-DE / BKG
          </a>{" "}
          (Daten verändert)
        </p>
      </figcaption>
    </figure>
  );
}
