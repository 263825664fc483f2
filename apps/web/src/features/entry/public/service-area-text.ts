/** The service area as one sentence; "" if none is given. */
import type { PartValues } from "@portal/contract/entry/parts";

export function serviceAreaText({ nationwide, radiusKm, cities }: PartValues["serviceAreaData"]): string {
  if (nationwide) return "In ganz Deutschland";
  const names = cities.map(({ name, state }) => (isTwice(name, cities) && state !== "" ? `${name} (${state})` : name));
  const around = radiusKm === null ? "" : `Im Umkreis von ${radiusKm} km`;
  if (names.length === 0) return around;
  return around === "" ? names.join(", ") : `${around}, außerdem ${names.join(", ")}`;
}

const isTwice = (name: string, cities: readonly { name: string }[]): boolean =>
  cities.filter((city) => city.name === name).length > 1;
