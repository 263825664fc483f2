import { decideEntryHint, type HintDecision } from "@portal/contract/ugc/decide-hint";
import type { EntryHint } from "@portal/contract/ugc/hints";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { useEntryActions } from "../entry-store.ts";

const DONE: Record<Exclude<HintDecision, "reopen">, string> = {
  accept: "Übernommen",
  right: "Als erledigt vermerkt",
  wrong: "Als falsch vermerkt",
};

/** Decides a hint and reports the result; the message offers to take it back. */
export function useDecideHint() {
  const { undo, reload, accountId } = useEntryActions();
  const toasts = useToasts();

  async function send({ id, change }: EntryHint, decision: HintDecision): Promise<number | null> {
    const seen =
      decision === "accept" && change !== null
        ? { version: change.version, fields: change.fields.map(({ field }) => field) }
        : null;
    const { changeId } = await apiCall(decideEntryHint, { body: { id, decision, seen }, accountId });
    await reload().catch(() => null);
    return changeId;
  }
  async function report(reason: unknown): Promise<void> {
    toasts.show({ tone: "danger", message: germanMessage(reason) });
    // Somebody decided meanwhile, or the entry has changed since the person compared.
    if (reason instanceof ApiProblem && (reason.status === 409 || reason.status === 404))
      await reload().catch(() => null);
  }
  async function takeBack(hint: EntryHint, changeId: number | null): Promise<void> {
    try {
      if (changeId !== null) await undo(changeId);
      await send(hint, "reopen");
      toasts.show({ tone: "success", message: `Hinweis ${hint.id} ist wieder offen.` });
    } catch (error) {
      await report(error);
    }
  }
  /** Resolves to whether it worked. */
  return async (hint: EntryHint, decision: Exclude<HintDecision, "reopen">): Promise<boolean> => {
    try {
      const changeId = await send(hint, decision);
      toasts.show({
        tone: "success",
        message: `${DONE[decision]}: Hinweis ${hint.id}.`,
        action: { label: "Rückgängig", onSelect: () => void takeBack(hint, changeId) },
      });
      return true;
    } catch (error) {
      await report(error);
      return false;
    }
  };
}
