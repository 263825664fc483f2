/** What becomes of one row of an import. */

/** `field` is the path in the row, dots between steps; empty where the whole row is meant. `message` is German. */
export type ImportProblem = { field: string; message: string };

/** A row and its line in its chunk of the file, from 1. */
export type NumberedRow<Row> = { row: Row; line: number };

/** `kept`: the row differs, but only in what the owner saved and an import never overwrites. */
export const OUTCOMES = ["created", "updated", "unchanged", "kept", "rejected"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type RowOutcome = { outcome: Exclude<Outcome, "rejected"> } | { outcome: "rejected"; problems: ImportProblem[] };

export const rejected = (field: string, message: string): RowOutcome => ({
  outcome: "rejected",
  problems: [{ field, message }],
});
