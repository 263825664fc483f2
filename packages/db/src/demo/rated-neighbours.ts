/**
 * Generates twelve roofers near the demo company C-1001, with ratings: enough for its comparison with the trade. Nobody
 * logs in for them. They are the same on every machine; only the days of the ratings follow today.
 */
import { addDays, type Day, instantOfBerlin } from "@portal/contract/time/berlin-time";
import { randomOf } from "./random.ts";

type Neighbour = { name: string; street: string; postalCode: string; city: string };

const NEIGHBOURS: readonly Neighbour[] = [
  { name: "Dachdeckerei Krings", street: "Neusser Straße 310", postalCode: "50733", city: "Köln" },
  { name: "Bedachungen Odenthal", street: "Severinstraße 88", postalCode: "50678", city: "Köln" },
  { name: "Dachtechnik Aksoy", street: "Venloer Straße 401", postalCode: "50825", city: "Köln" },
  { name: "Esser Dach und Fassade", street: "Luxemburger Straße 270", postalCode: "50939", city: "Köln" },
  { name: "Dachdecker Wirtz", street: "Bonner Straße 195", postalCode: "50968", city: "Köln" },
  { name: "Holzdach Pütz", street: "Hauptstraße 41", postalCode: "50996", city: "Köln" },
  { name: "Dachservice Kowalczyk", street: "Aachener Straße 512", postalCode: "50933", city: "Köln" },
  { name: "Dachdeckermeister Schmitz", street: "Kölner Straße 17", postalCode: "50226", city: "Frechen" },
  { name: "Flachdach Erftland", street: "Bahnhofstraße 9", postalCode: "50169", city: "Kerpen" },
  { name: "Dachbau Hürth", street: "Luxemburger Straße 6", postalCode: "50354", city: "Hürth" },
  { name: "Bedachungen Vieten", street: "Kirchstraße 22", postalCode: "50259", city: "Pulheim" },
  { name: "Schieferdach Conrads", street: "Hauptstraße 130", postalCode: "50126", city: "Bergheim" },
];

const SOURCES = ["google", "google", "golocal", "wkdb"] as const;
const FEWEST = 4;
const MOST = 31;
const DAYS_APART = 24;

/** The lines of an import; the newest ratings are some days older than `today`. */
export function* demoNeighbourLines(today: Day): Generator<string> {
  for (const [index, { name, street, postalCode, city }] of NEIGHBOURS.entries()) {
    const company = `N-${index + 1}`;
    yield JSON.stringify({
      type: "company",
      external_id: company,
      company_name: name,
      entry_display_name: name,
      claimed_by: null,
      is_published_on_cleverb2b: false,
    });
    yield JSON.stringify({
      type: "entry",
      company,
      company_name: name,
      ShippingStreet: street,
      ShippingPostalCode: postalCode,
      ShippingCity: city,
      tradesData: { trades: ["Dachdecker"] },
    });
    yield* ratingLines(company, index, today);
  }
}

function* ratingLines(company: string, index: number, today: Day): Generator<string> {
  const random = randomOf(977, index);
  const count = FEWEST + random.below(MOST - FEWEST);
  for (let number = 0; number < count; number += 1) {
    const day = addDays(today, -(3 + number * DAYS_APART + random.below(DAYS_APART)));
    const at = new Date(instantOfBerlin(day, 8 * 60 + random.below(10 * 60))).toISOString();
    yield JSON.stringify({
      type: "rating",
      external_id: `neighbour-${company}-${number}`,
      company,
      source: random.of(SOURCES),
      stars: random.chance(12) ? 1 + random.below(2) : 3 + random.below(3),
      title: "",
      text: "",
      author: "",
      url: null,
      rated: at,
      changed: at,
      done: at,
    });
  }
}
