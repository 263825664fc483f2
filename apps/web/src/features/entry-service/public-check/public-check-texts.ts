/** German texts of the check of any business. Pure. */
import type { PortalResult } from "@portal/contract/entry-service/calls";
import { LISTING_ERROR_TEXTS } from "@portal/contract/entry-service/listing";
import { wrongFields } from "@portal/contract/entry-service/rules";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import type { Asked } from "./public-check-store.ts";

/** "Brandt Bedachungen GmbH, Lindenstraße 12, 10969, 030 23125100" */
export const askedLine = (asked: Asked): string =>
  [asked.company, formatShippingStreet(asked), asked.zipCode, asked.phone].filter((part) => part !== "").join(", ");

/** What the directory is searched for: the name, or the street if none is known. */
export const searchTextOf = (asked: Asked): string =>
  [asked.company === "" ? formatShippingStreet(asked) : asked.company, asked.zipCode]
    .filter((part) => part !== "")
    .join(" ");

export const progressText = (done: number, total: number): string =>
  done < total ? `${done} von ${total} Portalen gelesen.` : "Die Prüfung ist fertig.";

/** True if the business is on none of the portals that could be read: then there is nothing to compare. */
export const isNowhere = (results: readonly Pick<PortalResult, "portal">[]): boolean => {
  const read = results.filter(({ portal: { status } }) => status !== "portal_error");
  return read.length > 0 && read.every(({ portal: { status } }) => status === "portal_not_found");
};

/** What would help to find the business on more portals; undefined if everything was typed, or it was found everywhere. */
export function missingText({ company, zipCode }: Asked, results: readonly Pick<PortalResult, "portal">[]) {
  const isFound = results.every(({ portal: { status } }) => status !== "portal_not_found");
  const missing = [...(company === "" ? ["Name"] : []), ...(zipCode === "" ? ["Postleitzahl"] : [])];
  if (isFound || missing.length === 0) return undefined;
  return `Mit ${missing.join(" und ")} finden wir die Firma auf mehr Portalen.`;
}

/** What a portal's result means, in one sentence. */
export function findingText(result: Pick<PortalResult, "portal" | "reason" | "fields" | "duplicates">): string {
  switch (result.portal.status) {
    case "portal_ok":
      return "Was Sie angegeben haben, steht dort richtig.";
    case "portal_not_found":
      return "Diese Firma haben wir dort nicht gefunden.";
    case "portal_error":
      return LISTING_ERROR_TEXTS[result.reason ?? "unreachable"];
    case "portal_nok":
      return wrongFields(result).length > 0
        ? "Dort steht etwas anderes, als Sie angegeben haben."
        : "Ihre Angaben stimmen, aber die Firma steht dort mehrfach.";
  }
}
