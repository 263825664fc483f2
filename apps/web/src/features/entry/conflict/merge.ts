/** Merges two versions of a part that two people saved, field by field (Specification §4). */

/** Who changed a field since the common version. */
export type ChangedBy = "me" | "them" | "both";
export type Side = "mine" | "theirs";

/** The values of one part by field, as the calls send them. */
export type PartValues = Readonly<Record<string, unknown>>;

export type Difference = { field: string; mine: unknown; theirs: unknown; changedBy: ChangedBy };

/** Compares two values as JSON, in any order of keys. */
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

/** The preselection: each side's own changes; for fields that both changed, mine, because I just typed it. */
export const suggestedChoices = (differences: readonly Difference[]): Record<string, Side> =>
  Object.fromEntries(differences.map(({ field, changedBy: who }) => [field, who === "them" ? "theirs" : "mine"]));

/** My version, with theirs in each field for which theirs was chosen. */
export const mergeChoices = <T extends PartValues>(mine: T, theirs: T, choices: Readonly<Record<string, Side>>): T =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [field, choices[field] === "theirs" ? theirs[field] : value]),
  ) as T;
