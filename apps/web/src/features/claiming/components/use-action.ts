import { useState } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";

/** What went wrong: one sentence for the form, or for the field that the server named. */
export type Failure = { field: string | undefined; message: string };

/** Runs one action at a time and keeps why it failed, in German. */
export function useAction() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(action: () => Promise<unknown>): Promise<void> {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      const field = error instanceof ApiProblem ? error.errors[0]?.field : undefined;
      setFailure({ field, message: germanMessage(error) });
    } finally {
      setPending(false);
    }
  }
  return { isPending, failure, setFailure, run };
}
