import { useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/mini";
import { ApiProblem } from "../api/api-problem.ts";
import { germanMessage, OFFLINE_MESSAGE } from "../api/german-message.ts";
import { messagesOfIssues, splitServerErrors, type FieldMessages } from "./field-errors.ts";
import { useUnsavedChanges } from "./unsaved-changes.ts";

type PortalFormOptions<Values extends FieldValues> = {
  /** The contract's rules for what the person types; their German messages appear beside the fields. */
  schema: z.ZodMiniType<unknown, Values>;
  /** What is stored; a new object (after the entry was reloaded) becomes the form's new start unless it is being edited. */
  values: Values;
  /** Makes the call. What it rejects with is shown; nothing typed is lost. */
  save: (values: Values) => Promise<void>;
  /** A 409: somebody else saved in the meantime. Answers whether the caller shows it by itself. */
  onConflict?: (values: Values, problem: ApiProblem) => boolean;
};

export type PortalForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** For `<form onSubmit>`. */
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** What went wrong beyond single fields, in German; null when nothing did. */
  failure: string | null;
  clearFailure: () => void;
  /** The message of a field, for `error={…}`; undefined where it is fine. */
  errorOf: (name: Path<Values>) => string | undefined;
  isSaving: boolean;
};

/**
 * A form on react-hook-form with the contract's schema: checks on leaving a field and on saving, puts the server's
 * `field` errors beside their fields, moves the focus to the first wrong one, keeps what was typed when the connection
 * or the session is lost, and warns before unsaved work is left.
 */
export function usePortalForm<Values extends FieldValues>(options: PortalFormOptions<Values>): PortalForm<Values> {
  const { schema, values, save, onConflict } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true },
    resolver: resolverFor(schema),
    mode: "onTouched",
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);

  async function trySave(typed: Values): Promise<void> {
    setFailure(null);
    try {
      await save(typed);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 409 && onConflict?.(typed, error)) return;
      setFailure(showProblem(form, error));
    }
  }
  return {
    ...form,
    submit: form.handleSubmit(trySave, () => setFailure(null)),
    failure,
    clearFailure: () => setFailure(null),
    errorOf: (name) => messageAt(errors, name),
    isSaving: isSubmitting,
  };
}

/** Puts server errors beside their fields, focuses the first, and answers what is left to say. */
function showProblem<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): string | null {
  if (!(error instanceof ApiProblem)) return germanMessage(error);
  if (error.kind === "offline") return OFFLINE_MESSAGE;
  const { fields, general } = splitServerErrors(error.errors, (name) => hasField(form.getValues(), name));
  let isFirst = true;
  for (const [name, message] of fields) {
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  if (general.length > 0) return general.join(" ");
  return fields.size > 0 ? null : germanMessage(error);
}

const stepInto = (value: unknown, step: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string, unknown>)[step]
    : undefined;

const hasField = (values: unknown, name: string): boolean =>
  name.split(".").reduce((value, step) => stepInto(value, step), values) !== undefined;

function messageAt(errors: object, name: string): string | undefined {
  const found = name.split(".").reduce((value: unknown, step) => stepInto(value, step), errors);
  const message = stepInto(found, "message");
  return typeof message === "string" ? message : undefined;
}

/** The contract's schema as a resolver of react-hook-form. The values stay as typed; the call sends them. */
export const resolverFor =
  <Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>): Resolver<Values> =>
  (values) => {
    const result = schema.safeParse(values);
    return result.success
      ? { values, errors: {} }
      : { values: {}, errors: nested<Values>(messagesOfIssues(result.error.issues)) };
  };

/** react-hook-form wants errors in the shape of the values. */
function nested<Values extends FieldValues>(messages: FieldMessages): FieldErrors<Values> {
  const errors: Record<string, unknown> = {};
  for (const [name, message] of messages) {
    const steps = name.split(".");
    let place = errors;
    for (const step of steps.slice(0, -1)) {
      if (!Object.hasOwn(place, step)) place[step] = {};
      place = place[step] as Record<string, unknown>;
    }
    place[steps.at(-1) ?? ""] = { type: "rule", message };
  }
  return errors as FieldErrors<Values>;
}
