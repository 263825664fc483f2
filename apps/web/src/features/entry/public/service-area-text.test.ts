import { PARTS } from "@portal/contract/entry/parts";
import { expect, test } from "vitest";
import { serviceAreaText } from "./service-area-text.ts";

const nothing = PARTS.serviceAreaData.empty;
const city = (name: string, state = "") => ({ name, state });

test.each([
  [nothing, ""],
  [{ ...nothing, nationwide: true, radiusKm: 20 }, "In ganz Deutschland"],
  [{ ...nothing, radiusKm: 25 }, "Im Umkreis von 25 km"],
  [{ ...nothing, cities: [city("Kiel", "Schleswig-Holstein"), city("Plön")] }, "Kiel, Plön"],
  [
    { ...nothing, radiusKm: 5, cities: [city("Neustadt", "Hessen"), city("Neustadt", "Bayern")] },
    "Im Umkreis von 5 km, außerdem Neustadt (Hessen), Neustadt (Bayern)",
  ],
])('the service area %j reads "%s"', (area, expected) => expect(serviceAreaText(area)).toBe(expected));
