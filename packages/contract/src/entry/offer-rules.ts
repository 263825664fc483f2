/** Rules of what a company offers and where: trades, search keywords, services, products, service area (Specification §5, §7). */
import * as z from "zod/mini";
import { SERVICE_FEATURE_CODES } from "./choices.ts";
import { choicesOf, FILL_OR_REMOVE, lineOf, linesOf } from "../text/text-fields.ts";
import { notImitating } from "../text/provider-name-rule.ts";

export const OFFER_LIMITS = {
  trade: 100,
  trades: 10,
  keyword: 60,
  keywords: 20,
  product: 80,
  products: 30,
  city: 100,
  cities: 50,
  /** In km around the company's address. */
  radius: 500,
} as const;

/** By name as the vocabulary has them; the first is the main trade. */
export const tradesFields = {
  trades: linesOf("Branchen", { characters: OFFER_LIMITS.trade, most: OFFER_LIMITS.trades }),
};

/** Nobody is found under the provider's name; product names may hold any number, as articles have them. */
export const searchKeywordsFields = {
  keywords: linesOf("Suchbegriffe", {
    characters: OFFER_LIMITS.keyword,
    most: OFFER_LIMITS.keywords,
    line: lineOf(OFFER_LIMITS.keyword, FILL_OR_REMOVE).check(notImitating),
  }),
};

export const serviceFeaturesFields = { services: choicesOf(SERVICE_FEATURE_CODES) };

export const productFeaturesFields = {
  products: linesOf("Produkte", { characters: OFFER_LIMITS.product, most: OFFER_LIMITS.products }),
};

const RADIUS = `Bitte geben Sie den Umkreis in ganzen Kilometern an, höchstens ${OFFER_LIMITS.radius}.`;

/** `state` tells places of one name apart: the federal state's name, "" where it is not known. */
const city = z.object({ name: lineOf(OFFER_LIMITS.city, "Bitte geben Sie den Ort an."), state: lineOf(40) });

export const serviceAreaFields = {
  nationwide: z.boolean(),
  radiusKm: z.nullable(z.int(RADIUS).check(z.minimum(1, RADIUS), z.maximum(OFFER_LIMITS.radius, RADIUS))),
  cities: z.array(city).check(
    z.maxLength(OFFER_LIMITS.cities, `Bitte höchstens ${OFFER_LIMITS.cities} Orte.`),
    z.refine(
      (cities) => new Set(cities.map(({ name, state }) => `${name}\n${state}`)).size === cities.length,
      "Bitte jeden Ort nur einmal.",
    ),
  ),
};
