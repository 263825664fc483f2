import { PARTS, type EntryPart } from "@portal/contract/entry/parts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { useEntryActions } from "../entry-store.ts";

/** Returns `showSaved(part, changeId)`, which reports a save and offers to undo it. */
export function useSavedToast(): (part: EntryPart, changeId: number, message?: string) => void {
  const toasts = useToasts();
  const { undo } = useEntryActions();

  async function takeBack(changeId: number) {
    try {
      await undo(changeId);
      toasts.show({ tone: "success", message: "Rückgängig gemacht. Es gilt wieder, was vorher galt." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  return (part, changeId, message = `${PARTS[part].label} gespeichert.`) =>
    void toasts.show({
      tone: "success",
      message,
      action: { label: "Rückgängig", onSelect: () => void takeBack(changeId) },
    });
}
