/** Which forms hold work that is not saved, and the question before it is left. No form library, no router. */
import { useEffect, useId, useSyncExternalStore } from "react";

type Question = { readonly answer: (leave: boolean) => void };

const dirtyForms = new Set<string>();
let question: Question | null = null;
const listeners = new Set<() => void>();

/** True while any form on the page holds changes that are not saved. */
export const hasUnsavedChanges = (): boolean => dirtyForms.size > 0;

function setQuestion(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks whether unsaved work may be dropped; true at once where there is none. */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    setQuestion({
      answer: (leave) => {
        setQuestion(null);
        resolve(leave);
      },
    });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question on the screen, for the one dialog that shows it. */
export const useLeaveQuestion = (): Question | null => useSyncExternalStore(subscribe, () => question);

/** Tells the portal that this component's form holds unsaved work: leaving then asks first, in a German dialog. */
export function useUnsavedChanges(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    dirtyForms.add(id);
    return () => void dirtyForms.delete(id);
  }, [dirty, id]);
}
