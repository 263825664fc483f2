/** The address while it is typed: what is searched for, what a suggestion changes, what the data say about it. */
import type { AddressValidation, StreetSuggestion } from "@portal/contract/addresses/calls";
import { ZIP_CODE_PATTERN } from "@portal/contract/text/patterns";

export type Address = Readonly<Record<"ShippingStreet" | "ShippingPostalCode" | "ShippingCity", string>>;

/** Street and what was typed behind it. A Mannheim square ("Q 7, 24") has no street to take a number from. */
const NAME_AND_NUMBER = /^(\s*\D*\p{L}{3}\D*?)(\s+\d.*)?$/u;

export function partsOfStreet(text: string): { name: string; number: string } {
  const [, name = text, number = ""] = NAME_AND_NUMBER.exec(text.slice(0, 200)) ?? [];
  return { name: name.trim(), number: number.trim() };
}

/** The line with another street, the number kept; a space waits for the number that is still to be typed. */
export const withStreet = (text: string, street: string): string => `${street} ${partsOfStreet(text).number}`;

/** The digits of a postal code as far as they are typed: "D-10969" is 10969. */
export const digitsOf = (text: string): string => text.replace(/\D/g, "").slice(0, 5);

/** A street that lies elsewhere brings its postal code and city along, where none were typed. */
export const takeStreet = (address: Address, { name, zipCode, city }: StreetSuggestion): Partial<Address> => ({
  ShippingStreet: withStreet(address.ShippingStreet, name),
  ...(address.ShippingPostalCode.trim() === "" && { ShippingPostalCode: zipCode }),
  ...(address.ShippingCity.trim() === "" && { ShippingCity: city }),
});

/** What the data can be asked about: a whole postal code and a city, else null. */
export const questionOf = ({ ShippingStreet, ShippingPostalCode, ShippingCity }: Address) => {
  const zipCode = ShippingPostalCode.trim();
  const city = ShippingCity.trim();
  return ZIP_CODE_PATTERN.test(zipCode) && city !== ""
    ? { ShippingStreet: ShippingStreet.trim(), zipCode, city }
    : null;
};

/** `sentence` says what the data say, each of `fixes` changes the address on request. Never a reason to refuse it. */
export type AddressHint = {
  readonly key: keyof Address;
  readonly sentence: string;
  readonly fixes: readonly { readonly label: string; readonly change: Partial<Address> }[];
};

const FIXES_AT_MOST = 3;

/** What of a verdict is worth saying: where the field's own rule has spoken, or the city says it already, nothing. */
export function hintsOf({ fields }: AddressValidation, address: Address): readonly AddressHint[] {
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
  // a city has many codes: only a few can be offered with reason
  else if (zipCode.hint !== "")
    found.push(
      hint("ShippingPostalCode", {
        ...zipCode,
        suggestions: zipCode.suggestions.length > FIXES_AT_MOST ? [] : zipCode.suggestions,
      }),
    );
  if (street.verdict === "unknown" && street.hint !== "")
    found.push(
      hint("ShippingStreet", { ...street, suggestions: street.suggestions.slice(0, 1) }, (name) =>
        withStreet(address.ShippingStreet, name).trim(),
      ),
    );
  return found;
}
