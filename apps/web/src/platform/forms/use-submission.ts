import { useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { germanMessage } from "../api/german-message.ts";

type FieldErrors = Readonly<Record<string, string>>;
const NO_ERRORS: FieldErrors = {};

/**
 * Runs one action at a time, of a form or of a button, and keeps why it was refused.
 * - `errors`: German messages by field name.
 * - `refusal`: the message that belongs to no field, or null.
 * @param explain the German message for a failure. Default: `germanMessage`
 */
export function useSubmission(explain: (error: unknown) => string = germanMessage) {
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  function clear(): void {
    setErrors(NO_ERRORS);
    setRefusal(null);
  }

  /** Shows a message at a field, or for the whole form if `field` is null. */
  function refuse(field: string | null, message: string): void {
    setErrors(field === null ? NO_ERRORS : { [field]: message });
    setRefusal(field === null ? message : null);
  }

  async function attempt(form: HTMLFormElement | null, work: () => Promise<unknown>): Promise<void> {
    if (pending) return;
    clear();
    setPending(true);
    try {
      await work();
    } catch (error) {
      const found = fieldErrors(error);
      setErrors(found);
      if (!focusFirst(form, found)) setRefusal(explain(error));
    } finally {
      setPending(false);
    }
  }
  return {
    errors,
    refusal,
    pending,
    /** Runs a form's action. After a refusal the first wrong field of the form has the focus. */
    submit: (form: HTMLFormElement, work: () => Promise<unknown>) => attempt(form, work),
    /** Runs a button's action. */
    run: (work: () => Promise<unknown>) => attempt(null, work),
    refuse,
    clear,
  };
}

/** False if the form has none of the fields. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): boolean {
  const first = [...(form?.elements ?? [])].find((control) => "name" in control && String(control.name) in errors);
  if (first instanceof HTMLElement) first.focus();
  return first instanceof HTMLElement;
}

function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiProblem)) return NO_ERRORS;
  const found: Record<string, string> = {};
  for (const { field, message } of error.errors) if (field !== undefined) found[field] ??= message;
  return found;
}
