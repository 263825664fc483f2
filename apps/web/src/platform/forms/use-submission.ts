import { useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { germanMessage } from "../api/german-message.ts";

/** One form that is sent as a whole: its sentences by field, one for the rest, and whether it is under way. */
export function useSubmission() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  /** Runs the work unless it runs already; afterwards the first wrong field of the form has the focus. */
  async function submit(form: HTMLFormElement, work: () => Promise<void>): Promise<void> {
    if (pending) return;
    setErrors({});
    setRefusal(null);
    setPending(true);
    try {
      await work();
    } catch (error) {
      const found = fieldErrors(error);
      setErrors(found);
      setPending(false);
      const first = [...form.elements].find((control) => "name" in control && String(control.name) in found);
      if (first instanceof HTMLElement) first.focus();
      else setRefusal(germanMessage(error));
    }
  }
  /** The form stays and can be sent again. */
  const done = () => setPending(false);
  return { errors, refusal, pending, submit, done };
}

function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {};
  const found: Record<string, string> = {};
  for (const { field, message } of error.errors) if (field !== undefined) found[field] ??= message;
  return found;
}
