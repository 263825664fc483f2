/** Compares each field of an address with the known data. Pure; the result is an address hint, never a refusal. */
import {
  type AddressFinding,
  type AddressValidation,
  FEDERAL_STATES,
  type FederalState,
} from "@portal/contract/addresses/calls";
import { isHouseNumber } from "@portal/contract/text/patterns";
import type { KnownAddress, KnownPlace } from "./known-address.ts";

/** `street` is null if street and house number came in one line that is not an address. */
export type TypedAddress = { street: string | null; houseNumber: string; zipCode: string; city: string };

/** Similarity from which another name is probably what was meant. */
const LIKELY_MISSPELT = 0.4;

const ok: AddressFinding = { match: "ok", suggestions: [], hint: "" };

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;

/** "Frankfurt a. M." matches "Frankfurt am Main": each word is the beginning of the word at its position. */
function abbreviates(typed: string, known: string): boolean {
  const words = known.split(" ");
  return typed.split(" ").every((word, index) => words[index]?.startsWith(word) && (index > 0 || words[0] === word));
}

/**
 * "Frankfurt" matches "Frankfurt am Main", "Berlin-Kreuzberg" matches "Berlin", and abbreviations match. Takes search
 * keys.
 */
const sameCity = (typed: string, known: string): boolean =>
  typed !== "" && (typed.startsWith(`${known} `) || abbreviates(typed, known));

const placeTyped = ({ cityKey, places }: KnownAddress): KnownPlace | undefined =>
  places.find(({ key }) => key === cityKey) ?? places.find(({ key }) => sameCity(cityKey, key));

function zipCodeFinding(known: KnownAddress, { zipCode, city }: TypedAddress): AddressFinding {
  const [largest] = known.cities;
  const suggestions = largest?.zipCodes ?? [];
  if (known.places.length === 0) {
    const hint = `Die Postleitzahl ${zipCode} kennen wir nicht. Bitte prüfen Sie die Ziffern.`;
    return { match: "unknown", suggestions, hint };
  }
  if (largest === undefined || placeTyped(known) !== undefined) return ok;
  return { match: "mismatch", suggestions, hint: `${zipCode} gehört nicht zu ${city}.` };
}

function cityFinding(known: KnownAddress, { zipCode, city }: TypedAddress): AddressFinding {
  const { cityKey, places, cities } = known;
  const suggestions = [...new Set(places.map(({ name }) => name))].slice(0, 10);
  const belongs = `Zu ${zipCode} gehört ${listed(suggestions.slice(0, 3))}.`;
  if (cityKey === "")
    return { match: city === "" ? "ok" : "unknown", suggestions, hint: places.length > 0 ? belongs : "" };
  if (placeTyped(known) !== undefined) return ok;
  if (places.length === 0) {
    return cities.length > 0
      ? ok
      : { match: "unknown", suggestions: [], hint: `Den Ort ${city} kennen wir nicht. Bitte prüfen Sie den Namen.` };
  }
  if (cities.length > 0) return { match: "mismatch", suggestions, hint: belongs };
  const [nearest] = places;
  return nearest !== undefined && nearest.similarity >= LIKELY_MISSPELT
    ? { match: "mismatch", suggestions, hint: `Meinten Sie ${nearest.name}?` }
    : { match: "unknown", suggestions, hint: belongs };
}

function streetFinding({ streetKnown, similarStreets }: KnownAddress, { street }: TypedAddress): AddressFinding {
  if (street === null) return { match: "mismatch", suggestions: [], hint: "Bitte geben Sie Straße und Hausnummer an." };
  if (streetKnown !== false) return ok;
  const [nearest] = similarStreets;
  return {
    match: "unknown",
    suggestions: similarStreets,
    hint: nearest === undefined ? "" : `Meinten Sie ${nearest}?`,
  };
}

function houseNumberFinding({ houseNumber }: TypedAddress): AddressFinding {
  if (houseNumber === "" || isHouseNumber(houseNumber)) return ok;
  return { match: "mismatch", suggestions: [], hint: "Das sieht nicht nach einer Hausnummer aus." };
}

/** The state of the typed place, or the state that all places of the postal code share. */
function stateOf(known: KnownAddress): FederalState | null {
  const states = new Set(known.places.map(({ state }) => state));
  return placeTyped(known)?.state ?? (states.size === 1 ? ([...states][0] ?? null) : null);
}

export function findingsOn(known: KnownAddress, typed: TypedAddress): AddressValidation {
  const state = stateOf(known);
  return {
    fields: {
      street: streetFinding(known, typed),
      houseNumber: houseNumberFinding(typed),
      zipCode: zipCodeFinding(known, typed),
      city: cityFinding(known, typed),
    },
    state,
    stateName: state === null ? "" : FEDERAL_STATES[state],
  };
}
