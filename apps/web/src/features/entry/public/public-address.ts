/** Address and website of an entry, as text and as links. */
import type { PublicEntry } from "@portal/contract/entry/entry";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";

type Address = Pick<PublicEntry, "ShippingStreet" | "ShippingPostalCode" | "ShippingCity">;

/** Street, then postal code and city; empty lines are left out. */
export const addressLines = ({ ShippingStreet, ShippingPostalCode, ShippingCity }: Address): string[] =>
  [ShippingStreet, `${ShippingPostalCode} ${ShippingCity}`.trim()].filter((line) => line !== "");

/** Link to a map of the address. Nothing loads from there before a click. Null without street and city. */
export const mapHref = (address: Address): string | null => {
  const lines = addressLines(address);
  return lines.length < 2
    ? null
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines.join(", ") })}`;
};

/** "https://www.firma.example/" → "www.firma.example"; other pages keep their path. */
export const websiteHost = (website: string): string => website.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** The public entry's address, on the host that the owner uses. */
export const publicEntryUrl = (companyId: number): string =>
  new URL(`${PUBLIC_ENTRY_PATH}${companyId}`, window.location.origin).href;

/** The link for a website; text without a scheme gets https. */
export const webHref = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
