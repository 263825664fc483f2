import { useLeaveQuestion } from "../../platform/forms/unsaved-changes.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";

/**
 * Asks before unsaved work is lost, by a link, the back button or a switch of the company. Closing it means to stay.
 * It is no chunk of its own, because it must appear without a connection, too.
 */
export function LeaveDialog() {
  const question = useLeaveQuestion();
  return question === null ? null : (
    <ConfirmDialog
      open
      title="Änderungen verwerfen?"
      confirmLabel="Ohne Speichern verlassen"
      cancelLabel="Weiter bearbeiten"
      danger
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>
        Sie haben Angaben geändert und noch nicht gespeichert. Wenn Sie jetzt gehen, sind diese Änderungen verloren.
      </p>
    </ConfirmDialog>
  );
}
