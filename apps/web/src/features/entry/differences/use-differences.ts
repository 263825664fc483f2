import {
  decideEntryDifferences,
  type DifferenceDecision,
  type EntryDifference,
} from "@portal/contract/entry/differences/calls";
import type { EntryField } from "@portal/contract/entry/parts";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { useEntryActions } from "../entry-store.ts";
import { fieldList } from "../history/change-texts.ts";

/** The difference as the person saw it. The server refuses a decision on any other. */
export type Seen = Pick<EntryDifference, "part" | "version" | "proposal">;

/** Decides fields of one part and reports the result; the message offers to undo it. */
export function useDecide() {
  const { run, undo, reload, accountId } = useEntryActions();
  const toasts = useToasts();

  const send = async (seen: Seen, fields: readonly EntryField[], decision: DifferenceDecision) => {
    const { part, version, proposal } = seen;
    const decisions = fields.map((field) => ({ field, decision }));
    return run(() => apiCall(decideEntryDifferences, { body: { part, version, proposal, decisions }, accountId }));
  };
  const report = async (reason: unknown) => {
    toasts.show({ tone: "danger", message: germanMessage(reason) });
    // The values have changed since the person compared them.
    if (reason instanceof ApiProblem && reason.status === 409) await reload().catch(() => null);
  };
  const takeBack = async (seen: Seen, fields: readonly EntryField[], changeId: number | null) => {
    try {
      if (changeId === null) await send(seen, fields, "reopen");
      else await undo(changeId);
      toasts.show({ tone: "success", message: `Wieder offen: ${fieldList(fields)}.` });
    } catch (error) {
      await report(error);
    }
  };
  /** Resolves to whether it worked. */
  return async (seen: Seen, fields: readonly EntryField[], decision: DifferenceDecision): Promise<boolean> => {
    try {
      const { saved } = await send(seen, fields, decision);
      toasts.show({
        tone: "success",
        message: `${DONE[decision]}: ${fieldList(fields)}.`,
        ...(decision !== "reopen" && {
          action: {
            label: "Rückgängig",
            onSelect: () => void takeBack({ ...seen, version: saved.version }, fields, saved.changeId),
          },
        }),
      });
      return true;
    } catch (error) {
      await report(error);
      return false;
    }
  };
}

const DONE: Record<DifferenceDecision, string> = {
  accept: "Übernommen",
  refuse: "Ihre Angabe bleibt",
  reopen: "Wieder offen",
};
