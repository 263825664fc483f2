/** What is compared between an entry and its location at Google, and what came of it. */
export const COMPARED_FIELDS = ["name", "address", "phone", "website", "openingHours", "description"] as const;

export type ComparedField = (typeof COMPARED_FIELDS)[number];

export const DIRECTIONS = ["to_entry", "to_google"] as const;

export type Direction = (typeof DIRECTIONS)[number];

export type GoogleDifference = {
  field: ComparedField;
  /** Both sides in words, several lines where there are several; "" where nothing is said. */
  entry: string;
  google: string;
  /** Names exactly this pair of values; an acceptance carries it back. */
  seen: string;
  /** Why a direction is not possible, in German; null where it is. */
  refusals: Record<Direction, string | null>;
};

/** Entry and Google side by side: the fields that differ, and those that agree. */
export type GoogleComparison = { differences: GoogleDifference[]; equal: ComparedField[]; comparedAt: string };
