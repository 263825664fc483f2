/** Which forms hold unsaved work, and the question before it is lost. Depends on no form library and no router. */
import { useEffect, useId, useSyncExternalStore } from "react";

type Question = { readonly answer: (leave: boolean) => void };

const dirtyForms = new Set<string>();
let question: Question | null = null;
const listeners = new Set<() => void>();
const givenUp = new Set<() => void>();

/** Runs `forget` when the person decides to leave without saving. Returns how to stop that. */
export function onUnsavedGivenUp(forget: () => void): () => void {
  givenUp.add(forget);
  return () => void givenUp.delete(forget);
}

/** True while any form on the page holds unsaved changes. */
export const hasUnsavedChanges = (): boolean => dirtyForms.size > 0;

function setQuestion(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks whether unsaved work may be lost; true at once if there is none. */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    setQuestion({
      answer: (leave) => {
        setQuestion(null);
        if (leave) for (const giveUp of givenUp) giveUp();
        resolve(leave);
      },
    });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The open question, for the one dialog that shows it. */
export const useLeaveQuestion = (): Question | null => useSyncExternalStore(subscribe, () => question);

/** Marks this component's form as unsaved, so that leaving the page asks first. */
export function useUnsavedChanges(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    dirtyForms.add(id);
    return () => void dirtyForms.delete(id);
  }, [dirty, id]);
}
