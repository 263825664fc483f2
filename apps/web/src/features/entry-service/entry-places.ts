/** Where each compared field is edited in the entry: the group of forms and the very control. */
import type { ListingField } from "@portal/contract/entry-service/listing";

type Place = { query: { bereich: string }; place: string };

const contact = (field: string): Place => ({ query: { bereich: "kontakt" }, place: `companyData-${field}` });

/** What a link takes: `<PageLink to="entry_data" {...ENTRY_PLACES.phone}>`. */
export const ENTRY_PLACES: Readonly<Record<ListingField, Place>> = {
  name: contact("company_name"),
  street: contact("ShippingStreet"),
  houseNumber: contact("ShippingStreet"),
  postalCode: contact("ShippingPostalCode"),
  city: contact("ShippingCity"),
  phone: contact("Phone"),
  website: contact("website"),
  openingHours: { query: { bereich: "zeiten" }, place: "oeffnungszeiten" },
};
