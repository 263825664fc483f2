/** What the map says, in words. */
import type { AreaMap } from "@portal/contract/entry/area-map/calls";
import { kmBetween } from "@portal/contract/entry/area-map/distance";
import type { ServiceAreaCity } from "@portal/contract/entry/rules/service-area";
import type { PartValues } from "@portal/contract/entry/parts";
import { serviceAreaText } from "../public/service-area-text.ts";

export type ServiceArea = PartValues["serviceAreaData"];

const EXAMPLES = 4;
const list = new Intl.ListFormat("de-DE", { style: "long", type: "conjunction" });

/** What the picture shows: "Karte: Im Umkreis von 30 km um Köln, außerdem Bonn". */
export function pictureText(area: ServiceArea, home: string): string {
  if (area.nationwide) return "Karte: in ganz Deutschland";
  const text = serviceAreaText(area);
  if (text === "") return home === "" ? "Karte" : `Karte: ${home} und Umgebung`;
  return `Karte: ${area.radiusKm === null || home === "" ? text : text.replace(" km", ` km um ${home}`)}`;
}

/** Large towns within the radius, as a sentence; "" without a radius or such towns. */
export function townsInside(area: ServiceArea, { centre, towns }: AreaMap, home: string): string {
  const { nationwide, radiusKm } = area;
  if (nationwide || radiusKm === null || centre === null) return "";
  const inside = towns.filter((town) => town.name !== home && kmBetween(town, centre) <= radiusKm);
  if (inside.length === 0) return "";
  return `Im Umkreis ${inside.length === 1 ? "liegt" : "liegen"} zum Beispiel ${list.format(inside.slice(0, EXAMPLES).map(({ name }) => name))}.`;
}

/** Places that the map lacks, as a sentence; "" if it has all. */
export function missingPlaces(area: ServiceArea, { cities }: AreaMap): string {
  if (area.nationwide) return "";
  const missing = area.cities.filter((city) => !isAmong(cities, city)).map(({ name }) => name);
  return missing.length === 0 ? "" : `Nicht auf der Karte: ${list.format(missing)}.`;
}

export const isAmong = (cities: readonly ServiceAreaCity[], { name, state }: ServiceAreaCity): boolean =>
  cities.some((city) => city.name === name && city.state === state);
