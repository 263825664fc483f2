/** Where each compared field is edited in the entry. */
import { PARTS } from "@portal/contract/entry/parts";
import type { ListingField } from "@portal/contract/entry-service/listing";
import { controlId } from "@portal/contract/entry/places";

/** The page finds the group of forms by the control or section. */
type Place = { place: string };

const inCompanyData = (field: keyof (typeof PARTS)["companyData"]["fields"]): Place => ({
  place: controlId("companyData", field),
});

/** Props for a link to a field: `<PageLink to="entry_data" {...ENTRY_PLACES.phone}>`. */
export const ENTRY_PLACES: Readonly<Record<ListingField, Place>> = {
  name: inCompanyData("company_name"),
  street: inCompanyData("ShippingStreet"),
  houseNumber: inCompanyData("ShippingStreet"),
  postalCode: inCompanyData("ShippingPostalCode"),
  city: inCompanyData("ShippingCity"),
  phone: inCompanyData("Phone"),
  website: inCompanyData("website"),
  openingHours: { place: PARTS.openingHours.anchor },
};
