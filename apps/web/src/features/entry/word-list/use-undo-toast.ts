import { useToasts } from "../../../ui/feedback/toast.tsx";

/** Says that something was taken off a list, with the way back: `showRemoved("„Dach“", putBack)`. */
export function useUndoToast(): (what: string, putBack: () => void) => void {
  const toasts = useToasts();
  return (what, putBack) =>
    void toasts.show({
      tone: "info",
      message: `${what} entfernt.`,
      action: { label: "Wieder aufnehmen", onSelect: putBack },
    });
}
