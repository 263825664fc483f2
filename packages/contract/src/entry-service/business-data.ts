/** What a listing check has to know of a business before it can begin (Specification §5 "Rules"). */
import { parseShippingStreet } from "../text/patterns.ts";

/** Absent and empty mean the same. */
export type EntryServiceUserData = {
  ShippingStreet: string;
  company?: string;
  street?: string;
  houseNumber?: string;
  zipCode?: string;
  phone?: string;
};

const isSaid = (text: string | undefined): boolean => text !== undefined && text.trim() !== "";

/** The shipping street is there and can be taken apart, and at least one thing more is known. */
export const isEntryServiceUserData = ({ ShippingStreet, ...others }: EntryServiceUserData): boolean =>
  isSaid(ShippingStreet) &&
  parseShippingStreet(ShippingStreet) !== null &&
  [others.company, others.street, others.houseNumber, others.zipCode, others.phone].some(isSaid);
