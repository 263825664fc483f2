/** Values of the entry's parts as answers carry them (Specification §7 "updateEntry…"). Types only. */
import type { Day } from "../time/berlin-time.ts";
import type { PART_FIELDS, PartInput } from "./rules/part-rules.ts";

/** The parts that can be edited; also the values of `entry_changes.part` and `entries.owner_parts`. */
export type EntryPart = keyof typeof PART_FIELDS;

/** Parts that are one JSON document each, with the fields of their form. */
export type JsonPart = Exclude<EntryPart, "companyData" | "openingHours" | "logoAndSlogan">;

export type EntryDocument = {
  Url: string;
  title: string;
  /** Size of the file. */
  bytes: number;
};

export type Photo = {
  Url: string;
  /** What the picture shows, read out to people who do not see it. */
  alt: string;
  /** Pixels, upright. */
  width: number;
  height: number;
};

/** Parts whose answer says more than a save sends. */
type AnswersOwn = {
  documents: { documents: EntryDocument[] };
  /** The first photo is the cover. */
  media: { photos: Photo[] };
  /** `acceptedOn` is the day of the signature in Berlin, null where nobody signed. */
  b2bCodex: { accepted: boolean; signatory: string; acceptedOn: Day | null };
};

/** What each JSON part answers. */
export type PartValues = { [P in JsonPart]: P extends keyof AnswersOwn ? AnswersOwn[P] : PartInput<P> };
