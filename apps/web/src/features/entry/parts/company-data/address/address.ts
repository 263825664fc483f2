/** The address while it is typed: the search texts, what a suggestion changes, and the hints. Pure. */
import type { AddressValidation, StreetSuggestion } from "@portal/contract/addresses/calls";
import { ZIP_CODE_PATTERN } from "@portal/contract/text/patterns";

export type Address = Readonly<Record<"ShippingStreet" | "ShippingPostalCode" | "ShippingCity", string>>;

/** The address alone, of a form with more fields. */
export const fieldsOf = ({ ShippingStreet, ShippingPostalCode, ShippingCity }: Address): Address => ({
  ShippingStreet,
  ShippingPostalCode,
  ShippingCity,
});

/** "Lindenstraße 12 · 10969 · Berlin": the fields as they would be, in their order. */
export const wordsOf = ({ ShippingStreet, ShippingPostalCode = "", ShippingCity = "" }: Partial<Address>): string =>
  [ShippingStreet, ShippingPostalCode, ShippingCity].filter(Boolean).join(" · ");

/** Street and the rest of the line. The squares of Mannheim ("Q 7, 24") have no street name to split off. */
const NAME_AND_NUMBER = /^(\s*\D*\p{L}{3}\D*?)(\s+\d.*)?$/u;

export function partsOfStreet(text: string): { name: string; number: string } {
  const [, name = text, number = ""] = NAME_AND_NUMBER.exec(text.slice(0, 200)) ?? [];
  return { name: name.trim(), number: number.trim() };
}

/** The line with another street and the same number; a trailing space waits for a number. */
export const withStreet = (text: string, street: string): string => `${street} ${partsOfStreet(text).number}`;

/** The typed digits of a postal code: "D-10969" gives 10969. */
export const digitsOf = (text: string): string => text.replace(/\D/g, "").slice(0, 5);

/** A suggested street with another postal code and city fills in those that are empty. */
export const takeStreet = (address: Address, { name, zipCode, city }: StreetSuggestion): Partial<Address> => ({
  ShippingStreet: withStreet(address.ShippingStreet, name),
  ...(address.ShippingPostalCode.trim() === "" && { ShippingPostalCode: zipCode }),
  ...(address.ShippingCity.trim() === "" && { ShippingCity: city }),
});

/** The body of the validation call: needs a complete postal code and a city, otherwise null. */
export const questionOf = ({ ShippingStreet, ShippingPostalCode, ShippingCity }: Address) => {
  const zipCode = ShippingPostalCode.trim();
  const city = ShippingCity.trim();
  return ZIP_CODE_PATTERN.test(zipCode) && city !== ""
    ? { ShippingStreet: ShippingStreet.trim(), zipCode, city }
    : null;
};

/** `sentence` is the hint; each of `fixes` changes the address on request. A hint never prevents saving. */
export type AddressHint = {
  readonly key: keyof Address;
  readonly sentence: string;
  readonly fixes: readonly { readonly label: string; readonly change: Partial<Address> }[];
};

const FIXES_AT_MOST = 3;

/**
 * The findings that are worth a hint. Leaves out fields whose own rule already reports an error, and what the city's
 * hint already says.
 */
export function addressHintsOf({ fields }: AddressValidation, address: Address): readonly AddressHint[] {
  const { street, zipCode, city } = fields;
  const hint = (
    key: keyof Address,
    { hint: sentence, suggestions }: typeof city,
    valueOf = (text: string) => text,
  ) => ({
    key,
    sentence,
    fixes: suggestions.slice(0, FIXES_AT_MOST).map((text) => ({ label: text, change: { [key]: valueOf(text) } })),
  });
  const found: AddressHint[] = [];
  if (city.hint !== "") found.push(hint("ShippingCity", city));
  // A city has many postal codes, so only a few suggestions make sense.
  else if (zipCode.hint !== "")
    found.push(
      hint("ShippingPostalCode", {
        ...zipCode,
        suggestions: zipCode.suggestions.length > FIXES_AT_MOST ? [] : zipCode.suggestions,
      }),
    );
  if (street.match === "unknown" && street.hint !== "")
    found.push(
      hint("ShippingStreet", { ...street, suggestions: street.suggestions.slice(0, 1) }, (name) =>
        withStreet(address.ShippingStreet, name).trim(),
      ),
    );
  return found;
}
