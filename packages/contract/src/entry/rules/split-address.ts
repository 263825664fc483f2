/** Divides an address that somebody wrote into the street's field among the fields of the entry. Pure. */
import { companyDataFields } from "./company-data.ts";
import { readAddress } from "../../addresses/reading/read-address.ts";
import { isMannheimSquare } from "../../addresses/reading/street-name.ts";

/** Fields that the text does not give are left out. */
export type SplitAddress = { ShippingStreet: string; ShippingPostalCode?: string; ShippingCity?: string };

/**
 * The fields of a whole address; null if the text is none, or if something of it would be lost, such as a part of the
 * building. What it returns passes the fields' own rules.
 */
export function splitAddress(text: string): SplitAddress | null {
  const address = readAddress(text);
  if (address === null || address.addition !== "" || (address.postalCode === "" && address.city === "")) return null;
  const { street, houseNumber } = address;
  // The number of a square follows a number: "Q 7, 24".
  const ShippingStreet = houseNumber === "" ? street : street + (isMannheimSquare(street) ? ", " : " ") + houseNumber;
  if (!companyDataFields.ShippingStreet.safeParse(ShippingStreet).success) return null;
  return {
    ShippingStreet,
    ...(address.postalCode !== "" && { ShippingPostalCode: address.postalCode }),
    ...(address.city !== "" && { ShippingCity: address.city }),
  };
}
