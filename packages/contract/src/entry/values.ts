/** Types of the values that the entry's answers carry (Specification §7 "updateEntry…"). */
import type { Day } from "../time/berlin-time.ts";
import type { PART_FIELDS, PartInput } from "./rules/part-rules.ts";

/** The parts that can be edited; also the values of `entry_changes.part` and `entries.owner_parts`. */
export type EntryPart = keyof typeof PART_FIELDS;

/** Parts that are stored as one JSON document each. */
export type JsonPart = Exclude<EntryPart, "companyData" | "openingHours" | "logoAndSlogan">;

export type EntryDocument = {
  Url: string;
  title: string;
  /** Size of the file. */
  bytes: number;
};

export type Photo = {
  Url: string;
  /** Description for people who can't see the picture. */
  alt: string;
  /** Pixels, upright. */
  width: number;
  height: number;
};

/** Parts whose answer has more fields than a save. */
type AnswersOwn = {
  documents: { documents: EntryDocument[] };
  /** The first photo is the cover. */
  media: { photos: Photo[] };
  /** `acceptedOn`: day of the signature in Berlin, null if nobody signed. */
  b2bCodex: { accepted: boolean; signatory: string; acceptedOn: Day | null };
};

/** The answer's value of each JSON part. */
export type PartValues = { [P in JsonPart]: P extends keyof AnswersOwn ? AnswersOwn[P] : PartInput<P> };
