/** Builds search URLs of a portal from its template. */
import type { ListingExpectation } from "@portal/contract/entry-service/listing";
import { nameParts } from "@portal/listing/name";
import type { PartnerPortal } from "../portals.ts";

/** Percent-encodes as ISO-8859-1; a character outside it becomes a question mark. */
const encodeLatin1 = (text: string): string =>
  Array.from(Buffer.from(text.replace(/[^\p{ASCII}\u00a0-\u00ff]/gu, "?"), "latin1"), (byte) =>
    /[A-Za-z0-9_.~-]/.test(String.fromCharCode(byte))
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
  ).join("");

/** The name as people type it, without legal form and owner. */
function coreOf(name: string): string {
  const { core } = nameParts(name);
  const words = name.split(/\s+/);
  const kept = words.filter((_word, index) => nameParts(words.slice(0, index + 1).join(" ")).core !== "");
  const shortest = kept.findIndex((_word, index) => nameParts(kept.slice(0, index + 1).join(" ")).core === core);
  return shortest === -1
    ? name
    : kept
        .slice(0, shortest + 1)
        .join(" ")
        .replace(/[,;–-]+$/, "");
}

/** Fills the template; unknown values stay empty. */
export function searchUrlOf(
  { searchUrl, searchCharset }: Pick<PartnerPortal, "searchUrl" | "searchCharset">,
  expected: ListingExpectation,
): string {
  const { name = "", street = "", houseNumber = "", postalCode = "", city = "", phone = "" } = expected;
  const values: Record<string, string> = { name, core: coreOf(name), street, houseNumber, postalCode, city, phone };
  const encode = searchCharset === "iso-8859-1" ? encodeLatin1 : encodeURIComponent;
  return searchUrl.replace(/\{(\w+)\}/g, (_placeholder, key: string) => encode((values[key] ?? "").toWellFormed()));
}
