import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { acceptGoogleDifference } from "@portal/contract/external-services/calls";
import type { Direction, GoogleDifference } from "@portal/contract/external-services/google-fields";
import { useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { FIELD_LABELS } from "../service-words.ts";
import { forgetComparison, forgetEntry } from "../services-store.ts";

/** Takes a difference over and says what came of it; what went into the entry can be taken back from the message. */
export function useAccept(accountId: number) {
  const client = useQueryClient();
  const toasts = useToasts();

  const reload = () => Promise.all([forgetComparison(client, accountId), forgetEntry(client, accountId)]);
  const report = async (error: unknown) => {
    toasts.show({ tone: "danger", message: germanMessage(error) });
    // what the person compared is not what is there any more
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
  /** Answers whether it went well. */
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
