/** The compared fields of an entry and its location at Google, and the result. */
export const COMPARED_FIELDS = ["name", "address", "phone", "website", "openingHours", "description"] as const;

export type ComparedField = (typeof COMPARED_FIELDS)[number];

export const DIRECTIONS = ["to_entry", "to_google"] as const;

export type Direction = (typeof DIRECTIONS)[number];

export type GoogleDifference = {
  field: ComparedField;
  /** Both values as text, several lines for several items; "" if there is none. */
  entry: string;
  google: string;
  /** Identifies exactly this pair of values. Accepting it sends it back. */
  seen: string;
  /** Why a direction is not possible, in German; null if it is possible. */
  refusals: Record<Direction, string | null>;
};

/** Entry and Google side by side: the fields that differ, and those that are equal. */
export type GoogleComparison = { differences: GoogleDifference[]; equal: ComparedField[]; comparedAt: string };
