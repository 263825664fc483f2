import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { acceptGoogleDifference } from "@portal/contract/external-services/calls";
import type { Direction, GoogleDifference } from "@portal/contract/external-services/google-fields";
import { useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { FIELD_LABELS } from "../service-texts.ts";
import { invalidateComparison, invalidateEntry } from "../services-store.ts";

/**
 * Copies a difference to the other side and reports the result. A value copied into the entry can be undone from the
 * message.
 */
export function useAccept(accountId: number) {
  const client = useQueryClient();
  const toasts = useToasts();

  const reload = () => Promise.all([invalidateComparison(client, accountId), invalidateEntry(client, accountId)]);
  const report = async (error: unknown) => {
    toasts.show({ tone: "danger", message: germanMessage(error) });
    // The values have changed since the person compared them.
    if (error instanceof ApiProblem && error.status === 409) await reload();
  };
  const takeBack = async (label: string, changeId: number) => {
    try {
      await apiCall(undoEntryChange, { body: { changeId }, accountId });
      await reload();
      toasts.show({ tone: "success", message: `${label}: Ihr Eintrag ist wieder wie vorher.` });
    } catch (error) {
      await report(error);
    }
  };
  /** Resolves to whether it worked. */
  return async ({ field, seen }: GoogleDifference, direction: Direction): Promise<boolean> => {
    const label = FIELD_LABELS[field];
    try {
      const { changeId } = await apiCall(acceptGoogleDifference, { body: { field, direction, seen }, accountId });
      await reload();
      toasts.show({
        tone: "success",
        message: direction === "to_entry" ? `${label} in Ihren Eintrag übernommen.` : `${label} an Google gesendet.`,
        ...(changeId !== null && {
          action: { label: "Rückgängig", onSelect: () => void takeBack(label, changeId) },
        }),
      });
      return true;
    } catch (error) {
      await report(error);
      return false;
    }
  };
}
