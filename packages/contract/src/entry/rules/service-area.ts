/** Where a company works (Specification §7 "updateEntryServiceAreaData"). */
import * as z from "zod/mini";
import { lineOf } from "../../text/text-fields.ts";

/** `radius` in km around the company's address. */
export const SERVICE_AREA_LIMITS = { city: 100, cities: 50, radius: 500 } as const;

const RADIUS = `Bitte geben Sie den Umkreis in ganzen Kilometern an, höchstens ${SERVICE_AREA_LIMITS.radius}.`;

/** `state`: the federal state's name, which distinguishes places of one name; "" if unknown. */
const city = z.object({ name: lineOf(SERVICE_AREA_LIMITS.city, "Bitte geben Sie den Ort an."), state: lineOf(40) });
export type ServiceAreaCity = z.output<typeof city>;

export const serviceAreaFields = {
  nationwide: z.boolean(),
  radiusKm: z.nullable(z.int(RADIUS).check(z.minimum(1, RADIUS), z.maximum(SERVICE_AREA_LIMITS.radius, RADIUS))),
  cities: z.array(city).check(
    z.maxLength(SERVICE_AREA_LIMITS.cities, `Bitte höchstens ${SERVICE_AREA_LIMITS.cities} Orte.`),
    z.refine(
      (cities) => new Set(cities.map(({ name, state }) => `${name}\n${state}`)).size === cities.length,
      "Bitte jeden Ort nur einmal.",
    ),
  ),
};
