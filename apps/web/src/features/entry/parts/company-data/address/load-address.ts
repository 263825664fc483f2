/** Loads the suggestions and hints of the address fields (Specification §7 "mws"). */
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
import { afterPointerUp } from "../../../../../platform/forms/after-pointer-up.ts";
import { type Address, type AddressHint, digitsOf, addressHintsOf, partsOfStreet, questionOf } from "./address.ts";

export type StreetItem = SuggestItem & { readonly street: StreetSuggestion };
export type CityItem = SuggestItem & { readonly city: CitySuggestion };
export type ZipCodeItem = SuggestItem & { readonly place: ZipCodeSuggestion };

/** Streets in the form's postal code or city. */
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
    // Somebody who moves types the new city next to the old postal code.
    const cities = nearby.length > 0 ? nearby : await find("");
    return cities.map((city) => ({
      key: `${city.name}\n${city.state}\n${city.zipCodes[0] ?? ""}`,
      text: city.name,
      note: city.zipCodes.length === 1 ? `${city.zipCodes[0]} · ${city.stateName}` : city.stateName,
      city,
    }));
  };

/** Searches by the digits alone, for the same reason; codes that contain the street come first. */
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

/** Hints appear below the fields, so they must not appear during a click. */
export const loadAddressHints =
  (address: Address): LoadSuggestions<AddressHint> =>
  async (_, signal) => {
    const body = questionOf(address);
    if (body === null) return [];
    const hints = addressHintsOf(await apiCall(validateAddress, { body, signal }), address);
    await new Promise<void>((resolve) => afterPointerUp(resolve));
    return hints;
  };
