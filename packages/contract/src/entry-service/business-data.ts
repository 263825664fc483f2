/** The data of a business that a listing check needs before it can begin (Specification §5 "Rules"). */
import { parseShippingStreet } from "../text/patterns.ts";

/** Absent and empty fields mean the same. */
export type EntryServiceUserData = {
  ShippingStreet: string;
  company?: string;
  street?: string;
  houseNumber?: string;
  zipCode?: string;
  phone?: string;
};

const isSaid = (text: string | undefined): boolean => text !== undefined && text.trim() !== "";

/** True if the shipping street can be parsed and at least one other field is filled. */
export const isEntryServiceUserData = ({ ShippingStreet, ...others }: EntryServiceUserData): boolean =>
  isSaid(ShippingStreet) &&
  parseShippingStreet(ShippingStreet) !== null &&
  [others.company, others.street, others.houseNumber, others.zipCode, others.phone].some(isSaid);
