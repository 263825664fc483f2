import type { AreaMap as Positions, Position } from "@portal/contract/entry/area-map/calls";
import styles from "./area-map.module.css";
import { MapCredit } from "./map-credit.tsx";
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

/** The map with what it says in words; nothing where no place is known. */
export function AreaMap({ area, positions, home }: AreaMapProps) {
  const isKnown = area.nationwide || positions.centre !== null || citiesOf(area, positions).length > 0;
  if (!isKnown) return null;
  const sentences = [townsInside(area, positions, home), missingPlaces(area, positions)].filter((text) => text !== "");
  return (
    <figure className={styles.map}>
      <MapDrawing area={area} positions={positions} home={home} />
      <figcaption className={styles.words}>
        {sentences.length > 0 && <p>{sentences.join(" ")}</p>}
        <MapCredit />
      </figcaption>
    </figure>
  );
}

const citiesOf = (area: ServiceArea, { cities }: Positions): Positions["cities"] =>
  cities.filter((city) => isAmong(area.cities, city));

/**
 * Where a company is and where it works: the outline of Germany or a cut-out of it, with towns for orientation. Its name
 * says the same in words.
 */
export function MapDrawing({ area, positions, home }: AreaMapProps) {
  const { nationwide } = area;
  const radiusKm = nationwide ? null : area.radiusKm;
  const centre = nationwide ? null : positions.centre;
  const cities = nationwide ? [] : citiesOf(area, positions);
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
  const label = nationwide || marks.length > 0 ? pictureText(area, home) : "Karte von Deutschland";
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.drawing} role="img" aria-label={label}>
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
  );
}
