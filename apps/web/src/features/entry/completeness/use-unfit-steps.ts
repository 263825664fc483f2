import { stepKey } from "@portal/contract/entry/completeness/calls";
import type { CompletenessAction } from "@portal/contract/entry/completeness/completeness";
import { markDashboardTask, unmarkDashboardTask } from "@portal/contract/dashboard/tasks/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { accountPrefix } from "../../../platform/query/query-keys.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { unfitStepsQuery } from "../entry-store.ts";

type Step = Pick<CompletenessAction, "id" | "title">;

/** Ids of the steps that somebody marked; undefined while they load, none if they can't be loaded. */
export function useUnfitSteps(): readonly string[] | undefined {
  const { data, error } = useQuery({ ...unfitStepsQuery(useActiveAccountId()), throwOnError: false });
  return data?.unfit ?? (error === null ? undefined : []);
}

/** Marks steps as not fitting and takes that back. */
export function useMarkStep() {
  const client = useQueryClient();
  const accountId = useActiveAccountId();
  const toasts = useToasts();

  /** The start page shows the same steps. Resolves to whether it worked. */
  async function send(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      void client.invalidateQueries({ queryKey: [...accountPrefix(accountId), "dashboard"] });
      await client.invalidateQueries({ queryKey: unfitStepsQuery(accountId).queryKey });
      return true;
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
      return false;
    }
  }
  const unmark = ({ id }: Step) => send(() => apiCall(unmarkDashboardTask, { accountId, body: { key: stepKey(id) } }));
  const mark = async (step: Step): Promise<boolean> => {
    const body = { key: stepKey(step.id), kind: "not_for_us" } as const;
    const done = await send(() => apiCall(markDashboardTask, { accountId, body }));
    if (done)
      toasts.show({
        tone: "success",
        message: `Diesen Schritt zeigen wir nicht mehr: ${step.title}.`,
        action: { label: "Rückgängig machen", onSelect: () => void unmark(step) },
      });
    return done;
  };
  return { mark, unmark };
}
