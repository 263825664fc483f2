/** Cut-outs of Germany on a square drawing. */
import { KM_PER_DEGREE, kmBetween, shorterAt } from "@portal/contract/entry/area-map/distance";
import type { Position } from "@portal/contract/entry/area-map/calls";

/** Width and height of the drawing in its own units. */
export const SIZE = 400;
/** From the middle to the edge, at least: nearer there are no towns for orientation. */
const LEAST_KM = 18;
/** Around what must be seen. */
const MARGIN = 1.18;

export type XY = readonly [x: number, y: number];

export type CutOut = {
  readonly place: (position: Position) => XY;
  /** A length in km in units of the drawing. */
  readonly length: (km: number) => number;
};

/** Corners of Germany. */
const WHOLE: readonly Position[] = [
  { lat: 55.06, lng: 5.87 },
  { lat: 47.27, lng: 15.04 },
];

type Shown = {
  readonly centre: Position | null;
  readonly radiusKm: number | null;
  readonly cities: readonly Position[];
};

/** The square that shows radius and places, or all of Germany if there are none. */
export function cutOutOf({ centre, radiusKm, cities }: Shown): CutOut {
  const points = [...(centre ? [centre] : []), ...cities];
  if (points.length === 0) return cutOut(WHOLE, 0);
  const around = centre === null || radiusKm === null ? [] : boxAround(centre, radiusKm);
  return cutOut([...points, ...around], LEAST_KM);
}

const boxAround = ({ lat, lng }: Position, km: number): Position[] => {
  const degrees = km / KM_PER_DEGREE;
  return [
    { lat: lat + degrees, lng: lng + degrees / shorterAt(lat) },
    { lat: lat - degrees, lng: lng - degrees / shorterAt(lat) },
  ];
};

const middleOf = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;

function cutOut(points: readonly Position[], leastKm: number): CutOut {
  const middle = { lat: middleOf(points.map(({ lat }) => lat)), lng: middleOf(points.map(({ lng }) => lng)) };
  const far = points.flatMap(({ lat, lng }) => [
    kmBetween(middle, { lat, lng: middle.lng }),
    kmBetween(middle, { lat: middle.lat, lng }),
  ]);
  const scale = SIZE / 2 / Math.max(leastKm, MARGIN * Math.max(...far));
  const north = KM_PER_DEGREE * scale;
  const east = north * shorterAt(middle.lat);
  return {
    place: ({ lat, lng }) => [SIZE / 2 + (lng - middle.lng) * east, SIZE / 2 - (lat - middle.lat) * north],
    length: (km) => km * scale,
  };
}

/** A part of the outline as a path. `delta` is written as in `germany.ts`. */
export function pathOf(delta: string, { place }: CutOut): string {
  const numbers = delta.split(" ").map(Number);
  let [lng, lat] = [0, 0];
  const points: string[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    lng += numbers[index] ?? 0;
    lat += numbers[index + 1] ?? 0;
    const [x, y] = place({ lat: lat / 100, lng: lng / 100 });
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}
