/** Suggests addresses and checks one against the data (Specification §7 "mws"). */
import {
  type AddressValidation,
  type CitySuggestion,
  FEDERAL_STATES,
  type FederalState,
  type StreetSuggestion,
  type ZipCodeSuggestion,
} from "@portal/contract/addresses/calls";
import { parseShippingStreet } from "@portal/contract/text/patterns";
import type { Dependencies } from "../../platform/dependencies.ts";
import { searchCities } from "./city-search.ts";
import { knownAddress } from "./known-address.ts";
import { searchPlacesOfCode, zipCodesByDigits, zipCodesOfCity } from "./repository.ts";
import { searchStreets } from "./street-search.ts";
import { type TypedAddress, findingsOn } from "./findings.ts";

type AddressBody = { ShippingStreet: string; street: string; houseNumber: string; zipCode: string; city: string };

const withStateName = <R extends { state: FederalState }>(row: R): R & { stateName: string } => ({
  ...row,
  stateName: FEDERAL_STATES[row.state],
});

export type AddressService = ReturnType<typeof createAddressService>;

export const createAddressService = ({ db }: Dependencies) => ({
  /** A term of digits is the beginning of a postal code. */
  async cities({ searchTerm, zipCode }: { searchTerm: string; zipCode: string }): Promise<CitySuggestion[]> {
    const digits = /^\d{1,5}$/.test(searchTerm);
    const code = digits ? searchTerm : zipCode;
    const rows = code === "" ? searchCities(db, searchTerm) : searchPlacesOfCode(db, code, digits ? "" : searchTerm);
    return (await rows).map(withStateName);
  },

  async zipCodes(typed: { searchTerm: string; city: string; street: string }): Promise<ZipCodeSuggestion[]> {
    const rows =
      typed.city === ""
        ? zipCodesByDigits(db, typed.searchTerm)
        : zipCodesOfCity(db, typed.city, typed.searchTerm, typed.street);
    return (await rows).map(withStateName);
  },

  streets: (typed: { searchTerm: string; zipCode: string; city: string }): Promise<StreetSuggestion[]> =>
    searchStreets(db, typed),

  async validate(body: AddressBody): Promise<AddressValidation> {
    const typed = typedAddress(body);
    return findingsOn(await knownAddress(db, { ...typed, street: typed.street ?? "" }), typed);
  },
});

function typedAddress({ ShippingStreet, street, houseNumber, zipCode, city }: AddressBody): TypedAddress {
  if (ShippingStreet === "") return { street, houseNumber, zipCode, city };
  const parsed = parseShippingStreet(ShippingStreet);
  return { street: parsed?.street ?? null, houseNumber: parsed?.houseNumber ?? "", zipCode, city };
}
