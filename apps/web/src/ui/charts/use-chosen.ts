import { type FocusEvent, useRef, useState } from "react";

/** What the pointer or the keys chose of a drawing: null where nothing is, and the highest value is described. */
export function useChosen<Value>() {
  const [chosen, choose] = useState<Value | null>(null);
  /** Described again when the pointer leaves, which also happens when keys scroll the page away under it. */
  const focused = useRef<Value | null>(null);
  return {
    chosen,
    choose,
    focus(value: Value): void {
      focused.current = value;
      choose(value);
    },
    /** For the element around all that can be chosen. */
    ends: {
      onPointerLeave: () => choose(focused.current),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (currentTarget.contains(relatedTarget)) return;
        focused.current = null;
        choose(null);
      },
    },
  };
}
