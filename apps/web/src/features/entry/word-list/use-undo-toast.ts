import { useToasts } from "../../../ui/feedback/toast.tsx";

/** Returns `showRemoved("„Dach“", putBack)`, which reports a removal and offers to undo it. */
export function useUndoToast(): (what: string, putBack: () => void) => void {
  const toasts = useToasts();
  return (what, putBack) =>
    void toasts.show({
      tone: "info",
      message: `${what} entfernt.`,
      action: { label: "Wieder aufnehmen", onSelect: putBack },
    });
}
