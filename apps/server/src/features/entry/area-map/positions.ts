/** Where German municipalities are: some ten thousand, kept in memory. */
import type { Position } from "@portal/contract/entry/area-map/calls";
import { FEDERAL_STATES, type FederalState } from "@portal/contract/addresses/calls";
import { type PositionRow, readPositions } from "@portal/db/positions";

export type Positions = {
  /** Towns, the largest first. */
  readonly towns: readonly ({ readonly name: string } & Position)[];
  /**
   * @param state German name, or "" if it is unknown.
   * @param region the first two digits of the postal code
   */
  find(name: string, state: string, region?: string): Position | null;
};

const positionsOf = (rows: readonly PositionRow[]): Positions => {
  const all = rows
    .map(([name, state, lat, lng, weight, regions]) => ({ name, state: stateName(state), lat, lng, weight, regions }))
    .toSorted((one, other) => other.weight - one.weight);
  const byName = Map.groupBy(all, ({ name }) => name);
  return {
    towns: all.filter(({ weight }) => weight > 0),
    find(name, state, region) {
      const named = (byName.get(name) ?? []).filter((place) => state === "" || place.state === state);
      const found = named.find(({ regions }) => region !== undefined && regions.includes(region)) ?? named[0];
      return found === undefined ? null : { lat: found.lat, lng: found.lng };
    },
  };
};

export const stateName = (code: string): string => FEDERAL_STATES[code as FederalState] ?? "";

let loaded: Promise<Positions> | undefined;
/** Read with the first map that somebody looks at, and again after a failure. */
export function loadPositions(): Promise<Positions> {
  loaded ??= readPositions().then(positionsOf);
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
