/** What became of one row of an import. */
import type { ImportProblem } from "./check-row.ts";

/** A row and where it stands. */
export type Sourced<Row> = { row: Row; line: number };

/** `kept`: the row differs, but only in what the owner saved and an import never overwrites. */
export const OUTCOMES = ["created", "updated", "unchanged", "kept", "rejected"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type Verdict = { outcome: Exclude<Outcome, "rejected"> } | { outcome: "rejected"; problems: ImportProblem[] };

export const rejected = (field: string, message: string): Verdict => ({
  outcome: "rejected",
  problems: [{ field, message }],
});
