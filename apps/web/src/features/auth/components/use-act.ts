import { useState } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { explainRefusal } from "./log-in-problems.ts";

/** Why something was refused: at a field of the form, or for the whole. */
export type Refusal = { field: string | null; message: string };

/** Runs one thing at a time and keeps why it was refused. `run` answers whether it worked. */
export function useAct() {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function run(work: () => Promise<void>): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (error) {
      const field = error instanceof ApiProblem ? (error.errors[0]?.field ?? null) : null;
      setRefusal({ field, message: explainRefusal(error) });
      return false;
    } finally {
      setPending(false);
    }
  }
  const errorOf = (field: string): string | undefined => (refusal?.field === field ? refusal.message : undefined);
  /** What belongs to none of the form's fields. */
  const generalError = (...fields: string[]): string | null =>
    refusal !== null && !fields.includes(refusal.field ?? "") ? refusal.message : null;

  return { pending, refusal, run, errorOf, generalError, forget: () => setRefusal(null), refuse: setRefusal };
}
