/** Places of the service area, identified by name and federal state; the state is "" if it is unknown. */
import type { ServiceAreaCity } from "@portal/contract/entry/rules/service-area";

export type PlaceItem = {
  readonly key: string;
  readonly text: string;
  readonly note: string;
  readonly city: ServiceAreaCity;
};

export const placeItem = (city: ServiceAreaCity): PlaceItem => ({
  key: `${city.name}\n${city.state}`,
  text: city.name,
  note: city.state,
  city,
});

const spelling = (text: string): string => text.toLocaleLowerCase("de");

export const isPlaceOf = (cities: readonly ServiceAreaCity[], { name, state }: ServiceAreaCity): boolean =>
  cities.some((known) => spelling(known.name) === spelling(name) && known.state === state);

/** Inserts a place at `index`, unless it is a duplicate or the list is full. */
export const withPlace = (
  cities: readonly ServiceAreaCity[],
  city: ServiceAreaCity,
  index: number,
  most: number,
): readonly ServiceAreaCity[] =>
  isPlaceOf(cities, city) || cities.length >= most ? cities : cities.toSpliced(index, 0, city);

/** The suggestions that are not chosen yet, followed by the typed text unless a suggestion equals it. */
export function offeredPlaces(
  found: readonly PlaceItem[],
  cities: readonly ServiceAreaCity[],
  typed: string,
  withTyped: boolean,
): readonly PlaceItem[] {
  const others = found.filter(({ city }) => !isPlaceOf(cities, city));
  const name = typed.trim().replace(/\s+/g, " ");
  const isKnown = [...found.map(({ city }) => city), ...cities].some(
    (known) => spelling(known.name) === spelling(name),
  );
  if (!withTyped || name === "" || isKnown) return others;
  return [...others, { key: "typed", text: name, note: "so übernehmen", city: { name, state: "" } }];
}
