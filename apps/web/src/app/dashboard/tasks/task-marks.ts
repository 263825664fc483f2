/** Marks tasks and takes marks back; the list on the screen follows at once. */
import { type Dashboard, type DashboardTask, OFFERS_KEY } from "@portal/contract/dashboard/calls";
import { markDashboardTask, unmarkDashboardTask } from "@portal/contract/dashboard/tasks/calls";
import type { TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import { useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { dashboardQuery } from "../dashboard-store.ts";
import { markedText } from "./mark-texts.ts";

export function useTaskMarks() {
  const client = useQueryClient();
  const accountId = useActiveAccountId();
  const toasts = useToasts();
  const { queryKey } = dashboardQuery(accountId);

  async function unmark(key: string): Promise<void> {
    try {
      await apiCall(unmarkDashboardTask, { accountId, body: { key } });
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }

  /** True if it worked. `title`: of the task, for the list of hidden ones. */
  async function mark({ key, title }: Pick<DashboardTask, "key" | "title">, kind: TaskMarkKind): Promise<boolean> {
    try {
      const { mark: made } = await apiCall(markDashboardTask, { accountId, body: { key, kind } });
      client.setQueryData(queryKey, (old: Dashboard | undefined) => old && withMark(old, { ...made, title }));
      toasts.show({
        tone: "success",
        message: markedText(made),
        action: { label: "Rückgängig machen", onSelect: () => void unmark(key) },
      });
      return true;
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
      void client.invalidateQueries({ queryKey });
      return false;
    }
  }

  async function hideOffers(): Promise<void> {
    try {
      await apiCall(markDashboardTask, { accountId, body: { key: OFFERS_KEY, kind: "not_for_us" } });
      client.setQueryData(queryKey, (old: Dashboard | undefined) => old && { ...old, hidesOffers: true });
      toasts.show({
        tone: "success",
        message: "Ausgeblendet. Im Menü finden Sie weiter alle Produkte.",
        action: { label: "Rückgängig machen", onSelect: () => void unmark(OFFERS_KEY) },
      });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }

  return { mark, unmark, hideOffers };
}

/** The answer as the server would give it now. */
export const withMark = (old: Dashboard, hidden: Dashboard["hidden"][number]): Dashboard => ({
  ...old,
  tasks: old.tasks.filter(({ key }) => key !== hidden.key),
  hidden: [...old.hidden.filter(({ key }) => key !== hidden.key), hidden].toSorted((one, other) =>
    one.untilDay < other.untilDay ? -1 : 1,
  ),
});
