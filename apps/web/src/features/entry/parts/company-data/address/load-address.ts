/** What the fields of an address ask for (Specification §7 "mws"). */
import {
  type CitySuggestion,
  suggestCities,
  suggestStreets,
  suggestZipCodes,
  type StreetSuggestion,
  validateAddress,
  type ZipCodeSuggestion,
} from "@portal/contract/addresses/calls";
import { apiCall } from "../../../../../platform/api/api-call.ts";
import type { LoadSuggestions } from "../../../../../platform/suggestions/suggestion-source.ts";
import type { SuggestItem } from "../../../../../ui/fields/suggest-box.tsx";
import { afterPress } from "../../../form-engine/after-press.ts";
import { type Address, type AddressHint, digitsOf, hintsOf, partsOfStreet, questionOf } from "./address.ts";

export type StreetItem = SuggestItem & { readonly street: StreetSuggestion };
export type CityItem = SuggestItem & { readonly city: CitySuggestion };
export type ZipCodeItem = SuggestItem & { readonly place: ZipCodeSuggestion };

/** Streets of the postal code or the city that stand in the form. */
export const loadStreets =
  ({ ShippingPostalCode, ShippingCity }: Address): LoadSuggestions<StreetItem> =>
  async (text, signal) => {
    const zipCode = digitsOf(ShippingPostalCode);
    const body = { searchTerm: partsOfStreet(text).name, zipCode, city: ShippingCity };
    const { streets } = await apiCall(suggestStreets, { body, signal });
    return streets.map((street) => ({
      key: `${street.name}\n${street.zipCode}\n${street.city}`,
      text: street.name,
      note: street.zipCode === zipCode ? undefined : `${street.zipCode} ${street.city}`,
      street,
    }));
  };

export const loadCities =
  ({ ShippingPostalCode }: Address): LoadSuggestions<CityItem> =>
  async (text, signal) => {
    const find = async (zipCode: string) =>
      (await apiCall(suggestCities, { body: { searchTerm: text, zipCode }, signal })).cities;
    const nearby = await find(digitsOf(ShippingPostalCode));
    // somebody who moves types the new city over the old one, the old code still beside it
    const cities = nearby.length > 0 ? nearby : await find("");
    return cities.map((city) => ({
      key: `${city.name}\n${city.state}\n${city.zipCodes[0] ?? ""}`,
      text: city.name,
      note: city.zipCodes.length === 1 ? `${city.zipCodes[0]} · ${city.stateName}` : city.stateName,
      city,
    }));
  };

/** By their digits alone, for the same reason; those in which the street is known come first. */
export const loadZipCodes =
  ({ ShippingStreet }: Address): LoadSuggestions<ZipCodeItem> =>
  async (text, signal) => {
    const body = { searchTerm: digitsOf(text), street: partsOfStreet(ShippingStreet).name };
    const { zipCodes } = await apiCall(suggestZipCodes, { body, signal });
    return zipCodes.map((place) => ({
      key: `${place.zipCode}\n${place.city}`,
      text: place.zipCode,
      note: place.city,
      place,
    }));
  };

/** Hints appear below the fields: not between a press and its click. */
export const loadHints =
  (address: Address): LoadSuggestions<AddressHint> =>
  async (_, signal) => {
    const body = questionOf(address);
    if (body === null) return [];
    const hints = hintsOf(await apiCall(validateAddress, { body, signal }), address);
    await new Promise<void>((resolve) => afterPress(resolve));
    return hints;
  };
