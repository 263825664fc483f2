/** Two people saved the same part: what differs, and what comes of the decisions field by field (Specification §4). */

/** Who moved a field away from what both had started with. */
export type ChangedBy = "me" | "them" | "both";
export type Side = "mine" | "theirs";

/** The values of one part by field, as they go on the wire. */
export type PartValues = Readonly<Record<string, unknown>>;

export type Difference = { field: string; mine: unknown; theirs: unknown; changedBy: ChangedBy };

/** Equal as JSON, whatever the order of keys. */
export const sameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? "undefined";

/** The fields in which my version and theirs differ, in the order of mine. `base` is what the form had loaded. */
export function differencesOf(base: PartValues, mine: PartValues, theirs: PartValues): Difference[] {
  return Object.keys(mine)
    .filter((field) => !sameValue(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      changedBy: changedBy(base[field], mine[field], theirs[field]),
    }));
}

const changedBy = (base: unknown, mine: unknown, theirs: unknown): ChangedBy => {
  if (sameValue(base, theirs)) return "me";
  return sameValue(base, mine) ? "them" : "both";
};

/** What is chosen to begin with: what only one of us touched is that one's; where both did, mine, which I just typed. */
export const suggestedChoices = (differences: readonly Difference[]): Record<string, Side> =>
  Object.fromEntries(differences.map(({ field, changedBy: who }) => [field, who === "them" ? "theirs" : "mine"]));

/** My version with each field replaced that was decided for theirs. */
export const mergeChoices = <T extends PartValues>(mine: T, theirs: T, choices: Readonly<Record<string, Side>>): T =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [field, choices[field] === "theirs" ? theirs[field] : value]),
  ) as T;
