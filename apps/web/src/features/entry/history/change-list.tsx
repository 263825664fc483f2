import type { EntryChange } from "@portal/contract/entry/history/calls";
import { useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useEntryActions } from "../entry-store.ts";
import { ChangeItem, Fields } from "./change-item.tsx";
import { fieldList, fieldsChangedSince, undoneAmong } from "./change-texts.ts";
import styles from "./history-section.module.css";
import { useLatestChanges } from "./use-changes.ts";

type Asked = { readonly change: EntryChange; readonly since: readonly string[] };

/**
 * Changes, each with an undo button (Specification §4 "Entry update"). Asks first if the undo would also revert later
 * changes.
 */
export function ChangeList({ changes, mayWrite }: { changes: readonly EntryChange[]; mayWrite: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useLatestChanges();
  const takeBack = useTakeBack();
  const toasts = useToasts();
  const undone = undoneAmong(changes);

  async function ask(change: EntryChange) {
    try {
      const since = fieldsChangedSince(change, await latest(change.part));
      if (since.length > 0) setAsked({ change, since });
      else await takeBack(change);
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  return (
    <>
      <ul className={styles.list} role="list">
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            undone={undone.has(change.id)}
            onUndo={mayWrite ? (one) => void ask(one) : undefined}
          />
        ))}
      </ul>
      {asked && <UndoDialog {...asked} onClose={() => setAsked(null)} onConfirm={() => takeBack(asked.change)} />}
    </>
  );
}

/** Returns a function that undoes a change and reports the result. */
function useTakeBack(): (change: EntryChange) => Promise<void> {
  const { undo } = useEntryActions();
  const toasts = useToasts();
  return async (change) => {
    try {
      const { saved } = await undo(change.id);
      const message =
        saved.changeId === null
          ? "Es gilt schon, was vor dieser Änderung galt."
          : `Rückgängig gemacht: ${fieldList(saved.fields)}.`;
      toasts.show({ tone: "success", message });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  };
}

type UndoDialogProps = Asked & { onClose: () => void; onConfirm: () => Promise<void> };

function UndoDialog({ change, since, onClose, onConfirm }: UndoDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="Ältere Änderung rückgängig machen?"
      confirmLabel="Rückgängig machen"
    >
      <p>Danach wurde noch einmal geändert: {fieldList(since)}. Auch das geht auf den Stand davor zurück.</p>
      <Fields fields={change.fields.map(({ field, before, after }) => ({ field, before: after, after: before }))} />
    </ConfirmDialog>
  );
}
