import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";

/** The dialog itself; closing it means to stay. */
export default function LeaveQuestion({ answer }: { answer: (leave: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      title="Änderungen verwerfen?"
      confirmLabel="Ohne Speichern verlassen"
      cancelLabel="Weiter bearbeiten"
      danger
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>
        Sie haben Angaben geändert und noch nicht gespeichert. Wenn Sie jetzt gehen, sind diese Änderungen verloren.
      </p>
    </ConfirmDialog>
  );
}
