import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";

type Removal = { id: string; message: string; remove: () => Promise<unknown>; restore: () => Promise<unknown> };

/**
 * Removes a row from a list at once, and offers to undo it while the message is shown. Moves the focus to `list`,
 * because the button disappears with its row.
 */
export function useRemoval(queryKey: readonly unknown[], list: RefObject<HTMLElement | null>) {
  const [removing, setRemoving] = useState<string | null>(null);
  const client = useQueryClient();
  const toasts = useToasts();
  const reload = () => client.invalidateQueries({ queryKey });

  async function restore(work: Removal["restore"]) {
    try {
      await work();
      await reload();
      toasts.show({ tone: "success", message: "Wieder da." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  async function remove(removal: Removal): Promise<void> {
    if (removing !== null) return;
    setRemoving(removal.id);
    try {
      await removal.remove();
      list.current?.focus();
      const action = { label: "Rückgängig machen", onSelect: () => void restore(removal.restore) };
      toasts.show({ tone: "success", message: removal.message, action });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
    await reload();
    setRemoving(null);
  }
  return { removing, remove };
}
