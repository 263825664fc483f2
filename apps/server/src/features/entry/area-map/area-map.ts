/** What a map needs: where the company is, where its places are, and towns for orientation. */
import type { AreaMap, Position } from "@portal/contract/entry/area-map/calls";
import { kmBetween } from "@portal/contract/entry/area-map/distance";
import type { PublicEntry } from "@portal/contract/entry/entry";
import type { ServiceAreaCity } from "@portal/contract/entry/rules/service-area";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { loadPositions, type Positions, stateName } from "./positions.ts";
import { findPlace } from "./repository.ts";

/** A map shows some kilometres or the whole country; each of these distances has its own largest towns. */
const DISTANCES_KM = [15, 30, 60, 120, 250, 500, 1000];
const TOWNS_EACH = 16;
const MIDDLE_OF_GERMANY: Position = { lat: 51.16, lng: 10.45 };

type Address = Pick<PublicEntry, "ShippingPostalCode" | "ShippingCity">;

export async function areaMapOf(
  db: Kysely<Database>,
  { ShippingPostalCode: code, ShippingCity: city }: Address,
  cities: readonly ServiceAreaCity[],
): Promise<AreaMap> {
  const place = await findPlace(db, code, city);
  const positions = await loadPositions();
  const centre = place === undefined ? null : positions.find(place.name, stateName(place.state), code.slice(0, 2));
  const found = cities.flatMap((known) => {
    const position = positions.find(known.name, known.state);
    return position === null ? [] : [{ ...known, ...position }];
  });
  const middle = centre ?? found[0] ?? MIDDLE_OF_GERMANY;
  return { centre, cities: found, towns: townsAround(positions.towns, middle) };
}

function townsAround(towns: Positions["towns"], middle: Position): AreaMap["towns"] {
  const all = towns.map((town) => ({ town, km: kmBetween(town, middle) }));
  const shown = new Set(DISTANCES_KM.flatMap((most) => all.filter(({ km }) => km <= most).slice(0, TOWNS_EACH)));
  return all.filter((each) => shown.has(each)).map(({ town: { name, lat, lng } }) => ({ name, lat, lng }));
}
