import { useBlocker } from "@tanstack/react-router";
import { hasUnsavedChanges, mayLeave, useLeaveQuestion } from "../../platform/forms/unsaved-changes.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

const shouldBlock = async (): Promise<boolean> => !(await mayLeave());

/** Asks before unsaved work is left: by a link, by the back button, by switching the company, by closing the tab. */
export function LeaveDialog() {
  useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: hasUnsavedChanges });
  const question = useLeaveQuestion();
  return (
    <ConfirmDialog
      open={question !== null}
      title="Änderungen verwerfen?"
      confirmLabel="Ohne Speichern verlassen"
      cancelLabel="Weiter bearbeiten"
      danger
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    >
      <p>Sie haben Angaben geändert und noch nicht gespeichert. Wenn Sie jetzt gehen, sind diese Änderungen verloren.</p>
    </ConfirmDialog>
  );
}
