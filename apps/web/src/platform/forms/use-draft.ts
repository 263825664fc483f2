import { useEffect, useRef, useState } from "react";
import { sessionState } from "../session/session-store.ts";
import { draftKeyOf, dropDraft, readDraft, writeDraft } from "./drafts.ts";
import { onUnsavedGivenUp, useUnsavedChanges } from "./unsaved-changes.ts";

/** For forms with one text. */
export const isText = (found: unknown): found is string => typeof found === "string";

type DraftForm<Value> = {
  /** Name of the form, the same in each visit: "entry.aboutUs". */
  readonly form: string;
  /** Default `company`. */
  readonly scope?: "company" | "person";
  /** False for stored values that this form can't show, for example of an older version of the portal. */
  readonly isValue: (found: unknown) => found is Value;
};

export type RestoredDraft<Value> = {
  readonly key: string | null;
  /** What an earlier visit left in the form; null if nothing. */
  readonly value: Value | null;
  /** When it was typed, epoch ms. */
  readonly at: number;
  /** Removes the draft at once, for forms that disappear as soon as they are saved. */
  readonly forget: () => void;
};

/** Reads a form's draft when the form appears. `useKeptDraft` keeps it from then on. */
export function useRestoredDraft<Value>({ form, scope = "company", isValue }: DraftForm<Value>): RestoredDraft<Value> {
  const [restored] = useState(() => {
    const key = draftKeyOf(sessionState(), scope, form);
    const forget = () => {
      if (key !== null) dropDraft(key);
    };
    const found = key === null ? null : readDraft(key);
    if (found !== null && isValue(found.value)) return { key, at: found.at, value: found.value, forget };
    // Nobody will need it: the form can't show it, or it was saved.
    forget();
    return { key, at: 0, value: null, forget };
  });
  return restored;
}

/**
 * Marks a form as unsaved, and keeps its value on this device until it is saved, discarded or given up.
 * @param value JSON
 * @param asks false if leaving the page neither asks nor loses the draft
 * @returns when the restored draft was typed (epoch ms), as long as the form still holds it; otherwise null
 */
export function useKeptDraft<Value>(
  { key, value: before, at }: RestoredDraft<Value>,
  { dirty, value, asks = true }: { dirty: boolean; value: Value; asks?: boolean },
): number | null {
  const stored = useRef(before === null ? null : JSON.stringify(before));
  const [restoredAt, setRestoredAt] = useState(before === null ? null : at);
  useUnsavedChanges(dirty && asks);
  useEffect(() => {
    if (key === null) return;
    if (dirty) {
      const text = JSON.stringify(value);
      // Opening the form again makes its draft no younger.
      if (text !== stored.current) writeDraft(key, value);
      stored.current = text;
    } else if (stored.current !== null) {
      stored.current = null;
      dropDraft(key);
      setRestoredAt(null);
    }
  }, [key, dirty, value]);
  useEffect(
    () => (key !== null && dirty && asks ? onUnsavedGivenUp(() => dropDraft(key)) : undefined),
    [key, dirty, asks],
  );
  return restoredAt;
}
