/** What of an entry a notice can be about, and how links to the form name it. */
import type { PublicEntry } from "@portal/contract/entry/entry";
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { Query } from "@portal/contract/pages/redirects";
import type { NoticeTarget } from "@portal/contract/ugc/notices/grounds";

export type NoticePlace =
  | { target: "entry" }
  | { target: "picture"; picture: string }
  | { target: "rating"; ratingId: number };

/** The place that an address names: `art=rechtswidrig`, `bild=…` or `bewertung=…`; null for a correction of the entry. */
export function placeOfQuery({ art, bild, bewertung }: Query): NoticePlace | null {
  if (bewertung !== undefined && ID_PATTERN.test(bewertung)) return { target: "rating", ratingId: Number(bewertung) };
  if (bild !== undefined && bild !== "") return { target: "picture", picture: bild };
  return art === "rechtswidrig" ? { target: "entry" } : null;
}

/** The entry as a whole, and each of its pictures. */
export const placesOf = (entry: Pick<PublicEntry, "media_owner">): { value: string; label: string }[] => [
  { value: "", label: "Der Eintrag mit seinen Texten" },
  ...entry.media_owner
    .filter(({ Url }) => Url !== "")
    .map(({ Url, alt, Type__c }, index) => ({
      value: Url,
      label: Type__c === "LOGO" ? "Das Logo" : `Bild ${index + 1}${alt === "" ? "" : `: ${alt}`}`,
    })),
];

type SentPlace = { target: NoticeTarget; ratingId: number | null; picture: string };

/** What is sent: a rating that the address names, or what was chosen. */
export function placeOf(place: NoticePlace, chosen: string): SentPlace {
  if (place.target === "rating") return { target: "rating", ratingId: place.ratingId, picture: "" };
  if (chosen === "") return { target: "entry", ratingId: null, picture: "" };
  return { target: "picture", ratingId: null, picture: chosen };
}
