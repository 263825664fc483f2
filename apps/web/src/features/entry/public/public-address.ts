/** Address and website of an entry in the forms that people read and follow. */
import type { PublicEntry } from "@portal/contract/entry/entry";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";

type Address = Pick<PublicEntry, "ShippingStreet" | "ShippingPostalCode" | "ShippingCity">;

/** Street, then postal code and town; lines that have nothing are left out. */
export const addressLines = ({ ShippingStreet, ShippingPostalCode, ShippingCity }: Address): string[] =>
  [ShippingStreet, `${ShippingPostalCode} ${ShippingCity}`.trim()].filter((line) => line !== "");

/** A map of the address; nothing is loaded from there until somebody follows the link. Null without street and town. */
export const mapHref = (address: Address): string | null => {
  const lines = addressLines(address);
  return lines.length < 2
    ? null
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines.join(", ") })}`;
};

/** "https://www.firma.example/" → "www.firma.example", other pages keep their path. */
export const websiteHost = (website: string): string => website.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** Where everybody finds the entry, on the host that the owner is on. */
export const publicEntryUrl = (companyId: number): string =>
  new URL(`${PUBLIC_ENTRY_PATH}${companyId}`, window.location.origin).href;

/** The address to follow: what people typed without a scheme gets https. */
export const webHref = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
