/** Distances on maps of Germany, where the earth may be flat. */
type Point = { readonly lat: number; readonly lng: number };

export const KM_PER_DEGREE = 111.2;

/** How much shorter a degree of longitude is than one of latitude. */
export const shorterAt = (lat: number): number => Math.cos((lat * Math.PI) / 180);

export const kmBetween = (one: Point, other: Point): number =>
  KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * shorterAt((one.lat + other.lat) / 2));
